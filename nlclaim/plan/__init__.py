"""Play plans: steps and what was said about their order, a strict partial order.

`model` holds the frozen values, `poset` the algebra of the order, `layout` and `draw` the pictures.
"""

from nlclaim.plan.draw import format_dot, format_svg
from nlclaim.plan.model import GUARDED_IN, PlayPlan, PrecedenceConstraint, Step, Strength, Verb
from nlclaim.plan.poset import (
    closure,
    find_cycle,
    linear_extensions,
    order_edges,
    order_pairs,
    order_stated,
    order_strength,
    precedes,
    require_sound,
    strongest_edges,
    without_steps,
    without_strength,
)

__all__ = [
    "GUARDED_IN",
    "PlayPlan",
    "PrecedenceConstraint",
    "Step",
    "Strength",
    "Verb",
    "closure",
    "find_cycle",
    "format_dot",
    "format_svg",
    "linear_extensions",
    "order_edges",
    "order_pairs",
    "order_stated",
    "order_strength",
    "precedes",
    "require_sound",
    "strongest_edges",
    "without_steps",
    "without_strength",
]
