"""What the words of a whole statement do, besides claiming: ask, ask for assent, weigh, protest."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language.lexicon import load_lexicon

FILLER: Final = (
    r"(?:ah|oh|ok|okay|so|well|er|um|uh|right|surely|sorry|wait|hang on|hold on|let me see|look|hey|and|but|please"
    r"|excuse me)\b"
)
"""What a statement, a question or a protest may begin with and says nothing."""
_WH_WORDS: Final = frozenset(["what", "who", "whose", "which", "how", "where", "why"])
_AUXILIARIES: Final = frozenset(
    [
        "is", "are", "am", "was", "can", "could", "may", "might", "shall", "should", "do", "does", "did", "have",
        "has", "will", "would",
    ]
)  # fmt: skip
_ASKING: Final = _AUXILIARIES | _WH_WORDS
_OPENING: Final = re.compile(rf"^(?:(?:{FILLER}|(?:partner|pard),)[, .]*)*")
_THANKS: Final = re.compile(r"(?<=\?)\W*(?:ty|thx|thanks|thank you|please|pls|lol)?\W*$")
_ASIDE: Final = re.compile(r", (?:by any chance|please|partner)\b")
_HEDGE: Final = re.compile(r"\b(?:maybe|mayb|perhaps|might|may be|could be)\b")
_HEDGES: Final[tuple[str, ...]] = ("mayb", "perhaps", "might", "may be", "could be")
"""One of these is in whatever is hedged."""
_BEGINS_HEDGED: Final = re.compile(
    r"\W*(?:(?:i think|well|er|um|idk|it|they|that|i|we) )*(?:\w+ )?(?:maybe|mayb|perhaps|might|may be|could be)\b"
)


def weighs(text: str) -> bool:
    """ "Might be all mine, might not", "might they all be mine?": possibilities weighed, none of them said to be so."""
    words = text.lower()
    if not any(hedge in words for hedge in _HEDGES):
        return False
    return _BEGINS_HEDGED.match(words) is not None and len(_HEDGE.findall(words)) + words.endswith("?") > 1


_SPOKEN: Final = frozenset(["i", "u", "you", "we", "he", "she", "they", "it", "there", "anyone", "anybody", "either"])
_OWNERS: Final = frozenset(["my", "your", "the", "that", "this", "his", "her", "dummy", "dummy's"])


_OFFERED: Final = re.compile(
    r"(?:(?:are (?:we|you|you guys)|is|does|do)\b )?"
    r"(?:you|all|every(?:one|body)|any(?:one|body)|both)?(?: all| both)? ?"
    r"(?:happy|ok|okay|fine|content|any (?:objections?|problems?)|object|mind) (?:with|to|if)\b"
    r"|(?:shall|should) we say (?!(?:something|anything|that|it|who|what)\b)"
    r"|(?:shall|should|can|could) we (?:say|call it) (?=[^?]+$)"
)
"""What asks for assent to what follows it: "is everyone happy with …", "any objections to …"; "shall we say nine."."""


_TOLD: Final = re.compile(r"what (?:(?:i|we)(?:['’]ve| have)(?: got)?|['’]?s)(?: left)? (?:is|are)\b")
"""What is told with a question word: "what I have left is …"."""


_CALLED: Final = re.compile(r", [A-Z][a-z]+\?$")
"""Who is asked, at the end: "aren't you claiming, *Bernard*?"."""


_ASKS_AT_ONCE: Final = re.compile(
    r"(?:what|who|whose|which|where|why|when|how)"
    r"(?:['’]s| (?:is|are|was|were|do|does|did|would|will|should|has|have))\b"
)
_ASIDE_BEHIND: Final = re.compile(
    r"(?<=\w), i (?:ask myself|wonder)\b\W*$"
    r"|(?<=\w), (?!(?:ok|okay|right|agreed|yes|yeah|no|fine|all right|alright)\b)\w[\w'-]*(?: \w[\w'-]*)? ?(?=\?\W*$)"
)
"""What is added to a question when it has been asked: "why would he lead a trump, *I ask myself*", "what's five clubs
doubled, *vulnerable*?"; what asks for assent adds no more."""


def asks(text: str, *, tagged: bool = False) -> bool:
    """Whether all that is said is one question: "can I have the rest?", "what are you doing about the spade".

    `tagged`: nothing but assent is asked for by its question mark.
    """
    if "?" in text and _asks_more_than_once(text):
        return True
    words = _CALLED.sub("?", text.strip()).lower()
    opening = _OPENING.match(words)
    words = words[opening.end() :] if opening is not None else words
    if "?" in text and (_ASKED_OF_PARTNER.match(text) or _DOUBTED.fullmatch(words)) is not None:
        return True
    if "?" in words and _ASKED_OF_ANOTHER.fullmatch(words) is not None:
        return True
    if _OFFERED.match(words) is not None or _TOLD.match(words) is not None:
        return False
    words = _without_asides(words)
    all_but_last = words[:-1]
    if any(mark in all_but_last for mark in ".!?;,"):
        return False
    if _ASKED_TO_TELL.match(words) is not None:
        return True
    first, _, others = words.partition(" ")
    first = _written_out(first.removesuffix("n't").removesuffix("'s").rstrip("'"))
    if first == "how" and others.startswith("many ") and others.split()[1:2] and others.split()[1] in _ASKING:
        return True  # "how many are you claiming"
    if words.endswith("?"):
        said_to_them = words.startswith(("you ", "you'", "so you", "my ")) and not tagged
        asked = first in _ASKING or said_to_them or words.startswith(_WISHED_FOR)
        return asked or _ASKED_AFTER.match(text) is not None
    return _is_put_as_question(first, others)


def _is_put_as_question(first: str, others: str) -> bool:
    """ "*Are trumps* in", "*who has* the ten", "*why no* club": by the order of its words, without a mark."""
    second, _, others = others.partition(" ")
    second, third = _written_out(second), _written_out(others.partition(" ")[0])
    if first == "should" and _THEN_MINE.search(others) is not None:
        return False  # "should it lose I'm one off"
    inverted = first in _AUXILIARIES and second in _SPOKEN
    inverted = inverted or (first in ("is", "are", "was") and second in _OWNERS)
    inverted = inverted or (first in ("is", "are") and second in _SUITS)  # "are trumps in"; "were trumps 2-2 I'd …"
    inverted = inverted or (first in ("is", "are", "was", "did", "does", "has") and second in _OTHERS)
    reasons = (
        first == "where"
        or (first == "why" and second not in ("bother", "play", "go", "carry", "waste", "continue"))
        or (first in _WH_WORDS and second in ("did", "does", "didn't", "doesn't"))
    )
    inverted = inverted or reasons  # "why no club", "what did two clubs show"
    holder = first == "who" and second in ("has", "had", "holds", "got")  # "who has the ten of hearts"
    return inverted or holder or (first in _WH_WORDS and second in _ASKING | {"r"} and third in _SPOKEN)


def _without_asides(words: str) -> str:
    if "?" in words:
        words = _THANKS.sub("", words)
    if words.endswith("?"):
        words = _ASIDE.sub("", words.replace(", or ", " or "))
    return _ASIDE_BEHIND.sub("", words) if _ASKS_AT_ONCE.match(words) is not None else words


_WISHED_FOR: Final[tuple[str, ...]] = (
    "any chance", "any hope", "any idea", "any news", "anyone for ", "anybody for ", "anyone want", "anybody want",
    "fancy a", "time for a", "room for a", "ready for a",
)  # fmt: skip
"""How questions begin that have no verb: "*any chance* of a coffee before the next one?"."""


def _asks_more_than_once(text: str) -> bool:
    """ "Have I got the rest? *Or is there a trump out?*": nothing is said but questions."""
    questions = [_OR.sub("", part.strip()) for part in text.split("?")]
    return len(questions) > 2 and not questions[-1] and all(asks(part + "?") for part in questions[:-1])


_OR: Final = re.compile(r"^(?:or|and|or else)\b\s*", re.IGNORECASE)


_SUITS: Final = frozenset(["trumps", "spades", "hearts", "diamonds", "clubs"])
_OTHERS: Final = frozenset(["everyone", "everybody", "anyone", "anybody", "east", "west"])


_DOUBTED: Final = re.compile(r"(?:[\w' ]+\?\W*)?(?:really|seriously)\b[\w', ]*\?\W*")
""" "The rest? Really?", "really, all of them?"."""


_THEN_MINE: Final = re.compile(r"\w (?:(?:i|we)(?:['’]\w+)?|it['’]s|that['’]s) \w|\b(?:mine|ours|down|off)$")
"""What comes of it, where an inverted condition is no question."""


def _written_out(word: str) -> str:
    """ "*Cn* i claim", "*shud* we play on", "*r* u conceding": the word meant."""
    return load_lexicon().spelling.get(word, word)


_ASKED_OF_PARTNER: Final = re.compile(
    r"\W*(?:partner|pard)[, ]+(?:you|he|she)\b[^.?!]*\b(?:have|has|are|is|do|does)n['’]?t (?:you|he|she) ?\?\W*$",
    re.IGNORECASE,
)
""" "Partner, you've got the rest, haven't you?"."""
_ASKED_OF_ANOTHER: Final = re.compile(
    r"(?!.*\b(?:and|i|we)\b)(?:you|he|she|they|declarer|dummy|north|south|east|west)\b[^.?!,;]*,?"
    r" (?:has|have|had|is|are|do|does|did|must|wo|will|can?|could|would)(?:n['’]?t)? (?:you|he|she|they) ?\?\W*"
)
""" "She has ten there, hasn't she?", "you don't have a trump, do you?": what another has is asked about."""
_ASKED_TO_TELL: Final = re.compile(
    r"(?:(?:i|we)(?:'d| would) (?:like|love) to (?:know|hear|see)|(?:i|we) (?:want|need) to know"
    r"|you(?:'d| had) better (?:say|tell)|(?:please |kindly )?(?:tell|show) (?:me|us))"
    r" (?:how|where|which|what) (?:you|he|she|declarer)\b",
    re.IGNORECASE,
)
""" "I'd like to know how you're getting to dummy"."""
_ASKED_AFTER: Final = re.compile(
    r"\W*(?:and|but) (?:the|my|your|that|his|her|dummy's) \w+(?: (?:of )?\w+)? ?\?\W*$", re.IGNORECASE
)
"""A thing that the other has not spoken of: "and the heart?"."""
_ASKED_BACK: Final = re.compile(r"\W*(?:so )?(?:that's |thats )?\w+(?:[ -]\w+){0,2}[ -]{0,2}\?\W*", re.IGNORECASE)


def asks_back(text: str) -> bool:
    """ "Ten tricks?", "the rest?": declarer's claim, which a defender repeats to ask about it."""
    return _ASKED_BACK.fullmatch(text) is not None


_IF_SO: Final = re.compile(
    r"\s*(?:and |but )?(?:if (?:so|not|yes|no|they|it|he|she)\b|otherwise\b|in that case\b)", re.IGNORECASE
)


def asks_first(text: str) -> bool:
    """ "Are the diamonds breaking? If so I claim": what he does hangs on an answer that nobody owes him."""
    question, mark, others = text.partition("?")
    return bool(mark) and asks(question + mark) and _IF_SO.match(others) is not None


_ASKED_FIRST: Final = re.compile(
    rf"\W*(?:{FILLER}\W*)*(?:(?:what|whose|who|which|how|is|are|am|was|were|did|do|has|have|any|agreed|ready|want)\b"
    r"|(?:shall|may|can|could|should|might) (?:i|we) (?:just )?(?:claim|show|table|stop|save)\b)[^.?!]*\?"
    r"(?:\s*\w+(?: \w+){0,2} ?\?)*(?=\W*\w)",
    re.IGNORECASE,
)


def end_of_questions(text: str) -> int:
    """Where the questions end that come before what is stated: "what's trumps? Hearts? Then …"; 0 without any."""
    asked = _ASKED_FIRST.match(text) if "?" in text else None
    return asked.end() if asked is not None and not _IF_SO.match(text[asked.end() :]) else 0


_ANSWERED_NO: Final = re.compile(
    rf"\W*(?:{FILLER}\W*)*(?:(?:a|an|the|any|take|taking|need)\W+)*(?:\w+\W+){{0,3}}(?:finess|hook|ruff|squeez|crossruff)"
    r"[^.?!]{0,24}\?\W*(?=(?:no|nah|nope|never|not (?:me|today|for me|here|now|needed|required|necessary|likely|i)"
    r"|why would (?:i|we)|who needs (?:it|that))\b)",
    re.IGNORECASE,
)


def end_of_question_denied(text: str) -> int:
    """Where a play ends that is asked about and denied at once: "*a heart hook?* Not me"; 0 without one."""
    denied = _ANSWERED_NO.match(text) if "?" in text else None
    return denied.end() if denied is not None else 0


_PROTEST: Final = re.compile(
    rf"(?:{FILLER}[,.!]* )*no[,.!]*\s+(?:(?:no|wait|sorry)[,.!]* )*"
    r"(?:i|we|he|she|they|there|(?:my )?partner|west|east|north|south)\b",
    re.IGNORECASE,
)


_STARTLED: Final = re.compile(
    r"\W*(?:(?:what|wat|wot|huh|eh|hey|hm+|really|seriously|pardon|(?:are )?(?:you|u) sure|r u sure)\W*[?!]+"
    r"|(?:what|wat|wot|huh|eh)\W*,"
    r"|(?:what do (?:you|u) mean|what (?:are|r) (?:you|u) (?:on about|talking about))\b)",
    re.IGNORECASE,
)


def is_startled(text: str) -> bool:
    """ "*What?* I still have the queen", "*are you sure?* I have a trump": how a claim is doubted."""
    return _STARTLED.match(text) is not None


_TROUBLE: Final = re.compile(
    rf"\W*(?:(?:{FILLER}|then|in (?:that|which) case)\W*)*"
    r"(?:(?:there|that)(?:'s| is)|(?:we|i)(?:'ve| have)) (?:got )?an? (?:small |slight |little )?"
    r"(?:problem|issue|snag)\b|\W*(?:no\W+)?you can't,",
    re.IGNORECASE,
)


def finds_fault(text: str) -> bool:
    """ "There's a problem, I have a trump", "you can't, I have a trump": how a defender answers a claim."""
    return _TROUBLE.match(text) is not None


def protests(text: str) -> bool:
    """ "No, I …", "ah no, there …": an answer to what another has said."""
    return _PROTEST.match(text.lstrip()) is not None


_ASKED_HOW: Final = re.compile(
    r"\W*(?:(?:when|on|upon|after) )?(?:being )?asked (?:by \w+ )?"
    r"(?:how(?! many| much| far)|(?:in )?(?:what|which) order)\b",
    re.IGNORECASE,
)


def was_asked_how(text: str) -> bool:
    """ "*Asked how* he would play them, South said …": what the claimer answers."""
    return _ASKED_HOW.match(text) is not None
