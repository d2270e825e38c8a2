"""Words whose spelling only the words beside them tell: "*da* rest" and "ca *da*", "it *s* mine", "*owt* trumps".

Each rule looks at one word among the words as typed; what it gives stands for that word alone.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language.beside_words import NAMES, Rule, Spelling, entry_at, is_card, label_at, plainly, word_at
from nlclaim.language.heard import HEARD
from nlclaim.language.one_word import normalise_word
from nlclaim.language.tokenizer import Word


def spelled_beside(words: list[Word], place: int) -> Spelling | None:
    """What a word stands for beside its neighbours; None where they do not matter."""
    rule = _RULES.get(words[place].lower)
    return rule(words, place) if rule is not None else None


def _is_established(words: list[Word], place: int) -> Spelling | None:
    """ "I *free* the clubs"; elsewhere it is heard for *three*."""
    does = word_at(words, place - 1) in ("i", "we", "to", "will", "'ll", "then", "and", "can")
    made = word_at(words, place - 1) in ("make", "making", "makes")
    named = label_at(words, place + 1) == "DET" and label_at(words, place + 2) in ("SUIT", "ADJ", "NUMBER", "NOUN")
    if not named:
        return None
    return plainly("good") if made else plainly("establish") if does else None


def _is_cashed(words: list[Word], place: int) -> Spelling | None:
    """ "I *realise* my clubs", as one says in French; not "I realise the clubs are bad"."""
    at = place + 1
    while label_at(words, at) in NAMES | {"DET", "GROUP", "OF", "PRED"}:
        at += 1
    named = at > place + 1 and label_at(words, at - 1) in ("SUIT", "RANK", "NOUN")
    return plainly("cash") if named and label_at(words, at) in ("", "AND", "THEN", "PREP") else None


def _is_ace(words: list[Word], place: int) -> Spelling | None:
    """ "*As* of spades", "*as* de pique": the ace, as some languages spell it."""
    suited = word_at(words, place + 1) in ("of", "de") and label_at(words, place + 2) == "SUIT"
    return (("ace",), "sounds_alike", 0.8) if suited else None


def _is_heard_card(norm: str) -> Rule:
    """ "The *acre* of clubs", "the *keen* of hearts": a card, where a suit is named behind it."""

    def rule(words: list[Word], place: int) -> Spelling | None:
        suited = word_at(words, place + 1) == "of" and label_at(words, place + 2) == "SUIT"
        return ((norm,), "sounds_alike", 0.8) if suited else None

    return rule


def _is_of(words: list[Word], place: int) -> Spelling | None:
    """ "Roi *de* carreau", "AR *de* pique"."""
    return plainly("of") if place and label_at(words, place + 1) == "SUIT" else None


def _is_short_heart(words: list[Word], place: int) -> Spelling | None:
    """ "2*ht* 1dia"; "sp A, *ht* K", where it is no ten."""
    if words[place].plain != "ht":
        return None
    if word_at(words, place - 1).isdecimal():
        return plainly("heart")
    led = word_at(words, place + 1) in ("a", "k", "q", "j", "t") and word_at(words, place + 2) in ("", ",", ".", ";")
    return (("heart",), "abbreviated", 0.95) if led else None


def _is_he_of_hearts(words: list[Word], place: int) -> Spelling | None:
    """ "A *he* on which a club goes", "2 *he* and 3 sp": hearts, as a note has them; nobody does anything here."""
    before = word_at(words, place - 1)
    counted = before in ("a", "k", "q", "j", "t", "10") or (before.isdecimal() and len(before) == 1)
    ends = word_at(words, place + 1) in _BEHIND_A_SUIT and words[place].plain == "he"
    return (("hearts",), "abbreviated", 0.95) if counted and ends else None


_BEHIND_A_SUIT: Final = frozenset(
    {"", ",", ".", ";", "-", "+", "&", "and", "then", "on", "to", "for", "which", "in", "ruff", "loser"}
)


def _is_ten(words: list[Word], place: int) -> Spelling | None:
    """ "*lO* tricks", "*I0* more": letters that look like the figures."""
    counts = word_at(words, place + 1) in ("tricks", "trix", "trx", "tks", "more")
    return (("ten",), "misspelt", 0.8) if counts and words[place].plain != "lo" else None


def _is_possessive(words: list[Word], place: int) -> Spelling | None:
    """ "Your side has had *its* last trick", "the king makes *its* trick"; elsewhere it is "it's" in haste."""
    at = place + 1 + (label_at(words, place + 1) in ("ADJ", "LAST", "NUMBER") or word_at(words, place + 1) == "last")
    named = label_at(words, at) in ("NOUN", "SUIT", "RANK") or word_at(words, at) in ("trick", "tricks")
    if not named or label_at(words, place - 1) != "VERB":
        return None
    over = word_at(words, place - 1) in ("had", "taken", "won", "made") and word_at(words, place + 1) == "last"
    return plainly("your" if over else "the")


def _is_its(words: list[Word], place: int) -> Spelling | None:
    return _is_owner_of_trick(words, place) or _is_possessive(words, place)


def _is_minimum(words: list[Word], place: int) -> Spelling | None:
    """ "Xruff, 5 *min*", "10 tricks *min*", "*min* 9": at least; "brb, 5 *min*" is a time."""
    tricks = word_at(words, place - 1) in ("tricks", "trick", "trix", "trx")
    number = label_at(words, place - 1) == "NUMBER"
    told = word_at(words, place - 2) in ("claim", "claiming")
    behind_play = word_at(words, place - 2) in (",", ";", ":") and label_at(words, place - 3) in _PLAYED_OR_HELD
    before = label_at(words, place + 1) == "NUMBER" and word_at(words, place - 1) in ("", ",", ";", ":", "claim")
    return plainly("minimum") if tricks or (number and (told or behind_play)) or before else None


_PLAYED_OR_HELD: Final = frozenset({"VERB", "SUIT", "ACT", "NOUN", "RANK", "CARDS", "ROLE"})


def _pulls(words: list[Word], place: int) -> Spelling | None:
    """ "*pl* trmps"."""
    entry = entry_at(words, place + 1)
    return plainly("pull") if entry is not None and entry.value in ("T", "T+") else None


def _is_short_is(words: list[Word], place: int) -> Spelling | None:
    """ "It *s* nine", "dummy *s* clubs"; "it's" with a space; "*tha's* nowt left"."""
    before = word_at(words, place - 1)
    if words[place].plain == "'s":
        return plainly("'ve") if before == "tha" else None
    if before in _IS_SHORTENED and not is_card(words, place + 1):
        return plainly("'s")
    owned = label_at(words, place - 1) == "ROLE" and label_at(words, place + 1) in ("SUIT", "RANK")
    return plainly("'s") if owned and before not in "nesw" else None


_IS_SHORTENED: Final = frozenset({"it", "that", "he", "she", "there", "here", "what", "who", "let", "everything"})


def _follows_person(norm: str, persons: str) -> Rule:
    """ "I *m* playing", "they *re* mine": what is left of a verb where the apostrophe became a space."""
    before = frozenset(persons.split())

    def rule(words: list[Word], place: int) -> Spelling | None:
        return plainly(norm) if word_at(words, place - 1) in before else None

    return rule


def _is_owner_of_trick(words: list[Word], place: int) -> Spelling | None:
    """ "Your ace gets *its* trick", where "its" is otherwise a hasty "it's"."""
    owned = label_at(words, place - 1) == "VERB" and word_at(words, place + 1) == "trick"
    return plainly("a") if owned else None


def _lets(words: list[Word], place: int) -> Spelling | None:
    """ "Our side *lets* you have the rest", "a spade *lets* me in": no "let's", which nobody stands before."""
    before, label = word_at(words, place - 1), label_at(words, place - 1)
    doer = before in _LETTING or label in ("SUIT", "RANK", "NOUN", "ROLE", "CARDS", "ACT")
    does = word_at(words, place + 2) in _LET_DO
    return plainly("lets") if doer and does else None


_LET_DO: Final = frozenset(
    {"have", "in", "across", "over", "win", "take", "keep", "make", "get", "ruff", "throw", "hold"}
)
_LETTING: Final = frozenset({"he", "she", "it", "that", "this", "which", "who", "side", "partner", "declarer", "one"})


def _is_short_would(words: list[Word], place: int) -> Spelling | None:
    """ "I *d* claim"; "i d" before cards is a suit."""
    does = label_at(words, place + 1) == "VERB" or word_at(words, place + 1) in ("like", "have", "be")
    return plainly("'d") if does and word_at(words, place - 1) in ("i", "we", "you", "they", "he", "she") else None


def _is_short_not(words: list[Word], place: int) -> Spelling | None:
    """ "I don *t* need to", "isn *'t*"."""
    return plainly("n't") if word_at(words, place - 1) in _DENIED else None


_DENIED: Final = {
    "don": "do", "didn": "did", "doesn": "does", "isn": "is", "wasn": "was", "weren": "were", "aren": "are",
    "hasn": "has", "haven": "have", "hadn": "had", "won": "wo", "can": "can", "couldn": "could", "wouldn": "would",
    "shouldn": "should", "needn": "need", "ain": "are", "shan": "sha", "mustn": "must", "daren": "dare",
    "oughtn": "ought", "mightn": "might",
}  # fmt: skip


def _is_denied(words: list[Word], place: int) -> Spelling | None:
    """ "I *don* t", "*isn* 't it": the verb of a denial cut in two."""
    return plainly(_DENIED[word_at(words, place)]) if word_at(words, place + 1) in ("t", "'t") else None


def _is_are(words: list[Word], place: int) -> Spelling | None:
    """ "I *ai*n't"."""
    return plainly("are") if word_at(words, place + 1) == "n't" else _is_denied(words, place)


def _is_the(words: list[Word], place: int) -> Spelling | None:
    """ "*Tha* rest is mine"."""
    return plainly("the") if label_at(words, place + 1) in NAMES else None


def _is_article(words: list[Word], place: int) -> Spelling | None:
    """ "*Da* trumps", "on *da* table"; "ca *da*", "cash *da* then hearts" is the ace of diamonds."""
    if words[place].plain == "DA" or is_card(words, place - 1) or is_card(words, place + 1):
        return None
    label, following = label_at(words, place + 1), word_at(words, place + 1)
    card = following in ("a", "k", "q", "j", "t") and word_at(words, place + 2) == "of"
    good = label == "PRED" and label_at(words, place + 2) in ("SUIT", "NOUN")
    unknown = not label and len(following) > 2 and following.isalpha()  # "at da end"
    named = label in NAMES | {"ROLE", "ORDINAL", "GROUP", "ACT", "LAST", "FIRST"}
    return plainly("the") if named or card or good or unknown else None


def _is_i(words: list[Word], place: int) -> Spelling | None:
    """ "*Ah*'ve the rest"."""
    return plainly("i") if word_at(words, place + 1) in ("'ve", "'ll", "'m", "'d") else None


def _is_trick(words: list[Word], place: int) -> Spelling | None:
    """ "At *tr* 13"."""
    return plainly("trick") if words[place].plain == "tr" and word_at(words, place + 1).isdecimal() else None


_MODALS: Final = frozenset({"should", "could", "would", "must", "might", "may"})
_BEHIND_MODALS: Final = frozenset({"n't", "not", "never", "ever", "always", "just", "really", "probably", "obviously"})


def _is_have(words: list[Word], place: int) -> Spelling | None:
    """ "I should *of* drawn trumps", "should never *of*", not "would of course …"."""
    entry = entry_at(words, place + 1)
    done = entry is not None and entry.label == "VERB" and entry.value.endswith(".past")
    if not done or words[place].plain != "of" or not place:
        return None
    before, earlier = (normalise_word(words[at].plain)[0][-1] for at in (place - 1, max(place - 2, 0)))
    modal = before in _MODALS or (before in _BEHIND_MODALS and earlier in _MODALS)
    return plainly("have") if modal else None


def _is_to(words: list[Word], place: int) -> Spelling | None:
    """ "Going *2* overruff", "no need *2* play it": before what is done, "coming *2* me": to whom."""
    before, entry = word_at(words, place - 1), entry_at(words, place + 1)
    after = normalise_word(words[place + 1].plain)[0][0] if place + 1 < len(words) else ""
    if _word_at_is_owned(words, place) or after == "be":
        return plainly("to")
    led = label_at(words, place - 1) == "SUIT" and word_at(words, place - 2) in ("a", "the", "my", "last", "losing")
    if led and entry is not None and entry.value in ("ruff.base", "discard.base", "give.base"):
        return plainly("to")  # "a club *2* ruff"
    acts = entry is not None and entry.value in _ACTS
    if acts and before not in ("", ",", ".", "and", "&", "n", "with", "w"):
        return plainly("to")  # "still *2* come", "give up a diamond *2* set up the suit"
    if before in _COMING and after in ("me", "us", "you", "them", "him"):
        return plainly("to")
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    return plainly("to") if does and before in _BEFORE_TO else None


def _word_at_is_owned(words: list[Word], place: int) -> bool:
    """ "Club 2 *my ace*", "goes 2 *the* ten": what no number stands before."""
    owned = word_at(words, place + 1) in ("the", "my", "your", "ur", "his", "her", "their", "our", "th", "da", "dummy")
    if word_at(words, place + 2) in ("rest", "rst", "others", "remainder") or word_at(words, place - 1) in _TAKES:
        return False  # "I take four the rest are yours"
    return owned and word_at(words, place - 1) not in ("", ",", ".", ";", ":", "and", "&", "n", "+", "me", "u", "you")


_ACTS: Final = frozenset(
    {"come.base", "establish.base", "unblock.base", "lose.base", "concede.base", "follow_up.base", "draw.base"}
)


_TAKES: Final = frozenset({"take", "takes", "get", "make", "have", "need", "win", "claim", "'ve", "got", "lose"})


def _is_for(words: list[Word], place: int) -> Spelling | None:
    """ "A spade *4* the defence", "running hearts *4* 6 more tricks", "what he asked *4*."."""
    whom = word_at(words, place + 1) in ("me", "us", "you", "u", "them")
    closes = word_at(words, place + 2) in ("", ".", ",", "at", "and", "!")
    given = whom and closes and (label_at(words, place - 1) in ("SUIT", "NOUN", "QUANT", "RANK") or place == 0)
    if words[place].plain != "4":
        owned = _word_at_is_owned(words, place) or (given and place > 0)
        return (("for",), "sounds_alike", 0.8) if owned else None  # "no more *four* us"
    counts = word_at(words, place + 2) in ("more", "tricks", "trx", "trix", "tx", "tks")
    counted = label_at(words, place + 1) == "NUMBER" and counts and place > 0
    asked = word_at(words, place - 1) in ("asked", "asks", "asking", "waiting", "looking", "played")
    aimed = word_at(words, place + 1) in ("an", "both", "another", "drop", "game", "slam")
    owned = _word_at_is_owned(words, place)
    return plainly("for") if owned or counted or asked or aimed else None


_COMING: Final = frozenset({"coming", "comes", "cmng", "goes", "going", "belong", "belongs"})
_BEFORE_TO: Final = frozenset(
    {"want", "wants", "going", "goin", "need", "needs", "have", "hav", "has", "got", "able", "bound", "like", "about",
     "trying", "ready", "used", "meant", "supposed", "wud", "ought", "intended", "intends", "intend", "planned",
     "plans", "plan", "hoping", "hope", "left", "nothing", "more", "enough", "happy", "sure"}
)  # fmt: skip


def _is_see(words: list[Word], place: int) -> Spelling | None:
    """ "Wanna *c* it", "as u can *c*": the letter for the word."""
    if words[place].plain != "c":
        return None
    before = word_at(words, place - 1)
    seen = word_at(words, place + 1) in ("it", "if", "that", "wat", "what", "this")
    sees = before in ("wanna", "can", "cn") or (before in ("me", "u", "you", "i", "2", "to") and seen)
    return plainly("see") if sees else None


def _draws_trumps(words: list[Word], place: int) -> Spelling | None:
    """ "*dt* and claim" draws trumps; "sa hk *dt*", "my *dt*", "cash *dt*" is the ten of diamonds."""
    cards = any(is_card(words, at) for at in range(len(words)) if at != place)
    pauses = place == 0 or words[place - 1].plain in (",", ".", ";", "-", "i")
    return plainly("draw", "trumps") if words[place].plain == "dt" and pauses and not cards else None


def _is_out(words: list[Word], place: int) -> Spelling | None:
    """ "Take *owt* trumps", "trumps r *owt*": out, where it is not said for *anything*."""
    entry, label = entry_at(words, place - 1), label_at(words, place + 1)
    taken = entry is not None and entry.label == "VERB" and entry.value.partition(".")[0] in _TAKEN_OUT
    named = label in ("SUIT", "RANK", "DET", "ADJ", "QUANT", "NUMBER")
    behind = entry is not None and entry.label in ("SUIT", "BE") and label in ("", "AND", "THEN", "PREP", "PERSON")
    return plainly("out") if (taken and named) or behind or word_at(words, place + 1) == "of" else None


_TAKEN_OUT: Final = frozenset({"take", "draw", "get", "knock", "knock_out", "ruff", "pull", "play"})


def _owns(words: list[Word], place: int) -> Spelling | None:
    """ "*Partners* ace", "*declarers* hand", "the rest are *declarers*": whose."""
    owner = word_at(words, place).removesuffix("s")
    label = label_at(words, place + 1)
    held = label in ("SUIT", "RANK", "NOUN", "ROLE") or is_card(words, place + 1)
    owned = label in ("", "AND", "THEN") and label_at(words, place - 1) in ("BE", "QUANT")
    return plainly(owner, "'s") if held or owned else None


def _throws(words: list[Word], place: int) -> Spelling | None:
    """ "*Throwin* the spade on the club", no throw-in."""
    at = place + 1 + (label_at(words, place + 1) in ("DET", "NUMBER", "ADJ"))
    named = label_at(words, at) in ("SUIT", "RANK") or word_at(words, at) in ("loser", "losers", "losing")
    return plainly("throwing") if named and at > place + 1 else None


def _will_do(words: list[Word], place: int) -> Spelling | None:
    """ "*Hell* get his trump", "*wed* take two": a person and what is left of a verb."""
    entry = entry_at(words, place + 1)
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    return plainly(*_RUN_TOGETHER[word_at(words, place)]) if does or word_at(words, place + 1) == "be" else None


_RUN_TOGETHER: Final = {"hell": ("he", "'ll"), "shell": ("she", "'ll"), "wed": ("we", "'d"), "shed": ("she", "'d")}


def _is_said_to_be(words: list[Word], place: int) -> Spelling | None:
    """ "The *tables* good", "my *hands* high": what a hand is."""
    said = label_at(words, place + 1) in ("PRED", "MINE") or word_at(words, place + 1) in ("all", "only", "just")
    begins = word_at(words, place - 1) in ("the", "my", "", ",", "and", "then", "&", "n", "as", "because", "so")
    return plainly(word_at(words, place).removesuffix("s"), "'s") if said and begins else None


def _is_have_or_off(words: list[Word], place: int) -> Spelling | None:
    return _is_have(words, place) or HEARD["of"](words, place)


def _is_one_or_will(words: list[Word], place: int) -> Spelling | None:
    return _is_denied(words, place) or HEARD["won"](words, place)


def _is_not_drawn(words: list[Word], place: int) -> Spelling | None:
    """ "I've *nearly* drawn trumps", "trumps are *almost* drawn": they are not."""
    entry, before = entry_at(words, place + 1), entry_at(words, place - 1)
    drawn = entry is not None and entry.value == "draw.past"
    said = before is not None and (before.label == "BE" or before.value == "have.base")
    return plainly("not") if drawn and said else None


def _is_ruff_of_suit(words: list[Word], place: int) -> Spelling | None:
    """ "HR, *DR*, rest": ruffs of two suits, one beside the other; "dr" by itself draws."""
    before = word_at(words, place - 2 if word_at(words, place - 1) == "," else place - 1)
    after = word_at(words, place + 2 if word_at(words, place + 1) == "," else place + 1)
    beside = before in _SUITS_RUFFED or after in _SUITS_RUFFED
    return plainly(_SUITS_RUFFED[word_at(words, place)], "ruff") if beside else None


_SUITS_RUFFED: Final = {"sr": "spade", "hr": "heart", "dr": "diamond", "cr": "club"}


_RULES: Final[dict[str, Rule]] = {
    **HEARD,
    "2": _is_to,
    "4": _is_for,
    "four": _is_for,
    "'s": _is_short_is,
    "'t": _is_short_not,
    "ah": _is_i,
    "almost": _is_not_drawn,
    "nearly": _is_not_drawn,
    **dict.fromkeys(_SUITS_RUFFED, _is_ruff_of_suit),
    "as": _is_ace,
    "its": _is_its,
    "min": _is_minimum,
    **dict.fromkeys(("acre", "ache", "ice", "ase"), _is_heard_card("ace")),
    **dict.fromkeys(("keen", "queue"), _is_heard_card("queen")),
    "ai": _is_are,
    "c": _is_see,
    "d": _is_short_would,
    "da": _is_article,
    "de": _is_of,
    "declarers": _owns,
    "dt": _draws_trumps,
    "free": _is_established,
    "hands": _is_said_to_be,
    "ht": _is_short_heart,
    "he": _is_he_of_hearts,
    "lets": _lets,
    **dict.fromkeys(_RUN_TOGETHER, _will_do),
    "lots": _is_said_to_be,
    "throwin": _throws,
    "ll": _follows_person("'ll", "i we you they he she it that there"),
    "m": _follows_person("'m", "i"),
    "of": _is_have_or_off,
    "owt": _is_out,
    "partners": _owns,
    "pl": _pulls,
    **dict.fromkeys(("lo", "l0", "io", "i0"), _is_ten),
    "realise": _is_cashed,
    "realize": _is_cashed,
    "re": _follows_person("'re", "we you they"),
    "s": _is_short_is,
    "t": _is_short_not,
    "tables": _is_said_to_be,
    "tha": _is_the,
    "tr": _is_trick,
    "ve": _follows_person("'ve", "i we you they"),
    **dict.fromkeys(_DENIED, _is_denied),
    "won": _is_one_or_will,
}
