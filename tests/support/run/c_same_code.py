"""Changes of C of which each compiler at hand makes the same code: no caller can observe them.

"Trivial compiler equivalence" (Papadakis, Jia, Harman, Le Traon, ICSE 2015). What is not
initialised begins as a pattern, so that what is no longer set is not taken for what it was before.
"""

import shutil
from pathlib import Path

from ecgen.run.emitted import Emitted
from ecgen.run.tools import run
from tests.support.run.c_changes import Mutant

COMPILERS = tuple(name for name in ("gcc", "clang") if shutil.which(name))
FLAGS = ("-S", "-O2", "-w", "-ftrivial-auto-var-init=pattern")


class SameCode:
    """`texts` are the C sources by name."""

    def __init__(self, emitted: Emitted, texts: dict[str, str], scratch: Path):
        self.texts, self.scratch = texts, scratch
        self.include = tuple(f"-I{emitted.folder.resolve() / own}" for own in ("src", "include"))
        self.known: dict[tuple[str, str], str] = {}
        scratch.mkdir()

    def has(self, mutant: Mutant) -> bool:
        text = mutant.applied(self.texts[mutant.file])
        return bool(COMPILERS) and all(
            self._code(mutant.file, text, compiler) == self._plain(mutant.file, compiler)
            for compiler in COMPILERS
        )

    def _plain(self, name: str, compiler: str) -> str:
        if (name, compiler) not in self.known:
            self.known[name, compiler] = self._code(name, self.texts[name], compiler)
        return self.known[name, compiler]

    def _code(self, name: str, text: str, compiler: str) -> str:
        made = self.scratch / "made.s"
        (self.scratch / name).write_text(text)
        run([compiler, *FLAGS, *self.include, "-o", made, self.scratch / name])
        return made.read_text()
