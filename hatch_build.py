"""Builds the C kernel along with the package where a C compiler is found; without one the package is pure Python.

`python hatch_build.py` builds it in place, for those who work in a checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where hatchling need not be installed
    BuildHookInterface = object

SOURCE, LIBRARY = "nlclaim/lines/guaranteed.c", "nlclaim/lines/_guaranteed.so"


def build_kernel(root: Path) -> bool:
    """Whether the kernel was built. NLCLAIM_WITHOUT_KERNEL in the environment forbids it."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if os.environ.get("NLCLAIM_WITHOUT_KERNEL") or os.name != "posix" or compiler is None:
        return False
    unfinished = root / f"{LIBRARY}.{os.getpid()}"
    command = [compiler, "-O3", "-shared", "-fPIC", "-o", str(unfinished), str(root / SOURCE)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        print(f"nlclaim: no compiled kernel, the search stays in Python: {built.stderr}", file=sys.stderr)
        return False
    unfinished.replace(root / LIBRARY)
    return True


class KernelBuildHook(BuildHookInterface):
    """Hatchling's hook: runs for wheels and for editable installs alike."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the kernel, and mark the wheel as one for this platform, whatever its Python."""
        if self.target_name != "wheel" or not build_kernel(Path(self.root)):
            return
        from packaging.tags import sys_tags

        build_data["artifacts"].append(LIBRARY)
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{next(sys_tags()).platform}"


if __name__ == "__main__":
    print("built" if build_kernel(Path(__file__).parent) else "not built")
