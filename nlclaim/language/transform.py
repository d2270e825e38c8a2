"""Trees → nodes. Each method's docstring is its rule in `grammars/`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from nlclaim.language.lexemes import Lexeme
from nlclaim.language.nodes import Element, Exclusion, Joint, Mark, NounPhrase, Prepositional, Statement, StatementPart
from nlclaim.language.noun_phrases import join_neighbours, make_noun_phrases, split_suit
from nlclaim.spans import Span


@dataclass(slots=True)
class Unread:
    """A word that is in no table."""

    span: Span

    def __init__(self, span: Span) -> None:
        self.span = span


class StatementTransformer:
    """Builds the nodes while a statement is parsed. A rule that lists adds to the list that is its first child.

    Lark takes anything that has a method for each rule; its own Transformer could not be compiled.
    """

    def statement(self, children: list[Any]) -> list[Any]:
        """statement: | statement (noun_phrase | prepositional | exclusion)"""
        if not children:
            return []
        flat: list[Any] = children[0]
        flat.extend(children[1])
        return flat

    def joint(self, children: list[Any]) -> list[Any]:
        """statement: statement (COMMA | STOP | AND | THEN | …)"""
        flat: list[Any] = children[0]
        lexeme: Lexeme = children[1]
        flat.append(Joint(lexeme.span, lexeme.label, lexeme.value))
        return flat

    def mark(self, children: list[Any]) -> list[Any]:
        """statement: statement (PERSON | VERB | BE | PRED | …)"""
        flat: list[Any] = children[0]
        lexeme: Lexeme = children[1]
        flat.append(Mark(lexeme.span, lexeme.label, lexeme.value))
        return flat

    def unread(self, children: list[Any]) -> list[Any]:
        """statement: statement UNKNOWN"""
        flat: list[Any] = children[0]
        lexeme: Lexeme = children[1]
        flat.append(Unread(lexeme.span))
        return flat

    def modifiers(self, children: list[Any]) -> list[Lexeme]:
        """modifiers: modifiers? (DET | NUMBER | ORDINAL | ADJ | QUANT)"""
        return _listed(children)

    def head(self, children: list[Any]) -> list[Lexeme]:
        """head: head? (SUIT | GROUP | RANK | CARDS | NOUN | ACT)"""
        return _listed(children)

    def of_phrase(self, children: list[Any]) -> tuple[Any, ...]:
        """of_phrase: OF noun_phrase | OF PERSON | OF"""
        return tuple(children[1:])

    def noun_phrase(self, children: list[Any]) -> tuple[NounPhrase, ...]:
        """noun_phrase: modifiers head? of_phrase? | head of_phrase?"""
        of: tuple[Any, ...] = children.pop() if isinstance(children[-1], tuple) else ()
        words: list[Lexeme] = children[0] if len(children) == 1 else children[0] + children[1]
        if of and not isinstance(of[0], Lexeme):
            governed: tuple[NounPhrase, ...] = of[0]
            parted = split_suit(governed[0])
            return make_noun_phrases(words, parted[0]) + parted[1:] + governed[1:]
        return make_noun_phrases(words, None)

    def prepositional(self, children: list[Any]) -> tuple[Element, ...]:
        """prepositional: PREP noun_phrase | PREP ROLE | PREP PERSON | PREP MINE | PREP"""
        span, governed, rest = _governed(children)
        preposition: Lexeme = children[0]
        return (Prepositional(span, preposition.value, governed), *rest)

    def exclusion(self, children: list[Any]) -> tuple[Element, ...]:
        """exclusion: EXCEPT noun_phrase | EXCEPT"""
        span, governed, rest = _governed(children)
        return (Exclusion(span, governed), *rest)


def _listed(children: list[Any]) -> list[Any]:
    if len(children) == 1:
        return children
    items: list[Any] = children[0]
    items.append(children[1])
    return items


def _governed(children: list[Any]) -> tuple[Span, NounPhrase | Mark | None, tuple[Element, ...]]:
    preposition: Lexeme = children[0]
    if len(children) == 1:
        return preposition.span, None, ()
    if isinstance(children[1], Lexeme):
        lexeme: Lexeme = children[1]
        span = lexeme.span
        return Span(preposition.start, lexeme.end), Mark(span, lexeme.label, lexeme.value), ()
    phrases: tuple[NounPhrase, ...] = children[1]
    return preposition.span.cover(phrases[0].span), phrases[0], phrases[1:]


def make_statement(text: str, flat: list[Any], corrections: tuple[Any, ...] = ()) -> Statement:
    """The flat run of nodes in parts: a part ends where a joint stands."""
    parts: list[StatementPart] = []
    joints: list[Joint] = []
    elements: list[Element] = []
    unread: list[Span] = []
    for place, node in enumerate(flat):
        if isinstance(node, Unread):
            unread.append(node.span)
            _close_phrase(elements, node.span, text)
            if not elements and _states(flat[place + 1 : place + 3]):
                elements.append(NounPhrase(node.span, noun="unknown"))
        elif isinstance(node, Joint):
            if elements:
                parts.append(_part(joints, elements))
                joints, elements = [], []
            joints.append(node)
        else:
            if isinstance(node, NounPhrase) and unread and _is_said_of(unread[-1], node, elements, text):
                node.after_unread = True
            _append(elements, node)
    if elements:
        parts.append(_part(joints, elements))
        joints = []
    return Statement(text, tuple(parts), tuple(joints), tuple(unread), corrections)


_ABOUT: Final = re.compile(r"\s*about\s*")


def _is_said_of(unread: Span, phrase: NounPhrase, elements: list[Element], text: str) -> bool:
    """ "*Hundreds of* clubs", "I'm *fretting about* the clubs"; "say *something about* it" is something."""
    if not text[unread.end : phrase.span.start].strip(" of"):
        return True
    last = elements[-1] if elements else None
    begins = last is None or (isinstance(last, Mark) and last.label in ("BE", "PERSON"))
    return begins and _ABOUT.fullmatch(text, unread.end, phrase.span.start) is not None


def _states(following: list[Any]) -> bool:
    """Whether what follows says of a word that is not known that it is good, or whose it is: "zorks *are good*"."""
    marks = [node for node in following if isinstance(node, Mark)]
    if len(marks) < 2 or marks[0].label != "BE":
        return False
    return marks[1].label == "MINE" or marks[1].value == "high"


def _close_phrase(elements: list[Element], span: Span, text: str) -> None:
    """ "Four minutes": a number beside a word that is not known counts that, not tricks."""
    last = elements[-1] if elements else None
    if isinstance(last, NounPhrase) and not last.has_head and not text[last.span.end : span.start].strip():
        last.noun = "unknown"


def _append(elements: list[Element], node: Element) -> None:
    if elements and isinstance(node, NounPhrase) and isinstance(elements[-1], NounPhrase):
        joined = join_neighbours(elements[-1], node)
        if joined is not None:
            elements[-1] = joined
            return
    elements.append(node)


def _part(joints: list[Joint], elements: list[Element]) -> StatementPart:
    span = elements[0].span.cover(elements[-1].span)
    return StatementPart(tuple(joints), tuple(elements), span)
