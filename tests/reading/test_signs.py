"""Signs only save looking: where every change looks at every statement, each is read as it is with them."""

import pytest

from nlclaim.reading.preparation import prepare
from nlclaim.reading.segmentation import clause_making
from nlclaim.reading.segmentation.signs import ALWAYS, has_signs, needs
from tests.reading.constructions import CONSTRUCTIONS
from tests.reading.words import interpret

TEXTS = [text for construction in CONSTRUCTIONS.values() for cases in construction for text, _ in cases]
ALL_SIGNS = -1


@pytest.mark.skipif(not str(prepare.__file__).endswith(".py"), reason="compiled code stays as it is")
def test_signs_hide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    read = {text: interpret(text) for text in TEXTS}
    for module in (prepare, clause_making):
        monkeypatch.setattr(module, "signs_of", lambda clauses, trumps=None: ALL_SIGNS)
    assert {text: interpret(text) for text in TEXTS} == read


def test_what_is_needed_must_all_occur() -> None:
    needed = needs("one_sign", "another_sign third_sign")
    first, second = needed
    assert has_signs(first | second, needed)
    assert not has_signs(first, needed)
    assert not has_signs(second, needed)
    assert has_signs(0, ALWAYS)
