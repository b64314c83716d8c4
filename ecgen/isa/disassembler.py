"""capstone, opened for one instruction set: what reads machine code asks here for it."""

from functools import cache

from ecgen.errors import ToolError


def require_capstone() -> None:
    """ToolError without capstone."""
    try:
        import capstone  # noqa: F401
    except ImportError:
        raise ToolError(
            "the Python package capstone is missing, which decodes machine code.",
            hint="Install it: pip install 'capstone>=5,<6'.",
        ) from None


@cache
def disassembler(architecture: str, *modes: str):
    """(the module, a disassembler with details) for the names that capstone has, such as "X86",
    "64". ToolError without capstone.
    """
    require_capstone()
    import capstone

    machine = capstone.Cs(
        getattr(capstone, f"CS_ARCH_{architecture}"),
        sum(getattr(capstone, f"CS_MODE_{mode}") for mode in modes),
    )
    machine.detail = True
    return capstone, machine


def text_of(raw) -> str:
    """An instruction as capstone prints it."""
    return f"{raw.mnemonic} {raw.op_str}".strip()
