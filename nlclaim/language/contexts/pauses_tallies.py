"""Where it is told, behind a play or a state, what comes of it: "queen falls[,] five clubs", "clubs are good[,] rest
mine"."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, NOMINAL, label_at, lexeme_at, relabel
from nlclaim.language.contexts.pauses_plays import starts_back
from nlclaim.language.contexts.said_before import Said, is_led_to, is_settled, is_trumps, names_card
from nlclaim.language.lexemes import Lexeme

_LONGEST_SUIT = 8
"""Tricks that a suit runs for at most, as people claim."""
_ENDS = JOINTS | {"END"}


# Numbers and results ---------------------------------------------------------------------------------------------


def starts_number(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Two in trumps[,] two in diamonds", "clubs run[,] twelve", "queen falls[,] five clubs", "…[,] two off"."""
    before, after, two = lexemes[place - 1], lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 2)
    if _follows_whether(lexemes, place) or _is_consequence(lexemes, place, said):
        return True
    if before.label == "SUIT":
        if after.value == "in" and (two.label == "NUMBER" or two.value == "in"):
            return True  # "two in trumps[,] two in diamonds"
        if before.value.startswith("T") and after.value == "round+" and label_at(lexemes, place + 2) != "OF":
            return True  # "draw trumps[,] two rounds"
    if before.value == "loser" and two.label == "NUMBER":
        return after.label == "SUIT"  # "two losers[,] a heart and a diamond"
    if before.value == "these":
        return two.label == "AFTER" and label_at(lexemes, place - 3) in JOINTS  # "… after those[,] three spades"
    if before.label == "MINE":
        return after.label == "MINE" and two.label not in _ENDS  # "3 me[,] 1 u"
    if after.label == "DOWN":
        counted = before.label == "SUIT" and two.label == "NUMBER" and said.verb is None  # "four spades one off"
        whole = before.label in _WHOLE and before.value != "contract" and not counted
        return whole or before.label == "MINE" or before.value in ("more", "rest")
    if before.label == "VERB" and before.value != "finesse.base":
        return _has_come(lexemes, place, said) and after.value not in ("round", "round+")
    return _counts_next(lexemes, place, said)


_WHOLE = NOMINAL | {"ROLE"}


def _has_come(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Queen falls[,] five clubs", "West is squeezed[,] 13 tricks": a verb that has no object."""
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    verb, _, form = before.value.partition(".")
    if verb == "run" and form == "base":
        return two.label == "SUIT" and int(lexemes[place].value) > _LONGEST_SUIT
    if verb == "run":
        return form == "ing" and two.label == "BE" and label_at(lexemes, place - 3) in NOMINAL
    if verb == "ruff" and form == "s":
        return said.conditional and two.plain.lower() in _ANYBODY  # "provided nobody ruffs[,] twelve"
    if verb == "drop":
        return form in ("s", "past") and two.label in NOMINAL
    if verb == "concede":  # "two aces to lose[,] 11 tricks"
        return two.label == "AUX" and two.value == "to" and int(lexemes[place].value) > _LONGEST_SUIT
    if verb == "draw":
        return form == "past" and (two.label == "BE" or is_trumps(two))  # "trumps are drawn[,] thirteen tricks"
    if verb == "ruff":
        return form == "past" and two.label == "SUIT"  # "small club ruffed[,] three trumps"
    if verb == "establish" and two.label == "BE":
        return form == "past"
    return form == "past" and verb in ("squeeze", "need", "establish") and said.verbs == 1


_ANYBODY = frozenset({"nobody", "no", "neither", "none", "somebody", "someone", "anybody", "anyone"})


def _counts_next(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Knocking out the ace[,] nine tricks", "diamond to the ace[,] three spades", "draw trumps[,] three clubs"."""
    before, after, two = lexemes[place - 1], lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 2)
    if after.value in ("trick+", "overtrick") and is_led_to(lexemes, place):
        return before.label != "ROLE"  # "a club to the jack[,] ten tricks if it wins"
    if after.value == "more" and before.label in NOMINAL and label_at(lexemes, place + 2) != "SUIT":
        return said.verb is not None or names_card(lexemes, place)  # "two hearts and the ace of spades[,] eight more"
    if after.label == "OF" and before.label == "SUIT" and label_at(lexemes, place + 2) == "SUIT":
        return label_at(lexemes, place - 2) == "OF" and label_at(lexemes, place - 3) in ("RANK", "NUMBER")
        # "jack of clubs[,] ten of clubs"
    if before.label == "DOWN":
        return after.label == "RANK"  # "one down[,] two aces to come"
    if after.value == "trick+" and before.label in ("SUIT", "CARDS", "RANK"):
        return said.play in ("knock_out", "establish", "draw")
    if before.value == "either_way":
        return after.value in ("more", "trick+")  # "whatever happens[,] four more"
    finesse = before.value in ("finesse", "finesse.base")
    if finesse and said.denies and (before.label == "ACT" or two.value.startswith("need")):
        return after.value not in ("round", "round+")  # "I don't need the finesse[,] two clubs go away"
    if finesse and two.label == "SUIT" and after.label in ("IF", "NOUN", "META"):
        return after.label != "NOUN" or after.value in ("trick+", "overtrick", "overtrick+")  # "finesse[,] 12 if …"
    if before.label in NOMINAL and int(lexemes[place].value) > _HIGHEST_RANK and after.label in _ENDS | {"IF"}:
        return said.verb is not None  # "run the spades[,] eleven"
    suited = after.label == "SUIT" or (
        (after.value == "more" or after.label == "ADJ") and label_at(lexemes, place + 2) == "SUIT"
    )
    if not suited:
        return False
    if before.label == "PRED":  # "no trumps left[,] four clubs"
        return is_settled(lexemes, place) and before.value in ("left", "gone", "there") and not is_trumps(after)
    if before.label == "CARDS":
        return not before.value.startswith("?")  # "♦A[,] 2 spades off on hearts"
    if before.value.startswith("T") and before.label == "SUIT":
        return said.play == "draw" and not after.value.startswith("T")
    plural = after.value.endswith("+") or after.label in ("QUANT", "ADJ")
    if before.label == "SUIT" and said.play in ("over", "cross", "unblock"):
        return plural and two.label in ("DET", "OF")  # "back to hand with a trump[,] three diamonds"
    if before.label == "SUIT" and two.label == "OF":
        return plural and label_at(lexemes, place - 3) == "RANK"  # "goes on the ace of spades[,] two clubs get ruffed"
    if before.label == "FIRST":
        return plural and label_at(lexemes, place - 2) in NOMINAL  # "two spades first[,] five diamonds"
    return plural and is_led_to(lexemes, place)


def starts_result(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Take the finesse[,] down one"."""
    before = lexemes[place - 1]
    if label_at(lexemes, place + 1) != "NUMBER" or before.value == "contract":
        return False
    return before.label in NOMINAL or before.label == "MINE" or before.value in ("finesse.base", "rest")


_HIGHEST_RANK = 10
_LEAST_SCORE = 50


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
    comes_to = comes_to or (here.label == "EXACT" and here.plain.lower() in ("i", "we"))
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
        return before.label in NOMINAL and after.label in NOMINAL
    if here.value == "none":
        named = before.label in ("SUIT", "RANK", "CARDS")
        named = named or (before.label == "NUMBER" and label_at(lexemes, place - 2) == "DET")  # "the nine"
        return (named and after.label in _ENDS | {"QUANT"}) or (before.label == "VERB" and after.value == "say.past")
    if here.value == "everything":
        named = before.label == "SUIT" or before.value == "1"
        return named and said.verb is not None and (after.label in ("BE", "PERSON") or after.value == "in")
        # "once I've ruffed one club[,] everything in hand is good"
    if before.label == "LAST":
        return here.value == "rest" and after.label == "BE"  # "one club to you at the end[,] others are good"
    if here.value in ("all", "rest") and before.label == "PERSON" and said.verb is None:
        return (
            lexeme_at(lexemes, place - 2).value == "for" and after.label not in JOINTS
        )  # "the king for you[,] all the others for me"
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
    if here.plain.lower() != "all" or said.states:
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
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    if _is_consequence(lexemes, place, said):
        return True
    if here.value == "this":
        return _sums_up(lexemes, place)
    if before.label == "DOWN" or (before.label == "NUMBER" and label_at(lexemes, place - 2) == "DOWN"):
        return after.label in ("RANK", "SUIT", "CARDS", "ADJ", "QUANT")  # "down one[,] the ace of clubs is to come"
    if before.value == "more" and label_at(lexemes, place - 2) == "NUMBER":
        return after.label in ("RANK", "CARDS")  # "two more[,] the ace and a ruff"
    if before.value == "these":
        return True  # "after those[,] the spades"
    if before.value in ("loser", "loser+") and label_at(lexemes, place - 2) == "NUMBER":
        return after.label in ("SUIT", "RANK", "ORDINAL", "ADJ")  # "two losers[,] a heart and a diamond"
    if before.value == "trick+":
        return label_at(lexemes, place - 2) == "NUMBER" and after.label == "RANK"  # "two tricks[,] the ace and a ruff"
    then = lexeme_at(lexemes, place + 2)
    if after.value == "rest" and before.value == "finesse" and said.denies:
        return then.label == "BE"  # "I don't need the finesse[,] the rest are good"
    if here.value == "the" and after.value == "rest":
        if before.label == "NUMBER" and lexeme_at(lexemes, place - 2).label != "AND":
            return then.label in ("BE", "MINE", "PERSON")  # "I take three[,] the rest are yours"
        given = before.value == "concede.base" and label_at(lexemes, place - 2) == "AUX"  # "one heart to lose"
        return (given or before.label in ("SUIT", "CARDS", "NOUN")) and then.label == "PERSON"
    if before.value == "rest":
        return after.label == "SUIT" and then.label == "BE"  # "I concede the rest[,] dummy's clubs are good"
    if here.value in ("my", "the", "dummy") and is_settled(lexemes, place):
        suit = place + 1 + (after.label == "ADJ")
        return label_at(lexemes, suit) == "SUIT" and label_at(lexemes, suit + 1) in ("VERB", "PRED")
        # "once your trumps are out[,] my diamonds stand up"
    if is_trumps(before) and said.play == "draw" and here.value in ("the", "my", "dummy"):
        return after.label == "SUIT" and not is_trumps(after)  # "drawing your trump[,] the clubs"
    if here.value == "the" and after.label == "RANK":
        return before.label in ("RANK", "SUIT") and then.value == "drop.s"  # "I cash the king[,] the ten comes down"
    if here.value == "the" and then.label == "BE":
        return before.label == "ACT" and after.label == "SUIT"  # "no need for the finesse[,] the trumps are solid"
    if here.value not in ("a", "another") or after.label != "SUIT":
        return False
    if before.value in ("round", "round+"):
        return True  # "in three rounds[,] a heart ruff"
    plays = then.value in ("to", "over.base") or (then.label == "ACT" and then.value == "ruff")
    whole = before.label in ("RANK", "CARDS", "SUIT", "ROLE") and (before.label != "ROLE" or is_led_to(lexemes, place))
    return plays and whole and (before.label == "RANK" or here.value == "another" or then.label != "ACT")


def _sums_up(lexemes: list[Lexeme], place: int) -> bool:
    """ "Two clubs[,] that's my nine", "11 in all[,] that's five hearts …"."""
    before = lexemes[place - 1]
    counted = before.label in _COUNTED | {"ACT", "ROLE", "PERSON"} or before.value == "more"
    if lexemes[place].plain.lower() == "which":
        return counted and lexeme_at(lexemes, place + 1).value == "give.s"  # "the ace[,] which leaves one"
    if not counted or label_at(lexemes, place + 1) != "BE":
        return False
    at = place + 2 + (label_at(lexemes, place + 2) == "DET")
    return label_at(lexemes, at) in ("NUMBER", "DOWN") or lexeme_at(lexemes, at).value == "everything"


# Sentences -------------------------------------------------------------------------------------------------------


def starts_sentence(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "By setting up the clubs[,] I make it", "five hearts[,] that makes nine"."""
    before, word = lexemes[place - 1], lexemes[place].plain.lower()
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
    if here.plain.lower() in ("partner", "pard") and here.value == "partner":
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
        word = here.plain.lower()
        return (word == "last" and after.label == "DET") or word in ("finally", "lastly")
    second = here.plain.lower() in ("second", "third", "fourth") and after.value == "me" and after.label == "PERSON"
    if second:
        lexemes[place] = relabel(here, "THEN", "then")
    return second


def starts_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "The rest[,] whatever you lead"; "ruff a heart[,] *return* to hand", which is a verb, and put so."""
    here, before = lexemes[place], lexemes[place - 1]
    if here.value != "lead":
        return False
    if here.plain.lower() == "return" and lexeme_at(lexemes, place + 1).value == "to":
        goal = lexeme_at(lexemes, place + 2 + (label_at(lexemes, place + 2) == "DET")).label
        returns = goal in ("ROLE", "RANK", "CARDS") and before.label in ("SUIT", "RANK") and bool(said.play)
        if returns:
            lexemes[place] = relabel(here, "VERB", "lead.base")
        return returns
    if here.plain.lower() == "lead" and names_card(lexemes, place) and label_at(lexemes, place + 1) == "DET":
        lexemes[place] = relabel(here, "VERB", "lead.base")
        return True  # "unblock the ace of hearts[,] *lead* a spade"
    return here.plain.lower() in _ANY_LEAD and before.label in ("SUIT", "QUANT", "NUMBER", "NOUN")


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
    return before.value == "lead" and before.label == "NOUN" and before.plain.lower() in _ANY_LEAD


_ANY_LEAD = frozenset({"whatever", "whichever", "anything", "no"})
"""How a lead begins that may be any: "*no* matter what you lead"."""


def _follows_whether(lexemes: list[Lexeme], place: int) -> bool:
    """ "Queen drops or not[,] I have nine"."""
    before = lexemes[place - 1]
    return label_at(lexemes, place - 2) == "OR" and before.plain.lower() == "not"
