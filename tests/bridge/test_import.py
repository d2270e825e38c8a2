import subprocess
import sys

import pytest

HEAVY = ("spacy", "lark", "endplay", "pydantic", "rich", "typer")


@pytest.mark.parametrize("module", ["nlclaim.bridge", "nlclaim.bridge.pbn", "nlclaim.bridge.lin"])
def test_importing_the_game_loads_nothing_heavy(module):
    code = f"import sys, {module}; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_public_names_are_sorted_and_there():
    import nlclaim.bridge

    names = nlclaim.bridge.__all__
    assert len(set(names)) == len(names)
    assert all(hasattr(nlclaim.bridge, name) for name in names)
