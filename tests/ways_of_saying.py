"""Ways of saying a statement otherwise, each a rule that is applied without a look at the statement.

A way gives a text back as it came where its rule does not apply, or is not sure to keep the meaning.
"""

from __future__ import annotations

import re
import tomllib
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Way = Callable[[str], str]
WORDS: Mapping[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))

SUITS = ("spade", "heart", "diamond", "club")
_SUIT = r"(?:spade|heart|diamond|club)"
_RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10"}
_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
)  # fmt: skip

_FORMS: Mapping[str, tuple[str, str]] = {
    "draw": ("drawing", "drawn"), "run": ("running", "run"), "get": ("getting", "got"), "win": ("winning", "won"),
    "lead": ("leading", "led"), "throw": ("throwing", "thrown"), "give": ("giving", "given"),
    "take": ("taking", "taken"), "lose": ("losing", "lost"), "make": ("making", "made"),
    "pitch": ("pitching", "pitched"),
    "come": ("coming", "come"), "set": ("setting", "set"), "go": ("going", "gone"), "have": ("having", "had"),
    "knock": ("knocking", "knocked"), "drop": ("dropping", "dropped"), "let": ("letting", "let"),
}  # fmt: skip
"""Verbs that are not inflected by rule: the gerund and the participle."""
PLAYS = (
    "draw", "cash", "run", "ruff", "finesse", "discard", "duck", "concede", "knock out", "take", "throw", "pitch",
    "pull", "cross", "unblock", "lead", "play", "give up", "give you", "win", "test", "establish", "set up", "return",
    "crossruff", "overruff", "lay down", "come back", "go back", "get back", "lose", "claim", "trump", "endplay",
    "exit", "hook",
)  # fmt: skip
_VERBS = (*PLAYS, "have", "make", "get", "need", "score", "know", "hold", "keep", "give", "use", "want", "go", "come")
_OBJECT = (
    r"(?:the|a|an|my|your|his|her|their|dummy's|this|that|these|those|all|both|any|every|each|one|two|three|four"
    r"|five|six|"
    r"\d|trumps?|spades?|hearts?|diamonds?|clubs?|ace|king|queen|jack|AK|out|off|up|down|to|on|in|it|them|over|back|"
    r"across|another|whatever|what|and|no|nine|ten|you|with)\b"
)
_PLAYED = rf"(?:{'|'.join(PLAYS)})\b"


def replacing(pattern: str, by: str | Callable[[re.Match[str]], str]) -> Way:
    """With all that matches said in other words."""
    return lambda text: re.sub(pattern, by, text)


def in_turn(*ways: Way) -> Way:
    """One way after the other."""

    def said(text: str) -> str:
        for way in ways:
            text = way(text)
        return text

    return said


def unless(pattern: str, way: Way) -> Way:
    """Only where nothing matches."""
    compiled = re.compile(pattern)
    return lambda text: text if compiled.search(text) else way(text)


def swapped(*pairs: tuple[str, str]) -> Way:
    """With each word of a pair for the other."""
    other = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
    other |= {one.capitalize(): two.capitalize() for one, two in other.items()}
    return replacing(rf"\b({'|'.join(other)})\b", lambda said: other[said[1]])


def cased(by: str) -> Callable[[re.Match[str]], str]:
    """In other words, with a capital where there was one."""

    def said(match: re.Match[str]) -> str:
        words = match.expand(by)
        return words[:1].upper() + words[1:] if match[0][:1].isupper() else words

    return said


# Person and tense


def inflected(verb: str, form: str) -> str:
    """A verb, of one or two words, with the ending `s`, `ing` or `ed`."""
    head, _, rest = verb.partition(" ")
    if form == "s":
        head = "has" if head == "have" else head + ("es" if re.search(r"(?:sh|ch|go|ss)$", head) else "s")
    elif head in _FORMS:
        head = _FORMS[head][0 if form == "ing" else 1]
    else:
        head = head.removesuffix("e") + form
    return f"{head} {rest}".strip()


_PHRASE = re.compile(rf"\b({'|'.join(sorted(_VERBS, key=len, reverse=True))})\b(?=\s+{_OBJECT}|\s*[.,;!]|\s*$)")
_BEFORE = re.compile(r"(?:\b(?:and|then|or|but|just|finally|also|simply)|,)\s+$")
_BASE = re.compile(
    r"\b(?:will|can|let|do|don't|must|could|should|may|might|cannot|can't|won't|you|they|would)\b|'ll\b|'d\b"
)
_SUBJECT = re.compile(
    r"(?:\b(?:I|he|she|declarer|partner)(?: just| then| now| simply| also| still)?)\s+$", re.IGNORECASE
)


def in_form(text: str, form: str) -> str:
    """The verbs of a chain that has no auxiliary, "I draw … and ruff …", with an ending each."""
    made, done, open_chain = [], 0, False
    for match in _PHRASE.finditer(text):
        between, before = text[done : match.start()], text[: match.start()]
        if re.search(r"[.;?!:]", between) or _BASE.search(between) or between.endswith(" to "):
            open_chain = False
        begins = bool(_SUBJECT.search(before)) or (not done and not before)
        if begins or (open_chain and _BEFORE.search(before)):
            open_chain = True
            made.append(between + cased(inflected(match[1].lower(), form))(match))
        else:
            made.append(between + match[0])
        done = match.end()
    return "".join([*made, text[done:]])


_NOT_ALONE = (
    r"\b(?:we|us|our|ours|you|your|yours|u|ur|he|she|his|her|hers|him|partner|declarer|pard|yourself|said|told"
    r"|thought|think|guess|suppose|believe|hope|"
    r"mean|sure|afraid|sorry|please|thanks|thank|say|meant|forgot|see|knew|was|were|did|had|I'd|am I|do I|have I"
    r"|let me|"
    r"dummy's|he's|she's|wish|didn't|North|South|East|West|claim|admit|agree|count|reckon|tell|shall|lads"
    r"|folks)\b|[\"'“”]\w+ [^']*[\"'”]|\?"
)
"""Words of other people, and of thoughts that only the speaker has."""


def third_person(first: str, then: str, own: str, object_: str, alone: str) -> Way:
    """ "I" said of somebody else, with the verbs that go with it."""

    def said(text: str) -> str:
        if not re.search(r"\bI\b", text):
            return text
        text = in_form(text, "s")
        text = re.sub(r"\bI(?:'m| am)\b", "@ is", text)
        text = re.sub(r"\bI(?:'ve| have| has)\b", "@ has", text)
        text = re.sub(r"\bI don't\b", "@ doesn't", text)
        text = re.sub(r"\bI\b", "@", text)
        if re.search(
            r"@ (?:do|need|know|hold|want|keep|make|[a-z]+[^s'\W]) (?<!is )(?<!has )(?<!will )(?<!can )", text
        ) and not re.search(
            r"@ (?:will|can|could|must|doesn't|should|may|just|still|then|now|simply|also|cannot) ", text
        ):
            return "@"
        text = re.sub(r"\bmy\b", own, text)
        text = re.sub(r"\bMy\b", own.capitalize(), text)
        text = re.sub(r"\bmine\b", alone, text)
        text = re.sub(r"\bme\b", object_, text)
        text = re.sub(r"\bmyself\b", "himself", text)
        text = text.replace("@", first, 1).replace("@", then)
        return text[:1].upper() + text[1:]

    def kept(text: str) -> str:
        turned = said(text)
        return text if "@" in turned else turned

    return unless(_NOT_ALONE, kept)


_LEAD_INS = (
    r"(?<!before )(?<!after )(?<!once )(?<!if )(?<!as )(?<!when )(?<!which )(?<!that )(?<!what )(?<!ever )(?<!until )"
    r"(?<!till )(?<!unless )(?<!all )\bI(?:'ll| will|'m going to| am going to|) "
    r"(?:just |now |simply |)(?!lose|claim)(?=" + _PLAYED + ")"
)


def lead_in(words: str) -> Way:
    """A plan that begins in other words, before the infinitive."""

    def said(text: str) -> str:
        one = len(re.findall(r"\bI\b|I'", text)) == 1
        return re.sub(_LEAD_INS, words + " ", text, count=1) if one else text

    def capital(text: str) -> str:
        turned = said(text)
        return turned if turned == text else turned[:1].upper() + turned[1:]

    return unless(r"\?|\"|\b(?:we|he|she|declarer|said|told)\b", capital)


def his_lead_in(words: str) -> Way:
    """The same of another."""
    his = in_turn(replacing(r"\bmy\b", "his"), replacing(r"\bmine\b", "his"), replacing(r"\bme\b", "him"))
    way = lead_in(words)
    return unless(_NOT_ALONE, lambda text: text if way(text) == text else his(way(text)))


def first_verb(before: str, form: str) -> Way:
    """A chain of plays with its verbs in another form: "I draw …" as "drawing …"."""

    def said(text: str) -> str:
        match = re.match(rf"I (?=(?:{'|'.join(PLAYS)})\b)", text)
        if not match or len(re.findall(r"\bI\b", text)) > 1:
            return text
        turned = (before + in_form(text[2:], form)) if form else before + text[2:]
        return turned[:1].upper() + turned[1:]

    return unless(r"\?|\"", said)


_PAST = {"is": "was", "are": "were", "has": "had", "have": "had", "will": "would", "can": "could", "gets": "got"}


def reported(who: str, then: str, own: str, object_: str, alone: str) -> Way:
    """ "She said she would …"."""

    def said(text: str) -> str:
        match = re.match(r"I(?:'ll| will|'m going to| am going to|) (?=" + _PLAYED + ")", text)
        if (
            not match
            or len(re.findall(r"\bI\b", text)) > 1
            or re.search(r"[?!;\"]|[.] \w|\w's\b|n't\b|'", text[match.end() :])
        ):
            return text
        rest = text[match.end() :]
        for word, by in (*_PAST.items(), ("my", own), ("me", object_), ("mine", alone)):
            rest = re.sub(rf"\b{word}\b", by, rest)
        return f"{who} {then} would {rest}"

    return unless(_NOT_ALONE.replace("claim|", ""), said)


_ADDRESSED = (
    r"(?i)\byou (?:see|know|like|want|please|can see|too|all|two|both|lot|guys|may|can have|play|led|lead|return"
    r"|do|did|look|check|need|might)\b|\b(?:thank|if|whatever|whichever|let|tell|told|show|"
    r"assure|promise|remind|ask|as|shall|will|would|do|did|are|have|when|unless|until|with|before|after|should"
    r"|see|what|how|where|why|because|that|which|like|once|while|whoever) you|"
    r"\?|\"|\byourself\b|\bthey\b|\bthem\b|\btheir\b|\bwe\b|\bus\b|\bour\b|\bpartner\b|\bpard\b|\b(?:he|she|him"
    r"|her|his)\b|\bsaid\b|opponents?\b|defen[cd]|dummy (?:you|your)"
)
_VERB_AFTER = (
    r"(?= (?:haven't|aren't|tell|poor|probably|get|have|will|can|still|only|just|make|take|win|score|do|never"
    r"|always|then|also|cannot|can't|don't|won't|lose|"
    r"ruff|cash|could|may|must|are|hold|come|keep|also)\b)"
)


def addressed(they: str, them: str, their: str, theirs: str, plural: bool = True) -> Way:
    """ "You" said of them."""

    def said(text: str) -> str:
        if not re.search(r"\b[Yy]ou", text):
            return text
        text = re.sub(r"\b[Yy]ours\b", theirs, text)
        text = re.sub(r"\b[Yy]our\b", their, text)
        be, have = ("are", "have") if plural else ("is", "has")
        text = re.sub(r"\b[Yy]ou're\b", f"{they} {be}", text)
        text = re.sub(r"\b[Yy]ou've\b", f"{they} {have}", text)
        text = re.sub(r"\b[Yy]ou'll\b", f"{they} will", text)
        if not plural:
            text = re.sub(
                r"\b[Yy]ou (still |only |just |also |)(get|have|make|take|win|score|hold|lose|keep|ruff|cash|come)\b",
                lambda match: f"{they} {match[1]}{inflected(match[2], 's')}",
                text,
            )
            text = re.sub(r"\b[Yy]ou (still |only |just |also |)are\b", rf"{they} \1is", text)
            text = re.sub(r"\b[Yy]ou (still |only |just |also |)don't\b", rf"{they} \1doesn't", text)
        text = re.sub(r"\b[Yy]ou\b" + _VERB_AFTER, they.replace("you", "@"), text)
        text = re.sub(r"(?<!@ )\b[Yy]ou\b(?! (?:two|guys))", them.replace("you", "@"), text).replace("@", "you")
        return text[:1].upper() + text[1:]

    return unless(_ADDRESSED, said)


# Typed


def _letters(text: str) -> bool:
    """Whether cards and suits are written by letters, so that small letters or signs would be no longer clear."""
    return bool(re.search(r"\b[A-Z]{2,}|\b[AKQJTSHDCNEWX]\b|[A-Z]\d|\d[A-Z]", text))


def small(text: str) -> str:
    """In small letters, where no capital tells a card, a suit or a seat."""
    return text if _letters(text) else text.lower()


_SIGNS = dict(zip(SUITS, "♠♥♦♣", strict=True))
_SUIT_OF = rf"({'|'.join(SUITS)})s?"


def _suit_letter(word: str) -> str:
    return word[0].upper()


def counted_letters(text: str) -> str:
    """ "Five spades" as "5S"."""
    return re.sub(
        rf"(?<!my )(?<!the )(?<!your )(?<!his )(?<!last )(?<!contract of )"
        rf"\b({'|'.join(_NUMBERS[2:7])}) {_SUIT_OF}\b(?! (?:trick|ruff))",
        lambda said: f"{_NUMBERS.index(said[1])}{_suit_letter(said[2])}",
        text,
    )


def card(form: str) -> Way:
    """ "The ace of spades" in letters: `r` the rank, `s` the suit, `S` its sign."""

    def said(match: re.Match[str]) -> str:
        rank, suit = _RANKS[match[1]], match[2]
        return "".join(
            {"r": rank, "s": _suit_letter(suit), "S": _SIGNS[suit], "c": suit, "R": match[1]}.get(sign, sign)
            for sign in form
        )

    alone = r"(?<![-/])\b(?<!ace )(?<!king )(?<!queen )(?<!jack )(?<!and )"  # not "the ace king of hearts"
    return replacing(rf"{alone}(?:the )?({'|'.join(_RANKS)}) of {_SUIT_OF}\b(?!')", said)


def with_signs(text: str) -> str:
    """Suits by their signs."""
    return re.sub(rf"\b{_SUIT_OF}\b", lambda said: _SIGNS[said[1]], text)


digits = replacing(rf"\b({'|'.join(_NUMBERS[1:])})\b(?! of)", lambda said: str(_NUMBERS.index(said[1])))
in_words = unless(
    r"\b4 u|\d[-+/=♠♥♦♣:.A-Z]|[-+=:/♠♥♦♣@.A-Z]\d|\d\d\d|NT",
    replacing(
        r"(?<![\w(])(?<![AKQJ] )(\d|1[0-3])(?! (?:u|me|us|dmy|dummy|you|rest|play|\d)\b)(?![\w)])",
        lambda said: _NUMBERS[int(said[1])],
    ),
)

# Voice


_PARTICIPLE = {
    "draw": "drawn", "cash": "cashed", "run": "run", "ruff": "ruffed", "pull": "pulled", "discard": "discarded",
    "concede": "conceded", "duck": "ducked", "finesse": "finessed", "pitch": "pitched", "throw": "thrown", "take":
    "taken", "establish": "established", "unblock": "unblocked",
}  # fmt: skip
_DONE = re.compile(
    rf"(?:I(?:'ll| will|) )?({'|'.join(_PARTICIPLE)}) ((?:(?:the|my|a|your|two|three|another|both|all|one"
    r"|last"
    rf"|outstanding|remaining|missing|top|small|losing|ace|king|queen|jack|of) )*"
    r"(?:trumps?|spades?|hearts?|diamonds?|clubs?|ace|king|queen|jack|losers?))((?: (?:in|on|with|from) [\w ]+)?)",
    re.IGNORECASE,
)


def passive(be: str) -> Way:
    """ "I draw trumps and run the clubs" as "trumps will be drawn and the clubs run", if all of it is such plays."""

    def said(text: str) -> str:
        parts = re.split(r"(, and then |, then |, and | and then | and |, )", text.rstrip("."))
        matches = [_DONE.fullmatch(part) for part in parts[::2]]
        if not text.startswith("I") or not all(matches):
            return text
        made = [f"{m[2]} {be} {_PARTICIPLE[m[1].lower()]}{m[3]}" for m in matches if m]
        joined = "".join(part + (parts[2 * n + 1] if 2 * n + 1 < len(parts) else "") for n, part in enumerate(made))
        return joined[:1].upper() + joined[1:] + "."

    return said


ruff_noun = replacing(
    rf"\b([Rr])uff(s|ing|) (a|one|another|my|the|two|three) ((?:small|low|losing|last|third|second|little) "
    rf"|)({_SUIT})(s?)\b(?! (?:trick|loser|ace|king|queen|jack|ruff|suit|return|lead|continuation|with the|of))",
    lambda m: (
        f"{'T' if m[1] == 'R' else 't'}ak{ {'': 'e', 's': 'es', 'ing': 'ing'}[m[2]] } {m[3]} {m[5]} ruff{m[6]}"
        if not m[4]
        else m[0]
    ),
)
"""A ruff as a noun: "take a heart ruff"."""


def finessed(by: str) -> Way:
    """A finesse in a suit in other words; `{s}` is the suit."""
    return replacing(
        rf"\b(?:([Tt])ak(e|es|ing)|([Tt])ry(|ing)) (?:the|a) ({_SUIT}) finesse\b(?! against)",
        lambda m: cased(by.format(s=m[5]))(m) if (m[2] or m[4] or "e") == "e" else m[0],
    )


# Other words


def verb(forms: str, by: str, before: str, behind: str = "") -> Way:
    """A verb by another in all its forms; only before what is given."""
    pairs = list(zip(forms.split(), (form.replace("_", " ") for form in by.split()), strict=False))

    def said(text: str) -> str:
        for one, two in pairs:
            text = re.sub(rf"({behind})\b({one})\b(?={before})", lambda m, two=two: m[1] + _cased_as(m[2], two), text)
        return text

    return said


def _cased_as(word: str, by: str) -> str:
    return by[:1].upper() + by[1:] if word[:1].isupper() else by


def any_of(*ways: Way) -> Way:
    """One of the ways for each statement, the same every time."""
    return lambda text: ways[zlib.crc32(text.encode()) % len(ways)](text)


def _made() -> dict[str, Way]:
    made = {
        "lead-in": any_of(*(lead_in(words) for words in WORDS["lead_ins"])),
        "his lead-in": any_of(*(his_lead_in(words) for words in WORDS["his_lead_ins"])),
    }
    for name, each in WORDS["verbs"].items():
        forms, before, behind = each["forms"], each["before"], each.get("behind", "")
        made[f"to {name}"] = any_of(*(verb(forms, by, before, behind) for by in each["others"]))
    for name, each in WORDS["phrases"].items():
        pattern = each["words"] if each.get("bounds") is False else rf"\b{each['words']}"
        made[name] = any_of(*(replacing(f"(?i){pattern}", cased(by)) for by in each["others"]))
    return made


SPOKEN: Mapping[str, Way] = {
    "he": third_person("he", "he", "his", "him", "his"),
    "she": third_person("she", "she", "her", "her", "hers"),
    "declarer": third_person("declarer", "he", "his", "him", "his"),
    "he says he": unless("^(?!I\\b)", third_person("declarer says he", "he", "his", "him", "his")),
    "she said she would": reported("She said", "she", "her", "her", "hers"),
    "declarer claimed, saying he would": unless(
        r"\b(?:lose|give|concede)", reported("Declarer claimed, saying", "he", "his", "him", "his")
    ),
    "South stated that she would": reported("South stated that", "she", "her", "her", "hers"),
    "he's ...ing": first_verb("he's ", "ing"),
    "they": addressed("they", "them", "their", "theirs"),
    "the opponents": addressed("the opponents", "them", "their", "theirs"),
    "opps": addressed("opps", "opps", "opps'", "theirs"),
    "the defence": addressed("the defence", "the defence", "their", "theirs", plural=False),
    "you guys": addressed("you guys", "you guys", "your", "yours"),
    "imperative": first_verb("", ""),
    "gerund": first_verb("", "ing"),
    "I'm ...ing": first_verb("I'm ", "ing"),
    "I will be ...ing": first_verb("I will be ", "ing"),
    "by ...ing": first_verb("by ", "ing"),
    "we": unless(
        r"\b(?:we|our|us|partner|said|he|she)\b|\"",
        in_turn(
            replacing(r"\bI'm\b", "we're"), replacing(r"\bI've\b", "we've"), replacing(r"\bI am\b", "we are"),
            replacing(r"\bI'll\b", "we'll"),
            replacing(r"\bI(?= (?:have|get|make|take|draw|cash|run|win|lose|will|can|need|still)\b)", "we"),
        ),
    ),
    "passive": passive("will be"),
    "gets": passive("gets"),
    "ruff noun": ruff_noun,
}  # fmt: skip
"""Person, tense and voice."""

TYPED: Mapping[str, Way] = {
    "no the": replacing(r"\b[Tt]he (?!rest|others|lot)", ""),
    "no articles": replacing(
        rf"\b([Rr]uff|[Dd]uck|[Dd]iscard|[Pp]itch|[Dd]raw|[Tt]hrow|[Cc]ash|[Rr]un|[Pp]ull|[Uu]nblock"
        rf"|[Ff]inesse)(ing|s|) "
        rf"(?:the|a|my) (?={_SUIT}|trump|ace|king|queen|last|losing)", r"\1\2 "),
    "no my": replacing(r"\b[Mm]y (?=\w)", ""),
    "no I": unless(
        r"\bI (?:was|had|did|think|thought|said|told|forgot|could|mean|make)|\?|\"|there\b",
        replacing(r"(^|(?<=[,.] ))I(?:'m|'ll| will| am|'ve|) (?=[a-z])", r"\1")),
    "no copula": replacing(
        r"\b(trumps|dummy|clubs|hearts|diamonds|spades|rest|hand) (?:are|is) "
        r"(?=(?:all |now )?(?:good|high|mine|drawn|yours|winners|gone|in|solid|out)\b)", r"\1 "),
    "no apostrophes": replacing(r"(?<=[a-z])'(?=(?:s|t|re|ve|m|ll)\b)", ""),
    "no marks": unless(
        r"[?\"]|\bh[AKQJ]",
        lambda text: text if _letters(text) else re.sub(r"[.;!](?= |$)", "", text).lower()),
    "5S": counted_letters,
    "5♠": replacing(
        rf"(?<!my )(?<!the )(?<!your )(?<!his )(?<!last )"
        rf"\b({'|'.join(_NUMBERS[2:7])}) {_SUIT_OF}\b(?! tri| ruff)",
        lambda m: f"{_NUMBERS.index(m[1])}{_SIGNS[m[2]]}",
    ),
    "AS": card("rs"), "SA": card("sr"), "♠A": card("Sr"), "A♠": card("rS"), "A of ♠": card("r of S"),
    "A of s": card("r of s"),
    "spade A": card("c r"), "S ace": card("s r"), "spade ace": card("c R"), "ace spades": card("R cs"),
    "ace of spades": replacing(rf"\b({_SUIT}) ({'|'.join(_RANKS)})\b", r"\2 of \1s"),
    "♠": with_signs, "digits": digits, "in words": in_words,
    "+": replacing(r" and ", " + "), "n": replacing(r" and ", " n "), "'n'": replacing(r" and ", " 'n' "),
    "an": replacing(r" and ", " an "),
    "->": replacing(r",? then ", " -> "), "; then": replacing(r", then ", "; then "), "dash": replacing(r", ", " - "),
    "slash": replacing(r", ", " / "), "lines": replacing(r"(?<=[a-z])\. (?=[A-Z])", "\n"),
    "u": in_turn(replacing(r"\b[Yy]ou\b", "u"), replacing(r"\b[Yy]our\b", "ur"), replacing(r"\b[Yy]ours\b", "urs")),
    "r": replacing(r"\bare\b", "r"), "w/": replacing(r"\bwith\b", "w/"), "hv": replacing(r"\bhave\b", "hv"),
    "trx": replacing(r"\btricks\b", "trx"), "tks": replacing(r"\btricks\b", "tks"),
    "trk": replacing(r"\btrick(s?)\b", r"trk\1"),
    "trps": replacing(r"\btrumps\b", "trps"), "trmps": replacing(r"\btrump(s?)\b", r"trmp\1"),
    "T": replacing(r"\btrumps\b", "T"),
    "dum": replacing(r"\bdummy\b", "dum"), "dmy": replacing(r"\bdummy\b", "dmy"),
    "the table": replacing(r"(?<!in )(?<!over )\bdummy\b(?!'s)", "the table"),
    "board": in_turn(replacing(r"\bin dummy\b", "on the board"), replacing(r"\bto dummy\b", "to the board")),
    "suits short": in_turn(
        *(
            replacing(rf"\b{one}(s?)\b", rf"{two}\1")
            for one, two in zip(SUITS, ("spd", "hrt", "dia", "clb"), strict=True)
        )
    ),
    "4": replacing(r"\bfor (?=you|me|us|them)", "4 "),
    "CAPITALS": lambda text: text if re.search(r"\bA\b|\bu\b", text) else text.upper(),
    "exclaimed": lambda text: text if re.search(r"[]?'\")]", text) else text.rstrip(" .!") + "!!",
}  # fmt: skip
"""As it is typed."""

_COUNTED = r"\b(two|three|four|five|six|my|the|dummy's)"
_PLURALS = r"(?:spades|hearts|diamonds|clubs)"
_ITEM_ENDS = r"(?=[.,;]|$| and | then )"
_PLAYER = (
    r"\b(I|[Ww]e)( will|'ll)? (?=(?:draw|cash|ruff|run|play|take|pull|cross|discard|throw|concede|have|make|give) )"
)


def _inserted() -> dict[str, Way]:
    """With a word or two more, which say nothing of the play."""
    sorts: Mapping[str, Callable[[str], Way]] = {
        "described": lambda word: replacing(rf"{_COUNTED} ({_PLURALS})\b", rf"\1 {word} \2"),
        "told which": lambda words: replacing(rf"{_COUNTED} ({_PLURALS}){_ITEM_ENDS}", rf"\1 \2 {words}"),
        "told how": lambda word: replacing(_PLAYER, rf"\1\2 {word} "),
        "told by the way": lambda words: lambda text: re.sub(r"^([^,?]{6,60}), ", rf"\1, {words}, ", text),
    }
    return {name: any_of(*(said(each) for each in WORDS["inserted"][name])) for name, said in sorts.items()}


WAYS: Mapping[str, Way] = {**SPOKEN, **TYPED, **_made(), **_inserted()}
OF_DECLARER = frozenset(
    (
        *("he", "she", "declarer", "he says he", "she said she would", "declarer claimed, saying he would"),
        *(
            "South stated that she would",
            "he's ...ing",
            "they",
            "the opponents",
            "opps",
            "the defence",
            "you guys",
        ),
        "his lead-in",
    )
)
"""Ways that only a statement of declarer can be said in."""
