"""Where it is told, behind a play or a state, what comes of it: "queen falls[,] five clubs", "clubs are good[,] rest
mine"."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, NOMINAL, label_at, lexeme_at, relabel
from nlclaim.language.contexts.pauses_plays import Begins, starts_back
from nlclaim.language.contexts.said_before import Said, is_led_to, is_settled, is_trumps, names_card
from nlclaim.language.lexemes import Lexeme

_LONGEST_SUIT = 8
"""Tricks that a suit runs for at most, as people claim."""
_HIGHEST_RANK = 10
_LEAST_SCORE = 50
_ENDS = JOINTS | {"END"}
_WHOLE = NOMINAL | {"ROLE"}
_ROUNDS = ("round", "round+")


# Numbers and results ---------------------------------------------------------------------------------------------


def starts_number(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two in trumps[,] two in diamonds", "clubs run[,] twelve", "queen falls[,] five clubs", "…[,] two off"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if before.value.startswith("draw.") and before.end - before.start == len(before.plain) + len(" in"):
        return False  # "trumps pulled in *three*"
    if _follows_whether(lexemes, place) or _is_consequence(lexemes, place, said):
        return True
    if after.label == "DOWN":
        return _is_result(lexemes, place, said)
    if before.label == "RANK" and _goes_on_ranks(lexemes, place):
        lexemes[place] = relabel(lexemes[place], "RANK", lexemes[place].value.replace("10", "T"))
        return True  # "all winners: jack[,] *nine*[,] *six*"
    if before.label in NOMINAL and int(lexemes[place].value) > _HIGHEST_RANK and after.label in _ENDS | {"IF"}:
        return said.verb is not None or (
            after.label == "IF" and before.value == "finesse"
        )  # "run the spades[,] eleven"
    if after.value in ("trick+", "overtrick") and is_led_to(lexemes, place):
        return before.label != "ROLE"  # "a club to the jack[,] ten tricks if it wins"
    if after.value == "more" and before.label in NOMINAL and label_at(lexemes, place + 2) != "SUIT":
        return said.verb is not None or names_card(lexemes, place)  # "two hearts and the ace of spades[,] eight more"
    behind = _NUMBER_BEHIND.get(before.label)
    if behind is not None and behind(lexemes, place, said):
        return True
    return is_led_to(lexemes, place) and _counts_suit(lexemes, place)  # "diamond to the ace[,] three spades"


def _goes_on_ranks(lexemes: list[Lexeme], place: int) -> bool:
    """Whether nothing but ranks has been said since the last joint, and a number goes on with lower ones."""
    start = place - 1
    while label_at(lexemes, start) == "RANK":
        start -= 1
    after = label_at(lexemes, place + 1)
    ranks = label_at(lexemes, start) in ("STOP", "COLON", "QUOTE", "THEN") and after in _ENDS | {"NUMBER", "INORDER"}
    last = lexemes[place - 1].value
    number = int(lexemes[place].value)
    return ranks and 2 <= number <= _HIGHEST_RANK and not (last.isdecimal() and int(last) <= number)


def _is_result(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "We get a heart[,] two off", "hearts yours[,] one down"; not "four spades one off", "the contract one down"."""
    before = lexemes[place - 1]
    if before.label == "SUIT" and label_at(lexemes, place - 2) == "NUMBER" and said.verb is None:
        return False
    whole = before.label in _WHOLE and before.value != "contract"
    return whole or before.label == "MINE" or before.value in ("more", "rest")


def _counts_suit(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Three* clubs", "*two* more clubs", "*two* top clubs"."""
    after = lexeme_at(lexemes, place + 1)
    if after.label == "SUIT":
        return after.value.endswith("+")
    return (after.value == "more" or after.label == "ADJ") and label_at(lexemes, place + 2) == "SUIT"


def _number_behind_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Draw trumps[,] three clubs", "back to hand with a trump[,] three diamonds", "jack of clubs[,] ten of clubs"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if after.value == "in" and (two.label == "NUMBER" or two.value == "in"):
        return True  # "two in trumps[,] two in diamonds"
    if before.value.startswith("T") and after.value == "round+" and label_at(lexemes, place + 2) != "OF":
        return True  # "draw trumps[,] two rounds"
    if after.label == "OF" and label_at(lexemes, place + 2) == "SUIT":
        return two.label == "OF" and label_at(lexemes, place - 3) in ("RANK", "NUMBER")
    if after.value == "trick+":  # "knocking out the ace of hearts[,] nine tricks"
        many = two.label == "NUMBER" and int(lexemes[place].value) > _LONGEST_SUIT
        return many or said.play in ("knock_out", "establish", "draw")
    if after.label == "RANK" and after.value.endswith("+"):
        return two.label == "NUMBER"  # "four hearts[,] two aces"
    if before.value.startswith("T"):
        suited = after.label == "SUIT" or _counts_suit(lexemes, place)
        if said.play == "draw" or not suited:
            return suited and said.play == "draw" and not after.value.startswith("T")
    if not _counts_suit(lexemes, place):
        return False
    if said.play in ("over", "cross", "unblock"):
        return two.label in ("DET", "OF")
    return two.label == "OF" and label_at(lexemes, place - 3) == "RANK"  # "the ace of spades[,] two clubs get ruffed"


def _number_behind_card(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Knocking out your ♦A[,] nine tricks", "over with ♦A[,] 2 spades off on hearts"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if after.value == "trick+":
        return said.play in ("knock_out", "establish", "draw")
    suited = after.label == "SUIT" or _counts_suit(lexemes, place)
    return before.label == "CARDS" and suited and not before.value.startswith("?")


def _number_behind_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Queen falls[,] five clubs", "West is squeezed[,] 13 tricks": a verb that has no object."""
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    if before.value == "finesse.base":
        return _number_behind_finesse(lexemes, place, said)
    if label_at(lexemes, place + 1) == "NOUN" and lexeme_at(lexemes, place + 1).value in _ROUNDS:
        return False
    verb, _, form = before.value.partition(".")
    if verb == "run" and form == "base":
        return two.label == "SUIT" and int(lexemes[place].value) > _LONGEST_SUIT
    if verb == "run":
        return form == "ing" and two.label == "BE" and label_at(lexemes, place - 3) in NOMINAL
    if verb == "ruff" and form == "s":
        return said.conditional and two.word in _ANYBODY  # "provided nobody ruffs[,] twelve"
    if verb == "drop":
        return form in ("s", "past") and two.label in NOMINAL
    if verb == "concede":  # "two aces to lose[,] 11 tricks"
        return two.label == "AUX" and two.value == "to" and int(lexemes[place].value) > _LONGEST_SUIT
    if verb == "draw":
        return form == "past" and (two.label == "BE" or is_trumps(two))  # "trumps are drawn[,] thirteen tricks"
    if verb == "ruff":
        return form == "past" and two.label == "SUIT"  # "small club ruffed[,] three trumps"
    if verb in _PASSIVES and two.label == "BE":
        return form == "past"  # "the ace is knocked out[,] nine tricks"
    return form == "past" and verb in ("squeeze", "need", "establish") and said.verbs == 1


_PASSIVES = frozenset({"establish", "knock_out", "discard", "cash", "unblock", "duck", "finesse"})
"""What is done to cards, and then needs no more."""
_ANYBODY = frozenset({"nobody", "no", "neither", "none", "somebody", "someone", "anybody", "anyone"})


def _number_behind_finesse(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "I don't need the finesse[,] two clubs go away", "spade finesse[,] 12 if it works"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if before.value not in ("finesse", "finesse.base"):
        return False
    if said.denies and (before.label == "ACT" or two.value.startswith("need")):
        return after.value not in _ROUNDS
    if two.label != "SUIT":
        return False
    return after.label in ("IF", "META") or after.value in ("trick+", "overtrick", "overtrick+")


def _number_behind_state(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "No trumps left[,] four clubs", "spades are solid[,] eleven tricks"."""
    after = lexeme_at(lexemes, place + 1)
    if lexemes[place - 1].value == "high" and label_at(lexemes, place - 2) == "BE":
        return after.value == "trick+"
    suited = after.label == "SUIT" or _counts_suit(lexemes, place)
    out = lexemes[place - 1].value in ("left", "gone", "there") and not is_trumps(after)
    return suited and out and is_settled(lexemes, place)


def _number_behind_first(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two spades first[,] five diamonds"."""
    return label_at(lexemes, place - 2) in NOMINAL and _counts_suit(lexemes, place)


def _number_behind_how(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Whatever happens[,] four more"."""
    return lexemes[place - 1].value == "either_way" and lexeme_at(lexemes, place + 1).value in ("more", "trick+")


def _number_behind_result(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "One down[,] two aces to come"."""
    return label_at(lexemes, place + 1) == "RANK"


def _number_behind_loser(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two losers[,] one heart and one diamond"."""
    losers = lexemes[place - 1].value == "loser" and label_at(lexemes, place - 2) == "NUMBER"
    return losers and label_at(lexemes, place + 1) == "SUIT"


def _number_behind_those(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "After those[,] three spades"."""
    those = lexemes[place - 1].value == "these" and label_at(lexemes, place - 2) == "AFTER"
    return those and label_at(lexemes, place - 3) in JOINTS


def _number_behind_owner(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "3 me[,] 1 u"."""
    return label_at(lexemes, place + 1) == "MINE" and label_at(lexemes, place - 2) not in _ENDS


_NUMBER_BEHIND: dict[str, Begins] = {
    "SUIT": _number_behind_suit,
    "CARDS": _number_behind_card,
    "RANK": _number_behind_card,
    "NOUN": _number_behind_loser,
    "ACT": _number_behind_finesse,
    "VERB": _number_behind_verb,
    "PRED": _number_behind_state,
    "FIRST": _number_behind_first,
    "HOW": _number_behind_how,
    "DOWN": _number_behind_result,
    "DET": _number_behind_those,
    "MINE": _number_behind_owner,
}


def starts_result(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Take the finesse[,] down one"."""
    before = lexemes[place - 1]
    if label_at(lexemes, place + 1) != "NUMBER" or before.value == "contract":
        return False
    return before.label in NOMINAL or before.label == "MINE" or before.value in ("finesse.base", "rest")


def starts_signed(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two diamonds[,] +650", "cashing ♠K and ♥A[,] -2"."""
    before = lexemes[place - 1].label
    score = lexemes[place].value.lstrip("+-")
    much = score.isdecimal() and int(score) >= _LEAST_SCORE
    if before in ("SUIT", "ACT", "NOUN"):
        return much
    return before in ("PERSON", "ROLE", "MINE", "GROUP") or (before == "CARDS" and said.verb is not None)


def _is_consequence(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "If the king is onside[,] ten tricks", "as long as nobody ruffs[,] I make it"."""
    if not said.conditional:
        return False
    before, here = lexemes[place - 1], lexemes[place]
    comes_to = here.label == "NUMBER" and lexeme_at(lexemes, place + 1).value == "trick+"
    rest = here if here.label != "DET" else lexeme_at(lexemes, place + 1)
    comes_to = comes_to or (rest.value == "rest" and before.label != "VERB")
    comes_to = comes_to or (here.label == "EXACT" and here.word in ("i", "we"))
    done = before.label == "VERB" and before.value.partition(".")[0] not in _WINNING
    done = done or (here.label == "EXACT" and before.label == "VERB" and before.value.endswith(".s"))
    return comes_to and (done or before.label in NOMINAL or before.label == "PRED")


_WINNING = frozenset({"win", "make", "take", "get", "have", "concede", "give", "claim", "cash", "count", "say"})


# Shares ----------------------------------------------------------------------------------------------------------


def starts_no_more(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "You get 1[,] rest me", "clubs are solid[,] rest mine", "two hearts[,] no clubs", "a heart[,] nothing else"."""
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    if here.value == "no":
        if after.value == "words":
            return before.label != "VERB"  # "she has the others[,] no question"
        return before.label in NOMINAL and (after.label in NOMINAL or after.label in _ENDS)  # "a heart[,] no more"
    if here.value == "none":
        named = before.label in ("SUIT", "RANK", "CARDS", "MINE", "UNKNOWN")
        named = named or (before.label == "NUMBER" and label_at(lexemes, place - 2) == "DET")  # "the nine"
        return (named and after.label in _ENDS | {"QUANT"}) or (before.label == "VERB" and after.value == "say.past")
    if here.value == "everything":
        named = before.label == "SUIT" or before.value == "1"
        return named and said.verb is not None and (after.label in ("BE", "PERSON") or after.value == "in")
        # "once I've ruffed one club[,] everything in hand is good"
    if before.label == "LAST":
        return here.value == "rest" and after.label == "BE"  # "one club to you at the end[,] others are good"
    if here.value in ("all", "rest") and before.label == "PERSON" and said.verb is None:
        return lexeme_at(lexemes, place - 2).value == "for" and after.label not in JOINTS  # "the king for you[,] all …"
    if _follows_any_lead(lexemes, place) or _is_consequence(lexemes, place, said):
        return True
    if here.value != "rest" or not (before.label in _COUNTED or before.value == "this"):
        return False
    ends = after.label == "END" and before.label in ("SUIT", "CARDS", "LETTER")  # "a club on a diamond[,] rest"
    trumps = after.value in ("T", "T+") and label_at(lexemes, place + 2) in _ENDS  # "ruff a club[,] rest trump"
    given = after.value in ("to", "for") and label_at(lexemes, place + 2) == "PERSON"
    return after.label in ("MINE", "PRED") or ends or given or (trumps and before.label in ("SUIT", "NOUN"))


_COUNTED = frozenset({"NUMBER", "NOUN", "SUIT", "RANK", "CARDS", "PRED"})
"""What ends a share, where the rest is the next."""


def starts_owner(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Mine 3[,] yours 1"."""
    if _follows_whether(lexemes, place):
        return True
    shares = lexemes[place - 1].label == "NUMBER" and label_at(lexemes, place - 2) == "MINE"
    return shares and label_at(lexemes, place + 1) == "NUMBER"


def starts_state(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Draw trumps[,] all mine", "ruff a club in dummy[,] all good", "clubs broke 3-2[,] laydown"."""
    before, here = lexemes[place - 1], lexemes[place]
    if before.label == "BREAKS":
        return here.value == "cold" and said.verb is not None
    if here.value == "home" and before.label in ("SUIT", "RANK", "ACT"):
        return bool(said.play) and label_at(lexemes, place + 1) in ("END", "STOP")  # "ruff a heart[,] home"
    if here.word != "all" or said.states:
        return False
    if before.value.startswith("T") and said.play == "draw":
        return True
    two = label_at(lexemes, place - 2)
    if before.label == "VERB":
        if before.value in ("draw.past", "ruff.past"):
            return two == "SUIT"  # "trumps drawn[,] all good"
        return before.value == "draw.base" and two in _ENDS  # "ruff high, draw[,] all good"
    if before.label == "ACT":
        return before.value == "ruff"
    if before.label == "SUIT" and not before.value.endswith("+"):
        return two in ("DET", "PREP") and bool(said.play)  # "back in hand with trump[,] all high"
    return before.label == "ROLE" and bool(said.play)


# Named -----------------------------------------------------------------------------------------------------------


def starts_named(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two clubs[,] that's my nine", "a spade to the ace[,] a club ruff", "lose a heart[,] the others I have"."""
    here = lexemes[place]
    if _is_consequence(lexemes, place, said):
        return True
    if here.value == "this":
        return _sums_up(lexemes, place)
    if lexeme_at(lexemes, place + 1).value == "rest":
        return here.value == "the" and _starts_others(lexemes, place, said)
    if here.value in ("a", "another") and _starts_next_one(lexemes, place):
        return True
    behind = _NAMED_BEHIND.get(lexemes[place - 1].label)
    return behind is not None and behind(lexemes, place, said)


def _starts_others(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "I take three[,] *the rest* are yours", "one heart to lose[,] *the others* I take"."""
    before, two, then = lexemes[place - 1], lexeme_at(lexemes, place - 2), label_at(lexemes, place + 2)
    if before.label == "DOWN":
        return True  # "two down[,] the rest are mine"
    if before.value == "finesse" and said.denies:
        return then == "BE"  # "I don't need the finesse[,] the rest are good"
    if before.label == "NUMBER" and two.label != "AND":
        return then in ("BE", "MINE", "PERSON")
    to_lose = before.value == "concede.base" and two.label == "AUX"
    return then == "PERSON" and (to_lose or before.label in ("SUIT", "CARDS", "NOUN"))


def _starts_next_one(lexemes: list[Lexeme], place: int) -> bool:
    """ "Spade to the ace[,] *a club ruff*", "ace of clubs[,] *a heart to the ace*", "…[,] *another spade ruff*"."""
    before, here, then = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 2)
    if label_at(lexemes, place + 1) != "SUIT":
        return False
    if before.value in _ROUNDS:
        return True  # "in three rounds[,] a heart ruff"
    in_hand = before.label == "ROLE" and label_at(lexemes, place - 2) == "PREP"
    discarded = before.label == "ACT" and before.value == "discard"  # "for a heart discard[,] a heart ruff"
    if before.label not in ("RANK", "CARDS", "SUIT") and not (in_hand or discarded):
        return False
    if then.value in ("to", "over.base"):
        return before.label != "ROLE" or is_led_to(lexemes, place)
    ruffs = (then.label == "ACT" and then.value == "ruff") or then.value == "ruff.past"
    return ruffs and (discarded or before.label == "RANK" or here.value == "another")


def _named_behind_result(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two off[,] *my jack* of trumps has to score"."""
    return label_at(lexemes, place + 1) in ("RANK", "SUIT", "CARDS", "ADJ", "QUANT")


def _named_behind_number(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Down one[,] *the ace* of clubs is still to come"."""
    return label_at(lexemes, place - 2) == "DOWN" and _named_behind_result(lexemes, place, said)


def _named_behind_amount(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two more[,] *the ace* and a ruff", "I concede the rest[,] *dummy's clubs* are good"."""
    before, after = lexemes[place - 1], label_at(lexemes, place + 1)
    if before.value == "more":
        return label_at(lexemes, place - 2) == "NUMBER" and after in ("RANK", "CARDS")
    return before.value == "rest" and after == "SUIT" and label_at(lexemes, place + 2) == "BE"


def _named_behind_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two losers[,] *a heart* and a diamond", "two tricks[,] *the ace* and a ruff"."""
    if label_at(lexemes, place - 2) != "NUMBER":
        return False
    before, after = lexemes[place - 1].value, label_at(lexemes, place + 1)
    if before == "trick+":
        return after == "RANK"
    return before in ("loser", "loser+") and after in ("SUIT", "RANK", "ORDINAL", "ADJ")


def _named_behind_those(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "After those[,] *the spades*"."""
    return lexemes[place - 1].value == "these"


def _named_behind_state(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Once your trumps are out[,] *my diamonds* stand up"."""
    suit = place + 1 + (label_at(lexemes, place + 1) == "ADJ")
    stands = label_at(lexemes, suit) == "SUIT" and label_at(lexemes, suit + 1) in ("VERB", "PRED")
    return stands and lexemes[place].value in ("my", "the", "dummy") and is_settled(lexemes, place)


def _named_behind_card(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Drawing your trump[,] *the clubs*", "I cash the king[,] *the ten* comes down"."""
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    if is_trumps(before) and said.play == "draw" and here.value in ("the", "my", "dummy"):
        return after.label == "SUIT" and not is_trumps(after)
    falls = here.value == "the" and after.label == "RANK"
    return falls and lexeme_at(lexemes, place + 2).value == "drop.s"


def _named_behind_action(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "No need for the finesse[,] *the trumps* are solid"."""
    suit = lexemes[place].value == "the" and label_at(lexemes, place + 1) == "SUIT"
    return suit and label_at(lexemes, place + 2) == "BE"


def _named_behind_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "One more to come[,] *the diamond king*", "two more coming[,] *a trump* and the ace"."""
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    to_come = before.value == "come.base" and two.label == "AUX" and two.value == "to"
    coming = before.value == "come.ing" and two.value == "more"
    return (to_come or coming) and label_at(lexemes, place + 1) in ("SUIT", "RANK", "CARDS")


_NAMED_BEHIND: dict[str, Begins] = {
    "VERB": _named_behind_verb,
    "SUIT": _named_behind_card,
    "RANK": _named_behind_card,
    "NOUN": _named_behind_noun,
    "ACT": _named_behind_action,
    "PRED": _named_behind_state,
    "NUMBER": _named_behind_number,
    "DOWN": _named_behind_result,
    "QUANT": _named_behind_amount,
    "DET": _named_behind_those,
}


def _sums_up(lexemes: list[Lexeme], place: int) -> bool:
    """ "Two clubs[,] that's my nine", "11 in all[,] that's five hearts …"."""
    before = lexemes[place - 1]
    counted = before.label in _COUNTED | {"ACT", "ROLE", "PERSON"} or before.value == "more"
    if lexemes[place].word == "which":
        return counted and lexeme_at(lexemes, place + 1).value == "give.s"  # "the ace[,] which leaves one"
    if not counted or label_at(lexemes, place + 1) != "BE":
        return False
    at = place + 2 + (label_at(lexemes, place + 2) == "DET")
    return label_at(lexemes, at) in ("NUMBER", "DOWN") or lexeme_at(lexemes, at).value == "everything"


# Sentences -------------------------------------------------------------------------------------------------------


def starts_sentence(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "By setting up the clubs[,] I make it", "five hearts[,] that makes nine"."""
    before, word = lexemes[place - 1], lexemes[place].word
    if word == "making" and before.label in ("SUIT", "RANK", "CARDS") and label_at(lexemes, place + 1) in _ENDS:
        return said.verb is not None or label_at(lexemes, place - 2) == "DET"  # "I lose a heart[,] making"
    if word in ("i", "we", "that") and before.label in _TELLING:
        return True
    return (
        _follows_any_lead(lexemes, place) or _follows_whether(lexemes, place) or _is_consequence(lexemes, place, said)
    )


_TELLING = NOMINAL | {"ROLE", "PRED"}


def starts_person(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Whatever you lead[,] I take it", "queen drops or not[,] I have nine"."""
    return _follows_any_lead(lexemes, place) or _follows_whether(lexemes, place)


def starts_role(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "C ruff D ruff[,] dummy high", "spade ace first[,] hand high", "trumps are drawn[,] dummy's good"."""
    before, here = lexemes[place - 1], lexemes[place]
    if _follows_any_lead(lexemes, place):
        return True
    if here.word in ("partner", "pard") and here.value == "partner":
        addressed = before.label in ("QUANT", "PRED", "MINE", "NUMBER", "NOUN") or before.value == "make.past"
        return addressed and label_at(lexemes, place + 1) in _ENDS  # "you've got the lot[,] partner"
    after = lexeme_at(lexemes, place + 1)
    if after.value in ("get.s", "ruff.s", "win.s", "take.s", "make.s") and here.value not in ("hand", "dummy"):
        return before.label in ("SUIT", "CARDS") and said.verb is not None and not said.conditional
        # "I take my two hearts[,] partner gets a trump"
    if after.label != "PRED":
        return False
    if before.label == "VERB":
        return said.states and before.value == "draw.past"
    if before.label == "SUIT":
        return label_at(lexemes, place - 2) in ("DET", "ADJ", "VERB", "NUMBER")  # "ruff a spade[,] hand good"
    return before.label == "FIRST" or (before.label == "ACT" and before.value == "ruff")


def starts_order(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "First I take the ace[,] second I run clubs", "a spade to dummy[,] last my ace": puts the first so."""
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    if before.label not in _WHOLE:
        return False
    if here.label == "LAST":
        word = here.word
        return (word == "last" and after.label == "DET") or word in ("finally", "lastly")
    second = here.word in ("second", "third", "fourth") and after.value == "me" and after.label == "PERSON"
    if second:
        lexemes[place] = relabel(here, "THEN", "then")
    return second


def starts_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "The rest[,] whatever you lead"; "ruff a heart[,] *return* to hand", which is a verb, and put so."""
    here, before = lexemes[place], lexemes[place - 1]
    if here.value != "lead":
        return False
    if here.word == "return" and lexeme_at(lexemes, place + 1).value == "to":
        goal = lexeme_at(lexemes, place + 2 + (label_at(lexemes, place + 2) == "DET")).label
        returns = goal in ("ROLE", "RANK", "CARDS") and before.label in ("SUIT", "RANK") and bool(said.play)
        if returns:
            lexemes[place] = relabel(here, "VERB", "lead.base")
        return returns
    if here.word == "lead" and names_card(lexemes, place) and label_at(lexemes, place + 1) == "DET":
        lexemes[place] = relabel(here, "VERB", "lead.base")
        return True  # "unblock the ace of hearts[,] *lead* a spade"
    return here.word in _ANY_LEAD and before.label in ("SUIT", "QUANT", "NUMBER", "NOUN")


def starts_order_to_them(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Down two[,] *don't* waste your time"."""
    before = lexemes[place - 1].label
    if lexemes[place].value != "do":
        return False
    down = before == "NUMBER" and label_at(lexemes, place - 2) == "DOWN"
    return before == "DOWN" or (down and label_at(lexemes, place + 1) == "NEG")


def starts_adjunct(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "The rest[,] for one off", "nine tricks[,] with the trumps drawn", "ruff a club[,] back to hand in trumps"."""
    here = lexemes[place]
    if lexemes[place - 1].label == "VERB":
        return False
    if here.value == "for":  # "the rest[,] for one off", "I draw trumps[,] for plus one"
        result = [label_at(lexemes, place + 1), label_at(lexemes, place + 2)]
        return result[0] == "SIGNED" or sorted(result) == ["DOWN", "NUMBER"]
    return (here.value == "with" and _is_said_of(lexemes, place + 1)) or starts_back(lexemes, place, said)


_NAMING = NOMINAL | {"DET", "ADJ", "NUMBER", "OF"}
_CONDITION = 12
"""Words that are looked at for how something is."""


def _is_said_of(lexemes: list[Lexeme], place: int) -> bool:
    """ "Nine tricks[,] with *the trumps drawn*", "… with *the clubs good*": cards, and how they are."""
    end = next((at for at in range(place, place + _CONDITION) if label_at(lexemes, at) not in _NAMING), place)
    twice = [lexeme.label for lexeme in lexemes[place:end]].count("SUIT") > 1  # "with a trump[,] diamonds good"
    if twice or (label_at(lexemes, place) == "CARDS" and end > place + 1):
        return False  # "over with *♦A* two spades off on hearts"
    said = lexeme_at(lexemes, end)
    return end > place and (said.label == "PRED" or said.value.endswith(".past"))


def _follows_any_lead(lexemes: list[Lexeme], place: int) -> bool:
    """ "Whatever you lead[,] it's all mine"."""
    before = lexemes[place - 1]
    return before.value == "lead" and before.label == "NOUN" and before.word in _ANY_LEAD


_ANY_LEAD = frozenset({"whatever", "whichever", "anything", "no"})
"""How a lead begins that may be any: "*no* matter what you lead"."""


def _follows_whether(lexemes: list[Lexeme], place: int) -> bool:
    """ "Queen drops or not[,] I have nine"."""
    before = lexemes[place - 1]
    return label_at(lexemes, place - 2) == "OR" and before.word == "not"
