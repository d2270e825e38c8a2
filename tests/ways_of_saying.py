"""Ways of saying a statement otherwise, each a rule that is applied without a look at the statement.

A way gives a text back as it came where its rule does not apply, or is not sure to keep the meaning.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Way = Callable[[str], str]

SUITS = ("spade", "heart", "diamond", "club")
_SUIT = r"(?:spade|heart|diamond|club)"
_RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10"}
_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
)  # fmt: skip

_FORMS: Mapping[str, tuple[str, str]] = {
    "draw": ("drawing", "drawn"), "run": ("running", "run"), "get": ("getting", "got"), "win": ("winning", "won"),
    "lead": ("leading", "led"), "throw": ("throwing", "thrown"), "give": ("giving", "given"),
    "take": ("taking", "taken"), "lose": ("losing", "lost"), "make": ("making", "made"), "pitch": ("pitching", "pitched"),
    "come": ("coming", "come"), "set": ("setting", "set"), "go": ("going", "gone"), "have": ("having", "had"),
    "knock": ("knocking", "knocked"), "drop": ("dropping", "dropped"), "let": ("letting", "let"),
}  # fmt: skip
"""Verbs that are not inflected by rule: the gerund and the participle."""
PLAYS = (
    "draw", "cash", "run", "ruff", "finesse", "discard", "duck", "concede", "knock out", "take", "throw", "pitch", "pull",
    "cross", "unblock", "lead", "play", "give up", "give you", "win", "test", "establish", "set up", "return", "crossruff",
    "overruff", "lay down", "come back", "go back", "get back", "lose", "claim", "trump", "endplay", "exit", "hook",
)  # fmt: skip
_VERBS = (*PLAYS, "have", "make", "get", "need", "score", "know", "hold", "keep", "give", "use", "want", "go", "come")
_OBJECT = (
    r"(?:the|a|an|my|your|his|her|their|dummy's|this|that|these|those|all|both|any|every|each|one|two|three|four|five|six|"
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
    r"\b(?:will|can|let|to|do|don't|must|could|should|may|might|cannot|can't|won't|you|they|would)\b|'ll\b|'d\b"
)
_SUBJECT = re.compile(
    r"(?:\b(?:I|he|she|declarer|partner)(?: just| then| now| simply| also| still)?)\s+$", re.IGNORECASE
)


def in_form(text: str, form: str) -> str:
    """The verbs of a chain that has no auxiliary, "I draw … and ruff …", with an ending each."""
    made, done, open_chain = [], 0, False
    for match in _PHRASE.finditer(text):
        between, before = text[done : match.start()], text[: match.start()]
        if re.search(r"[.;?!:]", between) or _BASE.search(between):
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
    r"\b(?:we|us|our|ours|you|your|yours|u|ur|he|she|his|her|hers|him|partner|declarer|pard|yourself|said|told|thought|think|guess|suppose|believe|hope|"
    r"mean|sure|afraid|sorry|please|thanks|thank|say|meant|forgot|see|knew|was|were|did|had|I'd|am I|do I|have I|let me|"
    r"dummy's|he's|she's|wish|didn't|North|South|East|West|claim|admit|agree|count|reckon|tell|shall|lads|folks)\b|[\"'“”]\w+ [^']*[\"'”]|\?"
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
        ):
            if not re.search(
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
    r"(?<!before )(?<!after )(?<!once )(?<!if )(?<!as )(?<!when )(?<!which )(?<!that )(?<!what )(?<!ever )(?<!until )(?<!till )(?<!unless )(?<!all )\bI(?:'ll| will|'m going to| am going to|) (?:just |now |simply |)(?!lose|claim)(?="
    + _PLAYED
    + ")"
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
    r"(?i)\byou (?:see|know|like|want|please|can see|too|all|two|both|lot|guys|may|can have|play|led|lead|return|do|did|look|check|need|might)\b|\b(?:thank|if|whatever|whichever|let|tell|told|show|"
    r"assure|promise|remind|ask|as|shall|will|would|do|did|are|have|when|unless|until|with|before|after|should|see|what|how|where|why|because|that|which|like|once|while|whoever) you|"
    r"\?|\"|\byourself\b|\bthey\b|\bthem\b|\btheir\b|\bwe\b|\bus\b|\bour\b|\bpartner\b|\bpard\b|\b(?:he|she|him|her|his)\b|\bsaid\b|opponents?\b|defen[cd]|dummy (?:you|your)"
)
_VERB_AFTER = (
    r"(?= (?:get|have|will|can|still|only|just|make|take|win|score|do|never|always|then|also|cannot|can't|don't|won't|lose|"
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
        text = re.sub(r"\b[Yy]ou\b" + _VERB_AFTER, they, text)
        text = re.sub(r"\b[Yy]ou\b", them, text)
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
        rf"\b({'|'.join(_NUMBERS[2:7])}) {_SUIT_OF}\b(?! trick)",
        lambda said: f"{_NUMBERS.index(said[1])}{_suit_letter(said[2])}",
        text,
    )


def card(form: str) -> Way:
    """ "The ace of spades" in letters: `r` the rank, `s` the suit, `S` its sign."""

    def said(match: re.Match[str]) -> str:
        rank, suit = _RANKS[match[1]], match[2]
        return "".join(
            {"r": rank, "s": _suit_letter(suit), "S": _SIGNS[suit], "c": suit}.get(sign, sign) for sign in form
        )

    return replacing(rf"\b(?:the )?({'|'.join(_RANKS)}) of {_SUIT_OF}\b", said)


def with_signs(text: str) -> str:
    """Suits by their signs."""
    return re.sub(rf"\b{_SUIT_OF}\b", lambda said: _SIGNS[said[1]], text)


digits = replacing(rf"\b({'|'.join(_NUMBERS[1:])})\b(?! of)", lambda said: str(_NUMBERS.index(said[1])))
in_words = unless(
    r"\d[-+/=♠♥♦♣:.A-Z]|[-+=:/♠♥♦♣@.A-Z]\d|\d\d\d|NT",
    replacing(r"(?<!\w)(\d|1[0-3])(?!\w)", lambda said: _NUMBERS[int(said[1])]),
)

# Voice


_PARTICIPLE = {"draw": "drawn", "cash": "cashed", "run": "run", "ruff": "ruffed", "pull": "pulled", "discard": "discarded",
               "concede": "conceded", "duck": "ducked", "finesse": "finessed", "pitch": "pitched", "throw": "thrown",
               "take": "taken", "establish": "established", "unblock": "unblocked"}  # fmt: skip
_DONE = re.compile(
    rf"(?:I(?:'ll| will|) )?({'|'.join(_PARTICIPLE)}) ((?:(?:the|my|a|your|two|three|another|both|all|one|last|outstanding|remaining|missing|top|small|losing|ace|king|queen|jack|of) )*"
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
    rf"\b([Rr])uff(s|ing|) (a|one|another|my|the|two|three) ((?:small|low|losing|last|third|second|little) |)({_SUIT})(s?)\b(?! (?:trick|loser|ace|king|queen|jack|ruff|suit|return|lead|continuation|with the|of))",
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


def verb(words: str, by: str, behind: str = "") -> Way:
    """A verb by another in all its forms, as they are written in full; only before what is given."""
    pairs = list(zip(words.split(), (form.replace("_", " ") for form in by.split()), strict=True))

    def said(text: str) -> str:
        for one, two in pairs:
            text = re.sub(rf"\b{one}\b{behind}", cased(two), text, flags=re.IGNORECASE)
        return text

    return said


def phrase(words: str, by: str, behind: str = "") -> Way:
    """A phrase for another."""
    return replacing(rf"(?i)\b(?:{words})\b{behind}", cased(by))


_TRUMPS = r"(?= (?:(?:the|my|your|his|their|all|any|both|last|outstanding|remaining|missing|one|two|three|\w+ rounds? of|out|of|final) )*trumps?\b)"
_CARD_OBJECT = r"(?= (?:the|a|an|my|his|her|your|their|dummy's|one|two|three|four|both|another|all)\b)"
_DRAW = "draw draws drawing drew drawn"
_TRICKS = r"(?= (?:\w+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b(?! (?:rounds?|of)))"

WAYS: Mapping[str, Way] = {
    # a. person and tense
    "he": third_person("he", "he", "his", "him", "his"),
    "she": third_person("she", "she", "her", "her", "hers"),
    "declarer": third_person("declarer", "he", "his", "him", "his"),
    "South": third_person("South", "he", "his", "him", "his"),
    "he says he": in_turn(third_person("declarer says he", "he", "his", "him", "his")),
    "she said she would": reported("She said", "she", "her", "her", "hers"),
    "declarer claimed, saying he would": reported("Declarer claimed, saying", "he", "his", "him", "his"),
    "South stated that she would": reported("South stated that", "she", "her", "her", "hers"),
    **{
        words: lead_in(words)
        for words in (
            "I'll",
            "I will",
            "I'm going to",
            "I'm gonna",
            "I'd",
            "I intend to",
            "I plan to",
            "I'm about to",
            "my plan is to",
            "I want to",
            "I shall",
            "I propose to",
            "let me",
            "the idea is to",
            "the plan's to",
            "I mean to",
            "I can just",
            "all I do is",
            "I simply",
            "we",
            "we'll",
            "I need to",
            "I have to",
            "I'm planning to",
            "I'd like to",
            "what I do is",
            "I am now going to",
            "I'll be able to",
            "I get to",
            "I should",
            "I do",
            "imma",
            "i wil",
            "declarer is going to",
            "declarer was going to",
            "he will",
            "she'll",
            "declarer plans to",
            "he intends to",
            "declarer would",
            "he's about to",
            "South will",
        )
    },
    "imperative": first_verb("", ""),
    "gerund": first_verb("", "ing"),
    "I'm ...ing": first_verb("I'm ", "ing"),
    "I will be ...ing": first_verb("I will be ", "ing"),
    "by ...ing": first_verb("by ", "ing"),
    "he's ...ing": first_verb("he's ", "ing"),
    "they": addressed("they", "them", "their", "theirs"),
    "the opponents": addressed("the opponents", "them", "their", "theirs"),
    "opps": addressed("opps", "opps", "opps'", "theirs"),
    "the defence": addressed("the defence", "the defence", "their", "theirs", plural=False),
    "you guys": addressed("you guys", "you guys", "your", "yours"),
    "you two": addressed("you two", "you two", "your", "yours"),
    "we (dummy's side)": unless(
        r"\b(?:we|our|us|partner|said|he|she)\b|\"",
        in_turn(
            replacing(r"\bI'm\b", "we're"),
            replacing(r"\bI've\b", "we've"),
            replacing(r"\bI am\b", "we are"),
            replacing(r"\bI'll\b", "we'll"),
            replacing(r"\bI(?= (?:have|get|make|take|draw|cash|run|win|lose|will|can|need|still)\b)", "we"),
        ),
    ),
    # c. typed
    "no the": replacing(r"\b[Tt]he (?!rest|others|lot)", ""),
    "no articles": replacing(r"\b(?:[Tt]he|a|an|A(?= [a-z])) (?!few|bit|lot)", ""),
    "no my": replacing(r"\b[Mm]y (?=\w)", ""),
    "no I": unless(
        r"\bI (?:was|had|did|think|thought|said|told)|\?|\"",
        replacing(r"(^|(?<=[,.] ))I(?:'m|'ll| will| am|'ve|) (?=[a-z])", r"\1"),
    ),
    "no copula": replacing(
        r"\b(trumps|dummy|clubs|hearts|diamonds|spades|rest|hand) (?:are|is) (?=(?:all |now )?(?:good|high|mine|drawn|yours|winners|gone|in|solid|out)\b)",
        r"\1 ",
    ),
    "no apostrophes": replacing(r"(?<=[a-z])'(?=(?:s|t|re|ve|m|ll)\b)", ""),
    "no marks": lambda text: (
        text if _letters(text) or "?" in text or '"' in text else re.sub(r"[.;!](?= |$)", "", text).lower()
    ),
    "5S": counted_letters,
    "5 ♠": replacing(
        rf"\b({'|'.join(_NUMBERS[2:7])}) {_SUIT_OF}\b", lambda m: f"{_NUMBERS.index(m[1])} {_SIGNS[m[2]]}"
    ),
    "5♠": replacing(
        rf"\b({'|'.join(_NUMBERS[2:7])}) {_SUIT_OF}\b(?! tri)", lambda m: f"{_NUMBERS.index(m[1])}{_SIGNS[m[2]]}"
    ),
    "AS": card("rs"),
    "SA": card("sr"),
    "♠A": card("Sr"),
    "A♠": card("rS"),
    "A of ♠": card("r of S"),
    "A of s": card("r of s"),
    "spade A": card("c r"),
    "S ace": card("s r"),
    "ace spades": replacing(rf"\b({'|'.join(_RANKS)}) of ({_SUIT}s?)\b", r"\1 \2"),
    "spade ace": replacing(rf"\b({'|'.join(_RANKS)}) of ({_SUIT})s\b", r"\2 \1"),
    "ace of spades": replacing(rf"\b({_SUIT}) ({'|'.join(_RANKS)})\b", r"\2 of \1s"),
    "♠": with_signs,
    "digits": digits,
    "in words": in_words,
    "plus": replacing(r" and ", " + "),
    "n": replacing(r" and ", " n "),
    "'n'": replacing(r" and ", " 'n' "),
    "an": replacing(r" and ", " an "),
    "arrow": replacing(r",? then ", " -> "),
    "semicolon": replacing(r", then ", "; then "),
    "dash": replacing(r", ", " - "),
    "slash": replacing(r", ", " / "),
    "lines": replacing(r"(?<=[a-z])\. (?=[A-Z])", "\n"),
    "u": in_turn(replacing(r"\b[Yy]ou\b", "u"), replacing(r"\b[Yy]our\b", "ur"), replacing(r"\b[Yy]ours\b", "urs")),
    "r": replacing(r"\bare\b", "r"),
    "w/": replacing(r"\bwith\b", "w/"),
    "hv": replacing(r"\bhave\b", "hv"),
    "trx": replacing(r"\btricks\b", "trx"),
    "tks": replacing(r"\btricks\b", "tks"),
    "trk": replacing(r"\btrick(s?)\b", r"trk\1"),
    "trps": replacing(r"\btrumps\b", "trps"),
    "trmps": replacing(r"\btrump(s?)\b", r"trmp\1"),
    "T": replacing(r"\btrumps\b", "T"),
    "dum": replacing(r"\bdummy\b", "dum"),
    "dmy": replacing(r"\bdummy\b", "dmy"),
    "table": phrase("(?<!in )(?<!over )dummy(?!'s)", "the table"),
    "board": in_turn(replacing(r"\bin dummy\b", "on the board"), replacing(r"\bto dummy\b", "to the board")),
    "suits short": in_turn(
        *(
            replacing(rf"\b{one}(s?)\b", rf"{two}\1")
            for one, two in (("spade", "spd"), ("heart", "hrt"), ("diamond", "dia"), ("club", "clb"))
        )
    ),
    "4": replacing(r"\bfor (?=you|me|us|them)", "4 "),
    "2": replacing(r"(?<=\w )to (?=the|my|you|dummy)", "2 "),
    "CAPITALS": lambda text: text.upper(),
    "exclaimed": lambda text: text if "?" in text else text.rstrip(" .!") + "!!",
    # d. voice
    "passive": passive("will be"),
    "passive present": passive("is"),
    "gets": passive("gets"),
    "ruff noun": ruff_noun,
    **{
        f"finesse: {by}": finessed(by)
        for by in (
            "finesse in {s}s",
            "finesse the {s}s",
            "finesse {s}s",
            "hook the {s}",
            "take the {s} hook",
            "try the finesse in {s}s",
            "take a finesse in {s}s",
            "finesse the {s}",
            "hook {s}s",
            "play a {s} finesse",
            "play for the {s} finesse",
            "go for the {s} finesse",
            "rely on the {s} finesse",
            "do the {s} finesse",
            "fall back on the {s} finesse",
        )
    },
    "finesse: take": replacing(rf"\bfinesse (?:in )?({_SUIT})s\b", r"take the \1 finesse"),
    "take the ace": verb("cash cashes cashing", "take takes taking", r"(?= (?:the|my) )"),
    **{
        f"cash: {by}": verb("cash cashes cashing", by)
        for by in (
            "lay_down lays_down laying_down",
            "bang_down bangs_down banging_down",
            "bang_out bangs_out banging_out",
            "take takes taking",
            "play play playing",
            "reel_off reels_off reeling_off",
            "rattle_off rattles_off rattling_off",
            "bash bashes bashing",
            "top top topping",
            "enjoy enjoys enjoying",
            "collect collects collecting",
            "grab grabs grabbing",
            "play_off plays_off playing_off",
            "score scores scoring",
            "take_care_of takes_care_of taking_care_of",
        )
    },
    **{
        f"run: {by}": verb(
            "run runs running", by, r"(?= (?:off )?(?:the|my|all|dummy's|five|four|spades|hearts|diamonds|clubs))"
        )
        for by in (
            "reel_off reels_off reeling_off",
            "rattle_off rattles_off rattling_off",
            "play_out plays_out playing_out",
            "cash cashes cashing",
            "run_through runs_through running_through",
            "rip_off rips_off ripping_off",
            "play_off plays_off playing_off",
            "roll_out rolls_out rolling_out",
            "cash_out cashes_out cashing_out",
            "peel_off peels_off peeling_off",
            "milk milks milking",
        )
    },
    # e. synonyms
    **{
        f"draw: {by.split()[0]}": verb(_DRAW, by, _TRUMPS)
        for by in (
            "extract extracts extracting extracted extracted",
            "clear clears clearing cleared cleared",
            "collect collects collecting collected collected",
            "remove removes removing removed removed",
            "take_out takes_out taking_out took_out taken_out",
            "pick_up picks_up picking_up picked_up picked_up",
            "get_in gets_in getting_in got_in got_in",
            "get_out gets_out getting_out got_out got_out",
            "mop_up mops_up mopping_up mopped_up mopped_up",
            "gather gathers gathering gathered gathered",
            "strip strips stripping stripped stripped",
            "fetch fetches fetching fetched fetched",
            "round_up rounds_up rounding_up rounded_up rounded_up",
            "eliminate eliminates eliminating eliminated eliminated",
            "clear_out clears_out clearing_out cleared_out cleared_out",
            "pull_in pulls_in pulling_in pulled_in pulled_in",
            "haul_in hauls_in hauling_in hauled_in hauled_in",
            "take_care_of takes_care_of taking_care_of took_care_of taken_care_of",
            "exhaust exhausts exhausting exhausted exhausted",
            "dispose_of disposes_of disposing_of disposed_of disposed_of",
            "knock_out knocks_out knocking_out knocked_out knocked_out",
            "hoover_up hoovers_up hoovering_up hoovered_up hoovered_up",
            "sweep_up sweeps_up sweeping_up swept_up swept_up",
            "drag drags dragging dragged dragged",
            "bring_in brings_in bringing_in brought_in brought_in",
            "suck_out sucks_out sucking_out sucked_out sucked_out",
            "clean_up cleans_up cleaning_up cleaned_up cleaned_up",
            "flush_out flushes_out flushing_out flushed_out flushed_out",
            "get_rid_of gets_rid_of getting_rid_of got_rid_of got_rid_of",
            "catch catches catching caught caught",
            "snag snags snagging snagged snagged",
            "take takes taking took taken",
            "finish finishes finishing finished finished",
            "deal_with deals_with dealing_with dealt_with dealt_with",
        )
    },
    "trump": verb(
        "ruff ruffs ruffing ruffed",
        "trump trumps trumping trumped",
        r"(?= (?:the|a|an|my|your|this|one|two|it|in|three|any|whatever|another|dummy's|that))",
    ),
    "ruff": verb(
        "trump trumping trumped",
        "ruff ruffing ruffed",
        r"(?= (?:a|my|your|this|one|two|it|three|any|whatever|another|dummy's) )",
    ),
    **{
        f"throw: {by.split()[0]}": verb("discard discards discarding", by, _CARD_OBJECT)
        for by in (
            "throw throws throwing",
            "pitch pitches pitching",
            "shed sheds shedding",
            "ditch ditches ditching",
            "dump dumps dumping",
            "chuck chucks chucking",
            "park parks parking",
            "jettison jettisons jettisoning",
            "let_go lets_go letting_go",
            "throw_away throws_away throwing_away",
            "sluff sluffs sluffing",
            "get_rid_of gets_rid_of getting_rid_of",
            "dispose_of disposes_of disposing_of",
            "bin bins binning",
            "lose loses losing",
            "toss tosses tossing",
            "unload unloads unloading",
            "throw_off throws_off throwing_off",
        )
    },
    "discard": in_turn(
        *(
            verb(
                by,
                "discard discards discarding",
                r"(?= (?:a|the|my|two|three|one|both) (?:losing |small |last |little |other )?(?:spade|heart|diamond|club|loser)s? (?:on|away))",
            )
            for by in (
                "throw throws throwing",
                "pitch pitches pitching",
                "ditch ditches ditching",
                "shed sheds shedding",
            )
        )
    ),
    **{
        f"lose: {by.split()[0]}": verb(
            "lose loses losing",
            by,
            r"(?= (?:just |only |at most )?(?:the|a|an|one|two|three|1|2|to the|nothing but|another)\b)",
        )
        for by in (
            "give_up gives_up giving_up",
            "concede concedes conceding",
            "surrender surrenders surrendering",
            "give_away gives_away giving_away",
            "let_you_have lets_you_have letting_you_have",
            "hand_over hands_over handing_over",
            "drop drops dropping",
            "yield yields yielding",
        )
    },
    "concede: lose": verb("concede concedes conceding", "lose loses losing", _CARD_OBJECT),
    **{
        f"concede: {by.split()[0]}": verb("concede concedes conceding", by, _CARD_OBJECT)
        for by in (
            "give_up gives_up giving_up",
            "surrender surrenders surrendering",
            "give_you gives_you giving_you",
            "hand_over hands_over handing_over",
            "hand_you hands_you handing_you",
        )
    },
    **{f"give you: {by.split()[0]}": verb("give_you giving_you".replace("_", "X"), by) for by in ()},
    **{
        f"give: {by}": phrase("give you", by)
        for by in (
            "hand you",
            "let you have",
            "leave you",
            "allow you",
            "concede you",
            "offer you",
            "you can have",
            "present you with",
        )
    },
    **{
        f"make: {by.split()[0]}": verb(
            "make makes making",
            by,
            r"(?= (?:another |all |the last |the next |only |just |)(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:more |of |tricks))",
        )
        for by in (
            "take takes taking",
            "win wins winning",
            "score scores scoring",
            "get gets getting",
            "have has having",
            "collect collects collecting",
            "come_to comes_to coming_to",
            "bag bags bagging",
            "rack_up racks_up racking_up",
        )
    },
    **{
        f"have: {by}": replacing(
            r"\bI(?:'ve got|'ve| have) (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:more |tricks|top|winners|of the))",
            f"I {by} ",
        )
        for by in (
            "make",
            "take",
            "get",
            "win",
            "score",
            "still have",
            "hold",
            "can count",
            "see",
            "count",
            "come to",
            "am sure of",
            "claim",
        )
    },
    **{
        f"rest: {by}": phrase(
            r"the (?:rest|others|remainder|remaining tricks)(?= (?:are|is|were) (?:all )?(?:mine|yours|ours|his|theirs)|[.,!]|$)",
            by,
        )
        for by in (
            "the remaining tricks",
            "all the rest",
            "all the others",
            "all the remaining tricks",
            "all that's left",
            "everything else",
            "the balance",
            "the remainder",
            "what's left",
            "whatever's left",
            "everything that's left",
            "every remaining trick",
            "all that remains",
            "the ones that are left",
            "all of the rest",
            "the entire remainder",
            "everything from here",
            "the rest of them",
            "the rest of the tricks",
        )
    },
    **{
        f"last: {by}": phrase(r"the last trump(?= |[.,]|$)", by)
        for by in (
            "the final trump",
            "the remaining trump",
            "the outstanding trump",
            "the missing trump",
            "the last outstanding trump",
            "the one trump that's out",
            "the trump still out",
            "their last trump",
            "that last trump",
            "the one remaining trump",
            "the last of the trumps",
            "the trump that's left",
        )
    },
    **{
        f"good: {by}": replacing(r"(?<=s are) (?:now |all |)(?:good|high)(?=[.,]|$| and)", f" {by}")
        for by in (
            "winners",
            "high",
            "good",
            "established",
            "masters",
            "all good",
            "set up",
            "solid",
            "all winners",
            "tops",
            "cashing",
            "all cashing",
            "running",
            "good now",
            "all established",
            "top tricks",
        )
    },
    **{
        f"dummy's good: {by}": replacing(r"\b[Dd]ummy(?: is|'s) (?:now |all |)(?:good|high)\b", by)
        for by in (
            "the table is high",
            "the board is good",
            "dummy is all winners",
            "everything in dummy is good",
            "dummy's cards are all good",
            "dummy's hand is high",
            "the table's good",
            "the dummy is high",
            "dummy is solid",
            "all of dummy is good",
            "dummy has nothing but winners",
            "what's in dummy is good",
        )
    },
    **{
        f"but: {by}": phrase(
            r"(everything|all mine|the rest|all of them|the others|the lot) (?:but|except|bar|apart from|save)(?: for)?(?= (?:the|a|one)\b)",
            r"\1 " + by,
        )
        for by in (
            "but",
            "bar",
            "except",
            "apart from",
            "save",
            "save for",
            "other than",
            "barring",
            "less",
            "minus",
            "excluding",
            "except for",
            "with the exception of",
            "aside from",
            "but for",
        )
    },
    **{
        f"then: {by}": phrase(r",? (?:and )?then(?= (?:draw|cash|run|ruff|the|a|I)\b)", by)
        for by in (
            ", and then",
            ", after that",
            ", next",
            ", thereafter",
            ", following which",
            ", afterwards",
            " before I",
            ", whereupon",
            ", and next",
            ", and after that",
            ", second",
            ", subsequently",
            " and only then",
        )[:6]
    },
    **{
        f"before: {by}": phrase(r"before(?= (?:drawing|cashing|running|ruffing|taking|playing|touching)\b)", by)
        for by in ("prior to", "ahead of", "in advance of", "and only then", "preparatory to")[:3]
    },
    **{
        f"after: {by}": phrase(r"after(?= (?:drawing|cashing|running|ruffing|taking|pulling)\b)", by)
        for by in ("having first finished", "once I'm done", "when I've finished", "following", "subsequent to", "on")[
            1:5
        ]
    },
    **{
        f"down: {by}": replacing(rf"\b(?:one down|down one|one off)\b", by)
        for by in (
            "one off",
            "down one",
            "one down",
            "off one",
            "one light",
            "minus one",
            "one short",
            "down 1",
            "-1",
            "one undertrick",
            "beaten by one",
            "set one",
            "a trick short",
            "one in the glue",
            "one away",
        )
    },
    **{
        f"mine: {by}": replacing(r"(?:are|is) (?:all )?mine(?=[.,!]|$)", by)
        for by in (
            "belong to me",
            "are for me",
            "go to me",
            "come to me",
            "are my tricks",
            "are ours",
            "will be mine",
            "have to be mine",
            "must be mine",
            "are definitely mine",
            "are mine now",
            "fall to me",
            "are coming to me",
        )
    },
    **{
        f"cross: {by}": phrase(r"(?:cross|go over|get) to dummy(?= with)", by)
        for by in (
            "go to dummy",
            "get to dummy",
            "go to the table",
            "enter dummy",
            "reach dummy",
            "come to dummy",
            "over to dummy",
            "travel to dummy",
            "get over there",
            "go across",
            "put dummy in",
            "get to the board",
            "gain the lead in dummy",
            "pop over to dummy",
            "enter the table",
        )
    },
    **{
        f"still: {by}": replacing(r"\bI have (?=the|a)", f"I {by} ")
        for by in ("still have", "'ve got".replace("'", "have got ")[:8], "hold", "have still got", "hold on to")[:1]
    },
    "no losers: I have nothing to lose": phrase(
        "I have no losers|I've no losers|I've got no losers", "I have nothing to lose"
    ),
}


def _turned(names: tuple[str, ...], text: str) -> str:
    """Each name by the next, the last by the first."""
    following = dict(zip(names, (*names[1:], names[0]), strict=True))
    following |= {one.capitalize(): two.capitalize() for one, two in following.items()}
    return re.sub(rf"\b({'|'.join(following)})(?=s?\b)", lambda said: following[said[1]], text)


OF_DECLARER = frozenset(
    (
        "he", "she", "declarer", "South", "he says he", "she said she would", "declarer claimed, saying he would",
        "South stated that she would", "declarer is going to", "declarer was going to", "he will", "she'll", "declarer plans to",
        "he intends to", "declarer would", "he's about to", "South will", "he's ...ing", "they", "the opponents", "opps", "the defence",
        "you guys", "you two",
    )
)  # fmt: skip
"""Ways that only a statement of declarer can be said in."""
