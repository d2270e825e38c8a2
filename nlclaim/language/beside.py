"""Words whose spelling only the words beside them tell: "*da* rest" and "ca *da*", "it *s* mine", "*owt* trumps".

Each rule looks at one word among the words as typed; what it gives stands for that word alone.
"""

from __future__ import annotations

from collections.abc import Callable

from nlclaim.language.lexicon import Entry, load_lexicon
from nlclaim.language.notation import parse_card_word, suit_of_mark
from nlclaim.language.one_word import normalise_word
from nlclaim.language.tokenizer import Word

Spelling = tuple[tuple[str, ...], str, float]
"""Words meant, why corrected or empty, confidence."""
Rule = Callable[[list[Word], int], Spelling | None]


def spelled_beside(words: list[Word], place: int) -> Spelling | None:
    """What a word stands for beside its neighbours; None where they do not matter."""
    rule = _RULES.get(words[place].plain.lower())
    return rule(words, place) if rule is not None else None


def _plainly(*norm: str) -> Spelling:
    return norm, "", 1.0


def _word_at(words: list[Word], place: int) -> str:
    """The word at a place in small letters, nothing before the first and after the last."""
    return words[place].plain.lower() if 0 <= place < len(words) else ""


def _entry_at(words: list[Word], place: int) -> Entry | None:
    """What the lexicon says of the word at a place, or of the word that it is spelled for."""
    return load_lexicon().entry(normalise_word(words[place].plain)[0][0]) if 0 <= place < len(words) else None


def _label_at(words: list[Word], place: int) -> str:
    entry = _entry_at(words, place)
    return entry.label if entry is not None else ""


def _is_card(words: list[Word], place: int) -> bool:
    return 0 <= place < len(words) and parse_card_word(words[place].plain) is not None


_NAMES = frozenset({"SUIT", "RANK", "NUMBER", "QUANT", "NOUN", "ADJ"})
"""Labels of what an article stands before."""


def _is_heard_rest(words: list[Word], place: int) -> Spelling | None:
    """ "The *west* are mine"."""
    the = _word_at(words, place - 1) == "the"
    owned = _word_at(words, place + 1) in ("are", "is", "mine", "yours")
    return (("rest",), "sounds_alike", 0.8) if the and owned else None


def _has_dummy(words: list[Word], place: int) -> Spelling | None:
    """ "*Dummies* hearts", "*dummies* ace": what dummy has, not dummy."""
    return (("dummy", "'s"), "sounds_alike", 0.8) if _label_at(words, place + 1) in ("SUIT", "RANK") else None


def _is_counted_heart(words: list[Word], place: int) -> Spelling | None:
    """ "2*ht* 1dia"."""
    counted = words[place].plain == "ht" and _word_at(words, place - 1).isdecimal()
    return _plainly("heart") if counted else None


def _is_short_is(words: list[Word], place: int) -> Spelling | None:
    """ "It *s* nine", "dummy *s* clubs"; "it's" with a space; "*tha's* nowt left"."""
    before = _word_at(words, place - 1)
    if words[place].plain == "'s":
        return _plainly("'ve") if before == "tha" else None
    if before in _IS_SHORTENED and not _is_card(words, place + 1):
        return _plainly("'s")
    owned = _label_at(words, place - 1) == "ROLE" and _label_at(words, place + 1) in ("SUIT", "RANK")
    return _plainly("'s") if owned and before not in "nesw" else None


_IS_SHORTENED = frozenset({"it", "that", "he", "she", "there", "here", "what", "who", "let", "everything"})


def _follows_person(norm: str, persons: str) -> Rule:
    """ "I *m* playing", "they *re* mine": what is left of a verb where the apostrophe became a space."""
    before = frozenset(persons.split())

    def rule(words: list[Word], place: int) -> Spelling | None:
        return _plainly(norm) if _word_at(words, place - 1) in before else None

    return rule


def _is_short_would(words: list[Word], place: int) -> Spelling | None:
    """ "I *d* claim"; "i d" before cards is a suit."""
    does = _label_at(words, place + 1) == "VERB" or _word_at(words, place + 1) in ("like", "have", "be")
    return _plainly("'d") if does and _word_at(words, place - 1) in ("i", "we", "you", "they", "he", "she") else None


def _is_short_not(words: list[Word], place: int) -> Spelling | None:
    """ "I don *t* need to", "isn *'t*"."""
    return _plainly("n't") if _word_at(words, place - 1) in _DENIED else None


_DENIED = {
    "don": "do", "didn": "did", "doesn": "does", "isn": "is", "wasn": "was", "weren": "were", "aren": "are",
    "hasn": "has", "haven": "have", "hadn": "had", "won": "wo", "can": "can", "couldn": "could", "wouldn": "would",
    "shouldn": "should", "needn": "need", "ain": "are",
}  # fmt: skip


def _is_denied(words: list[Word], place: int) -> Spelling | None:
    """ "I *don* t", "*isn* 't it": the verb of a denial cut in two."""
    return _plainly(_DENIED[_word_at(words, place)]) if _word_at(words, place + 1) in ("t", "'t") else None


def _is_are(words: list[Word], place: int) -> Spelling | None:
    """ "I *ai*n't"."""
    return _plainly("are") if _word_at(words, place + 1) == "n't" else _is_denied(words, place)


def _is_the(words: list[Word], place: int) -> Spelling | None:
    """ "*Tha* rest is mine"."""
    return _plainly("the") if _label_at(words, place + 1) in _NAMES else None


def _is_article(words: list[Word], place: int) -> Spelling | None:
    """ "*Da* trumps", "on *da* table"; "ca *da*", "cash *da* then hearts" is the ace of diamonds."""
    if words[place].plain == "DA" or _is_card(words, place - 1) or _is_card(words, place + 1):
        return None
    label, of_suit = _label_at(words, place + 1), _word_at(words, place + 2) == "of"
    card = of_suit and _word_at(words, place + 1) in ("a", "k", "q", "j", "t")
    good = label == "PRED" and _label_at(words, place + 2) in ("SUIT", "NOUN")
    return _plainly("the") if label in _NAMES | {"ROLE", "ORDINAL", "GROUP", "ACT"} or card or good else None


def _is_i(words: list[Word], place: int) -> Spelling | None:
    """ "*Ah*'ve the rest"."""
    return _plainly("i") if _word_at(words, place + 1) in ("'ve", "'ll", "'m", "'d") else None


def _is_trick(words: list[Word], place: int) -> Spelling | None:
    """ "At *tr* 13"."""
    return _plainly("trick") if words[place].plain == "tr" and _word_at(words, place + 1).isdecimal() else None


_MODALS = frozenset({"should", "could", "would", "must", "shd", "shud", "cd", "cud", "wd", "wud"})


def _is_have(words: list[Word], place: int) -> Spelling | None:
    """ "I should *of* drawn trumps", not "would of course …"."""
    entry = _entry_at(words, place + 1)
    done = entry is not None and entry.label == "VERB" and entry.value.endswith(".past")
    return _plainly("have") if done and words[place].plain == "of" and _word_at(words, place - 1) in _MODALS else None


def _is_to(words: list[Word], place: int) -> Spelling | None:
    """ "Going *2* overruff", "no need *2* play it": before what is done, "coming *2* me": to whom."""
    before, entry = _word_at(words, place - 1), _entry_at(words, place + 1)
    after = normalise_word(words[place + 1].plain)[0][0] if place + 1 < len(words) else ""
    if before in _COMING and after in ("me", "us", "you", "them", "him"):
        return _plainly("to")
    does = entry is not None and entry.label == "VERB" and entry.value.endswith(".base")
    return _plainly("to") if does and before in _BEFORE_TO else None


_COMING = frozenset({"coming", "comes", "cmng", "goes", "going", "belong", "belongs"})
_BEFORE_TO = frozenset(
    {"want", "wants", "going", "goin", "need", "needs", "have", "hav", "has", "got", "able", "bound", "like", "about",
     "trying", "ready", "used", "meant", "supposed", "wud", "ought", "intended", "intends", "intend", "planned",
     "plans", "plan", "hoping", "hope", "left", "nothing", "more", "enough", "happy", "sure"}
)  # fmt: skip


def _is_see(words: list[Word], place: int) -> Spelling | None:
    """ "Wanna *c* it", "as u can *c*": the letter for the word."""
    if words[place].plain != "c":
        return None
    before = _word_at(words, place - 1)
    seen = _word_at(words, place + 1) in ("it", "if", "that", "wat", "what", "this")
    sees = before in ("wanna", "can", "cn") or (before in ("me", "u", "you", "i", "2", "to") and seen)
    return _plainly("see") if sees else None


def _draws_trumps(words: list[Word], place: int) -> Spelling | None:
    """ "*dt* and claim" draws trumps; "sa hk *dt*", "my *dt*", "cash *dt*" is the ten of diamonds."""
    cards = any(_is_card(words, at) for at in range(len(words)) if at != place)
    pauses = place == 0 or words[place - 1].plain in (",", ".", ";", "-", "i")
    return _plainly("draw", "trumps") if words[place].plain == "dt" and pauses and not cards else None


def _is_out(words: list[Word], place: int) -> Spelling | None:
    """ "Take *owt* trumps", "trumps r *owt*": out, where it is not said for *anything*."""
    entry, label = _entry_at(words, place - 1), _label_at(words, place + 1)
    taken = entry is not None and entry.label == "VERB" and entry.value.partition(".")[0] in _TAKEN_OUT
    named = label in ("SUIT", "RANK", "DET", "ADJ", "QUANT", "NUMBER")
    behind = entry is not None and entry.label in ("SUIT", "BE") and label in ("", "AND", "THEN", "PREP", "PERSON")
    return _plainly("out") if (taken and named) or behind or _word_at(words, place + 1) == "of" else None


_TAKEN_OUT = frozenset({"take", "draw", "get", "knock", "knock_out", "ruff", "pull", "play"})


def _is_fourth(words: list[Word], place: int) -> Spelling | None:
    """ "On the *forth* spade", "the *forth* round", not "and so *forth*", "back and *forth*"."""
    counted = _label_at(words, place + 1) in ("SUIT", "NOUN", "RANK") or suit_of_mark(_word_at(words, place + 1))
    owned = _word_at(words, place - 1) in ("the", "my", "your", "his", "her", "our", "a")
    return (("fourth",), "sounds_alike", 0.8) if counted or owned else None


def _owns(words: list[Word], place: int) -> Spelling | None:
    """ "*Partners* ace", "*declarers* hand", "the rest are *declarers*": whose."""
    owner = _word_at(words, place).removesuffix("s")
    label = _label_at(words, place + 1)
    held = label in ("SUIT", "RANK", "NOUN", "ROLE") or _is_card(words, place + 1)
    owned = label in ("", "AND", "THEN") and _label_at(words, place - 1) in ("BE", "QUANT")
    return _plainly(owner, "'s") if held or owned else None


def _is_said_to_be(words: list[Word], place: int) -> Spelling | None:
    """ "The *tables* good", "my *hands* high": what a hand is."""
    said = _label_at(words, place + 1) in ("PRED", "MINE") or _word_at(words, place + 1) in ("all", "only", "just")
    begins = _word_at(words, place - 1) in ("the", "my", "", ",", "and", "then", "&", "n", "as", "because", "so")
    return _plainly(_word_at(words, place).removesuffix("s"), "'s") if said and begins else None


_RULES: dict[str, Rule] = {
    "2": _is_to,
    "'s": _is_short_is,
    "'t": _is_short_not,
    "ah": _is_i,
    "ai": _is_are,
    "c": _is_see,
    "d": _is_short_would,
    "da": _is_article,
    "declarers": _owns,
    "dt": _draws_trumps,
    "dummies": _has_dummy,
    "forth": _is_fourth,
    "hands": _is_said_to_be,
    "ht": _is_counted_heart,
    "ll": _follows_person("'ll", "i we you they he she it that there"),
    "m": _follows_person("'m", "i"),
    "of": _is_have,
    "owt": _is_out,
    "partners": _owns,
    "re": _follows_person("'re", "we you they"),
    "s": _is_short_is,
    "t": _is_short_not,
    "tables": _is_said_to_be,
    "tha": _is_the,
    "tr": _is_trick,
    "ve": _follows_person("'ve", "i we you they"),
    "west": _is_heard_rest,
    **dict.fromkeys(_DENIED, _is_denied),
}
