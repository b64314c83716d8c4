"""The toolchains for AArch64 that this machine has: its own compiler where it is one, GNU's
(aarch64-linux-gnu-gcc), and LLVM's (clang with ld.lld).
"""

import platform
import shutil

from ecgen.isa.aarch64.record import RECORD
from ecgen.run.emulated import toolchain as emulated
from ecgen.run.emulated.toolchain import chosen
from ecgen.run.tools import find_compiler

TITLE = "AArch64"
HINT = "On Debian: apt-get install gcc-aarch64-linux-gnu; or clang and lld."
STATIC = ("-nostdlib", "-static", "-no-pie")


class Toolchain(emulated.Toolchain):
    @property
    def triple(self) -> tuple[str, ...]:
        return ("--target=aarch64-linux-gnu",) if self.name == "clang" else ()

    def target_flags(self, level: str) -> tuple[str, ...]:
        """x18 is the system's on all but Linux: compilers for that leave it alone, too."""
        return (*self.triple, "-fno-pic", "-fno-pie", "-ffixed-x18")

    @property
    def program_flags(self) -> tuple[str, ...]:
        """Of whole programs, which need no file of another system where they are emulated."""
        linker = ("-fuse-ld=lld",) if self.name == "clang" else ()
        return () if self.name == "native" else (*linker, "-static")


def is_native() -> bool:
    """Whether this machine runs the programs that its own compiler makes for the emulator, too: of
    other systems than Linux these are no ELF files."""
    return platform.system() == "Linux" and RECORD.here


def known_toolchains() -> tuple[Toolchain, ...]:
    """Those that this machine has, the preferred one first."""
    found = []
    if is_native():
        own = find_compiler(None)
        found.append(Toolchain("native", own, (*own, *STATIC), ("-lgcc",), drives=True))
    if shutil.which(gcc := "aarch64-linux-gnu-gcc"):
        found.append(Toolchain("gnu", (gcc,), (gcc, *STATIC), ("-lgcc",), drives=True))
    if shutil.which("clang") and shutil.which("ld.lld"):
        found.append(Toolchain("clang", ("clang",), ("ld.lld", "-static")))
    return tuple(found)


def find_toolchain(wanted: str | None = None) -> Toolchain:
    """The toolchain `wanted` by name, else the first that is installed. Raises ToolError if there
    is none.
    """
    return chosen(known_toolchains(), wanted, TITLE, HINT)
