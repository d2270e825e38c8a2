"""Trees → nodes. Each method's docstring is its rule in `grammars/`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token, Transformer

from nlclaim.language.nodes import Element, Exclusion, Joint, Mark, NounPhrase, Prepositional, Statement, StatementPart
from nlclaim.language.noun_phrases import join_neighbours, make_noun_phrases, split_suit
from nlclaim.spans import Span


class Unread:
    """A word that is in no table."""

    def __init__(self, span: Span) -> None:
        self.span = span


def span_of(token: Token) -> Span:
    """The characters under a terminal."""
    return Span(int(token.start_pos or 0), int(token.end_pos or 0))


class StatementTransformer(Transformer[Token, Any]):
    """Builds the nodes while Lark parses."""

    def start(self, children: list[Any]) -> Any:
        """start: statement"""
        return children[0]

    def statement(self, children: list[Any]) -> list[Any]:
        """statement: (joint | noun_phrase | prepositional | exclusion | mark | unread)*"""
        flat: list[Any] = []
        for child in children:
            flat.extend(child) if isinstance(child, tuple) else flat.append(child)
        return flat

    def joint(self, children: list[Token]) -> Joint:
        """joint: COMMA | STOP | AND | THEN | …"""
        token = children[0]
        return Joint(span_of(token), token.type, token.value)

    def mark(self, children: list[Token]) -> Mark:
        """mark: PERSON | VERB | BE | PRED | …"""
        token = children[0]
        return Mark(span_of(token), token.type, token.value)

    def unread(self, children: list[Token]) -> Unread:
        """unread: UNKNOWN"""
        return Unread(span_of(children[0]))

    def head(self, children: list[Token]) -> list[Token]:
        """head: (SUIT | GROUP | RANK | CARDS | NOUN | ACT)+"""
        return children

    def of_phrase(self, children: list[Any]) -> tuple[str, Any]:
        """of_phrase: OF noun_phrase | OF PERSON | OF"""
        return ("of", children[1] if len(children) > 1 else None)

    def noun_phrase(self, children: list[Any]) -> tuple[NounPhrase, ...]:
        """noun_phrase: (DET | NUMBER | …)+ head? of_phrase? | head of_phrase?"""
        modifiers = [child for child in children if isinstance(child, Token)]
        head = next((child for child in children if isinstance(child, list)), [])
        of = next((child[1] for child in children if isinstance(child, tuple)), None)
        if isinstance(of, tuple):
            of = (*split_suit(of[0]), *of[1:])
            return (*make_noun_phrases(modifiers, head, of[0]), *of[1:])
        return make_noun_phrases(modifiers, head, None)

    def prepositional(self, children: list[Any]) -> tuple[Element, ...]:
        """prepositional: PREP noun_phrase | PREP ROLE | PREP PERSON | PREP MINE | PREP"""
        span, governed, rest = _governed(children)
        return (Prepositional(span, str(children[0]), governed), *rest)

    def exclusion(self, children: list[Any]) -> tuple[Element, ...]:
        """exclusion: EXCEPT noun_phrase | EXCEPT"""
        span, governed, rest = _governed(children)
        return (Exclusion(span, governed), *rest)


def _governed(children: list[Any]) -> tuple[Span, NounPhrase | Mark | None, tuple[Element, ...]]:
    span = span_of(children[0])
    if len(children) == 1:
        return span, None, ()
    if isinstance(children[1], Token):
        token = children[1]
        return span.cover(span_of(token)), Mark(span_of(token), token.type, token.value), ()
    first, *rest = children[1]
    return span.cover(first.span), first, tuple(rest)


def make_statement(text: str, flat: list[Any], corrections: tuple[Any, ...] = ()) -> Statement:
    """The flat run of nodes in parts: a part ends where a joint stands."""
    parts: list[StatementPart] = []
    joints: list[Joint] = []
    elements: list[Element] = []
    unread: list[Span] = []
    for node in flat:
        if isinstance(node, Unread):
            unread.append(node.span)
            _close_phrase(elements, node.span, text)
        elif isinstance(node, Joint):
            if elements:
                parts.append(_part(joints, elements))
                joints, elements = [], []
            joints.append(node)
        else:
            if isinstance(node, NounPhrase) and unread and not text[unread[-1].end : node.span.start].strip(" of"):
                node = replace(node, after_unread=True)
            _append(elements, node)
    if elements:
        parts.append(_part(joints, elements))
        joints = []
    return Statement(text, tuple(parts), tuple(joints), tuple(unread), corrections)


def _close_phrase(elements: list[Element], span: Span, text: str) -> None:
    """ "Four minutes": a number beside a word that is not known counts that, not tricks."""
    last = elements[-1] if elements else None
    if isinstance(last, NounPhrase) and not last.has_head and not text[last.span.end : span.start].strip():
        elements[-1] = replace(last, noun="unknown")


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
