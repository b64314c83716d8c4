"""What `ecgen build` may be told of a library beside the curve and the CPU."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BuildOptions:
    """`prefix` begins every name; `abi` "" is the instruction set's usual calling convention;
    `vector` adds packed routines, used where the CPU has them: "" none, else a unit of the CPU
    file or "auto" (facts/vector_rule.py); `allow_weak` builds for weak curves too; `window` and
    `window_vartime` override what the cost model chooses; `complete` asks for complete formulas
    in constant time even where a proof makes cheaper ones safe; `api` is minimal, full or the
    public functions, NAME,...; `extras` are functions beside those of every library (api.py);
    `encoding` "" is the one that the curve file names; `without` names what is not to be used:
    "endomorphism"; `packages` are the forms beside the plain folder (packages/every.py).
    """

    prefix: str
    abi: str = ""
    red_zone: bool = True
    window: int | None = None
    window_vartime: int | None = None
    license: str = "Apache-2.0 OR MIT"
    copyright: str = ""
    command: str = "ecgen build"
    vector: str = ""
    allow_weak: bool = False
    formulas: tuple[str, ...] = ()
    system: str = ""
    complete: bool = False
    api: str = "full"
    extras: tuple[str, ...] = ()
    encoding: str = ""
    without: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    package_name: str = ""
