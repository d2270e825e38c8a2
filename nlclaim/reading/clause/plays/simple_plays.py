"""A play verb with its objects and nothing else: "duck a heart", "unblock", "overtake it"."""

from __future__ import annotations

from nlclaim.language import Mark
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import add_objects, negated, objects, span_of
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import Spec
from nlclaim.reading.segmentation.clause import Clause


def read_simple(verb: Verb, clause: Clause, draft: Draft) -> list[int]:
    """Steps of one verb, a step for each thing that it is done to."""
    will_cash = any(phrase.suit for phrase in clause.subjects) and not negated(clause) and clause.who is None
    if verb is Verb.CASH and not clause.phrases and will_cash:
        clause.take_subjects_as_phrases()  # "my clubs will cash"
    if verb is Verb.ESTABLISH and not clause.phrases and draft.verb_words(clause).startswith("get"):
        clause.take_subjects_as_phrases()  # "the fifth heart gets set up"
        clause.places = [place for place in clause.places if place.preposition not in ("by", "with")]
    specs = objects(clause, draft)
    if verb is Verb.ESTABLISH and draft.plan.steps and clause.phrases and not any(spec.named for spec in specs):
        specs = [Spec(span_of(clause), draft.plan.steps[-1].suit)]  # "ruff a spade to set them up"
    mine = [phrase for phrase in clause.phrases if phrase.noun == "trick" and phrase.determiner == "my"]
    if verb is Verb.CASH and mine and not any(spec.named for spec in specs):
        specs = [Spec(span_of(clause))]  # "I just cash my tricks"
    source = clause.place("from")
    if source and not specs and not isinstance(source.object, Mark):
        return []  # "we ran out of time"
    if not specs and not clause.phrases and _needs_no_object(clause, draft):
        governed = clause.phrase_at("in") if verb in (Verb.DUCK, Verb.UNBLOCK) else None
        specs = [Spec(span_of(clause), governed.suit if governed is not None else None)]  # "unblocking *in hearts*"
    return add_objects(clause, draft, verb, specs)


def _needs_no_object(clause: Clause, draft: Draft) -> bool:
    cashes_out = draft.verb_words(clause).endswith((" out", " off"))
    cashes_out = cashes_out and clause.verb_name == "cash"
    return clause.verb_name in ("duck", "unblock", "run", "overtake", "repeat") or cashes_out
