"""What the clauses read so far have told of the statement as a whole, beside its tricks, steps and beliefs."""

from __future__ import annotations

from typing import Literal, TypeAlias

Flag: TypeAlias = Literal[
    # Whether it claims or concedes, without a number.
    "claim",  # that he claims, or has the tricks: "I make these"
    "claim_if",  # that he claims under a condition
    "wish",  # "I'd claim if I could"
    "regret",  # "I should have claimed"
    "vague",  # that nothing can go wrong, or a line by its name only
    "takes_these",  # "I'm taking these"
    "done",  # "that's it": as much as was said, and no more
    "that_is_all",  # "… nothing else": what was listed is everything
    "all_you_get",  # "… and that's all you get": what was listed is theirs
    "belief",  # that cards are good
    "concede",  # that the other side gets something
    "gives_up",  # "I concede", nobody says how many
    "resign",  # "take what you want": the count is left to others
    "lie",  # how the opponents' cards lie, and nothing of tricks
    "trumps_lie",  # how the trumps out lie
    "master_out",  # that the highest card of a suit is out
    # Whose tricks, and how they are counted.
    "all_but",  # all the tricks but some
    "rest_claimed",  # the rest, when some were given up
    "complement",  # as many conceded as a claim of some leaves
    "summed",  # "… that's seven": the sum of what went before
    "elaborated",  # that what follows says which tricks were given up
    "has_losers",  # "I have two losers"
    "losers",  # "losers: …", what is listed is lost
    "loser",  # that a card is a loser
    "lose_open",  # "I only lose …", what follows is lost
    "named_next",  # "the only one is …", what follows says which
    "ranks",  # that numbers in a list are ranks
    "each_ours",  # "partner and I get one each", counted for both
    "they_apart",  # "they" and "he" are not the same side
    "their_result",  # that a result is the other side's
    # The trick in progress.
    "current",  # whose it is
    "current_lost",  # that it is the other side's
    "current_win",  # that a card wins it
    "current_step",  # that a play is to it
    # Conditions and alternatives.
    "otherwise",  # what happens else
    "made_if",  # a result under a condition
    "fails_if",  # that the contract fails under a condition
    "even_if",  # what makes no difference: "even if trumps are 4-1"
    "depends",  # "it depends who has the king"
    "unsure",  # "I've lost count"
    "weighs",  # "nine, ten, whatever"
    "think",  # "let me think"
    "doubt",  # that what follows is doubted
    "doubt_first",  # "hang on, …"
    # How it is spoken.
    "first_person",  # the speaker says I or we
    "reported",  # somebody tells what another said or did
    "told",  # what happened after the claim
    "elsewhere_claimed",  # what was claimed there
    "elsewhere",  # what happened on another board, at another table, or in the auction
    "repair",  # words of correction were said
    "broke_off",  # that a line was begun and given up
    "unsaid",  # what was not said
    "unseen",  # what somebody had not noticed
    # What is no claim.
    "question",
    "asks_first",  # a question, and then something else
    "order",  # to dummy
    "call",  # for the director, or for a card
    "assent",
    "denial",  # "I'm not claiming"
    "objection",
    "afterthought",  # what was said, or noticed, too late
]
"""One thing told, by its name."""
