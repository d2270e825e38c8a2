"""The stages of a reading, to look at: the Doc with its lexemes, the tree, the nodes, the plan."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from nlclaim.language import Statement
from nlclaim.language.grammar import parse_tree
from nlclaim.language.pipeline import doc_lexemes, doc_statement, read_doc
from nlclaim.reading import Context, interpret_statement
from nlclaim.reading.render import format_plan
from nlclaim.spans import Span


def show_stage(text: str, context: Context, stage: str) -> str:
    """One stage of the way from the words to the plan: `doc`, `trees`, `ast` or `plan`."""
    doc = read_doc(text)
    if stage == "doc":
        tokens = [f"{token.text!r:<16} {token.norm_}" for token in doc if not token.is_space]
        lexemes = [
            f"{lexeme.label:<9} {lexeme.value:<14} {text[lexeme.start : lexeme.end]!r}" for lexeme in doc_lexemes(doc)
        ]
        return "\n".join(["tokens", *tokens, "", "lexemes", *lexemes])
    if stage == "trees":
        return str(parse_tree(doc_lexemes(doc)).pretty())
    statement = doc_statement(doc)
    if stage == "ast":
        return format_nodes(statement)
    return format_plan(interpret_statement(statement, context).first)


def format_nodes(statement: Statement) -> str:
    """The nodes of a statement, one a line, with the words they stand for."""
    lines: list[str] = []
    for part in statement.parts:
        joints = " ".join(f"{joint.label}({joint.span.of(statement.text)})" for joint in part.joints)
        lines.append(f"part {joints}".rstrip())
        for element in part.elements:
            lines.append(
                f"  {type(element).__name__}: {element.span.of(statement.text)!r} {_attributes(element)}".rstrip()
            )
    lines.extend(f"unread: {span.of(statement.text)!r}" for span in statement.unread)
    return "\n".join(lines) or "(nothing)"


def _attributes(node: Any) -> str:
    shown = []
    for field in fields(node):
        value = getattr(node, field.name)
        if value in (None, (), False) or isinstance(value, Span):
            continue
        text = f"({_attributes(value)})" if is_dataclass(value) else repr(value)
        shown.append(f"{field.name}={text}")
    return " ".join(shown)
