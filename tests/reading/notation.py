"""The notation of constructions.py, written from a reading."""

from __future__ import annotations

from nlclaim.plan.model import Step
from nlclaim.reading import Reading


def describe(reading: Reading) -> str:
    """A reading in the notation of constructions.py."""
    claimed, conceded, result = reading.claimed, reading.conceded, reading.result
    words = [reading.kind]
    if claimed.is_said:
        words.append("c=" + ("all" if claimed.all else f"{claimed.tricks}{'d' if claimed.scope == 'deal' else ''}"))
    if conceded.is_said:
        words.append("x=" + ("all" if conceded.all else str(conceded.tricks)))
    if result is not None:
        if result.score is not None:
            words.append(f"r=${result.score}")
        elif result.down is not None:
            words.append(f"r=-{result.down}")
        elif result.level is not None:
            words.append(f"r=L{result.level}")
        else:
            words.append("r=made" if not result.over else f"r=+{result.over}")
    if reading.order.stated != "none":
        words.append(f"o={reading.order.stated[0]}")
    if reading.plan.constraints:
        pairs = sorted((edge.before, edge.after) for edge in reading.plan.constraints)
        words.append("p=" + ",".join(f"{before}<{after}" for before, after in pairs))
    trumps = ("m" if reading.trumps.mentioned else "") + {"none": "", "plan": "p", "state": "s"}[reading.trumps.drawing]
    if trumps:
        words.append("t=" + trumps)
    if reading.finesse.declared or reading.finesse.denied:
        words.append("f=" + ("d" if reading.finesse.declared else "n"))
    if reading.plan.steps:
        words.append("s=" + ",".join(describe_step(step) for step in reading.plan.steps))
    return " ".join(words)


def describe_step(step: Step) -> str:
    """A step in the notation of constructions.py."""
    what = "+".join(step.cards) if step.cards else (step.suit or "") + (str(step.count) if step.count else "")
    return (
        ("~" if step.negated else "")
        + step.verb.value
        + (f":{what}" if what else "")
        + (f"@{step.hand}" if step.hand else "")
        + (f"^{step.on}" if step.on else "")
        + ("*" if "believed" in step.how else "")
    )
