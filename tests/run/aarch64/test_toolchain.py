"""Toolchains for AArch64, and the assembly by which public functions are entered: the same bytes by
each, in the three formats of objects, and nothing left behind a call.
"""

import shutil

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: entries for AArch64 were not called")

from ecgen.errors import ToolError
from ecgen.isa.aarch64 import entry
from ecgen.library.c.text import with_prefix
from ecgen.library.files.template import environment, tidy
from ecgen.run.emulated.aarch64 import toolchain as own_toolchain
from ecgen.run.emulated.aarch64.emulate import Core
from ecgen.run.emulated.aarch64.loaded import OnEmulatedStack
from ecgen.run.emulated.aarch64.toolchain import Toolchain, find_toolchain, known_toolchains
from ecgen.run.emulated.image import read_image
from ecgen.run.emulated.toolchain import build_program
from ecgen.run.tools import run

HERE = known_toolchains()
needs_one = pytest.mark.skipif(
    not HERE, reason="no toolchain for AArch64: its entries were not assembled"
)
SIZE = 4096
# what it leaves depends on the first argument: in memory, in every register that it need not keep
BODY = (
    """
#include <stdint.h>
int lib_two_work(uint64_t a, uint64_t b);
int lib_ten_work(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g,
                 uint64_t h, uint64_t i, uint64_t j);
static void leave(uint64_t a)
{
    volatile uint64_t kept[400];
    int i;
    for (i = 0; i < 400; ++i)
        kept[i] = a + (uint64_t)i;
    __asm__ volatile("mov x1, %0\\n"
"""
    + "".join(f'"mov x{i}, x1\\n"\n' for i in (*range(2, 18),))
    + "".join(f'"{"mov" if i in range(8, 16) else "ins"} v{i}.d[1], x1\\n"\n' for i in range(32))
    + "".join(f'"mov v{i}.d[0], x1\\n"\n' for i in range(32) if i not in range(8, 16))
    + """: : "r"(a) : "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12",
      "x13", "x14", "x15", "x16", "x17");
}
int lib_two_work(uint64_t a, uint64_t b)
{
    leave(a);
    return (int)b;
}
int lib_ten_work(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g,
                 uint64_t h, uint64_t i, uint64_t j)
{
    leave(a);
    return (int)(b + 3 * i + 100 * j);
}
"""
)


def entries() -> str:
    """An entry with two arguments, one with ten, and what clears behind them."""
    counts = {"two": 2, "ten": 10}
    rows = [
        {"name": name, "prototype": name, "lines": entry.entry_lines(name, count, True, SIZE)}
        for name, count in counts.items()
    ]
    rows += [{"name": n, "prototype": "", "lines": lines} for n, lines in entry.routines().items()]
    template = environment().get_template("entry_aarch64.S.j2")
    return with_prefix(tidy(template.render(s={"prefix": "lib"}, rows=rows)), "lib")


def program(folder, toolchain, text):
    folder.mkdir()
    (folder / "entry.S").write_text(text)
    (folder / "body.c").write_text(BODY)
    sources = [folder / "entry.S", folder / "body.c"]
    return read_image(
        build_program(sources, folder, "wide", toolchain=toolchain), "AARCH64", "AArch64"
    )


def left(image, name, *arguments):
    """(result, the stack below the caller, registers that need not be kept) of a call."""
    core = Core(image)
    outcome = core.call(f"lib_{name}", *arguments)
    assert outcome.clobbered == ()

    class Loaded:
        emitted = None

    Loaded.core, Loaded.last = core, outcome
    painted = OnEmulatedStack(Loaded)
    return outcome.registers[0], painted.stack, painted.registers


@needs_one
@pytest.mark.parametrize("toolchain", HERE, ids=lambda toolchain: toolchain.name)
def test_nothing_is_left_behind_an_entry(tmp_path, toolchain):
    image = program(tmp_path / "p", toolchain, entries())
    calls = ("two", 7), ("ten", *range(1, 9), 5)
    for name, *rest in calls:
        results = [left(image, name, secret, *rest, 9) for secret in (1, 2**63 + 5)]
        assert results[0] == results[1]
        assert results[0][0] == {"two": 7, "ten": 1 + 3 * 8 + 100 * 5}[name]
        assert results[0][1][-SIZE:] == bytes(SIZE)


@needs_one
@pytest.mark.parametrize(
    "without, seen",
    [("stp xzr, xzr", (True, False)), ("mov x16, xzr", (False, True)), ("v9.d[1]", (False, True))],
)
def test_what_is_not_cleared_is_seen(tmp_path, without, seen):
    lines = [line for line in entries().splitlines() if without not in line]
    lines = [line.replace("b.ne 1b", "nop") if without[0] == "s" else line for line in lines]
    image = program(tmp_path / "p", HERE[0], "\n".join(lines) + "\n")
    first, second = (left(image, "two", secret, 7) for secret in (1, 2))
    assert (first[1] != second[1], first[2] != second[2]) == seen


@pytest.mark.skipif(
    len(HERE) < 2, reason="fewer than two toolchains for AArch64: bytes were not compared"
)
@pytest.mark.parametrize("flags", [(), ("-mbranch-protection=standard",), ("-march=armv9-a",)])
def test_all_assemblers_make_the_same_bytes(tmp_path, flags):
    (source := tmp_path / "entry.S").write_text(entries())
    found = set()
    for toolchain in HERE:
        target = tmp_path / f"{toolchain.name}.o"
        run(
            [
                *toolchain.compile,
                *toolchain.target_flags("wide"),
                *flags,
                "-c",
                source,
                "-o",
                target,
            ]
        )
        found.add(sections_of(target))
    assert len(found) == 1 and sum(map(len, found.pop())) > 200


def sections_of(path) -> tuple[bytes, ...]:
    from elftools.elf.elffile import ELFFile

    with open(path, "rb") as file:
        return tuple(
            s.data() for s in ELFFile(file).iter_sections() if s.name.startswith(".text.lib")
        )


@pytest.mark.skipif(not shutil.which("clang"), reason="clang is missing: only ELF was assembled")
@pytest.mark.parametrize(
    "triple, magic",
    [
        ("arm64-apple-macos11", b"\xcf\xfa\xed\xfe"),
        ("aarch64-windows-gnu", b"\x64\xaa"),
        ("aarch64-windows-msvc", b"\x64\xaa"),
        ("aarch64-linux-android21", b"\x7fELF"),
    ],
)
def test_other_systems_take_the_text(tmp_path, triple, magic):
    (source := tmp_path / "entry.S").write_text(entries())
    run(["clang", f"--target={triple}", "-c", source, "-o", tmp_path / "entry.o"])
    assert (tmp_path / "entry.o").read_bytes().startswith(magic)


def test_without_any_toolchain_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setattr(own_toolchain.shutil, "which", lambda name: None)
    monkeypatch.setattr(own_toolchain.platform, "machine", lambda: "x86_64")
    assert known_toolchains() == ()
    with pytest.raises(ToolError, match="no toolchain for AArch64.*gcc-aarch64-linux-gnu"):
        find_toolchain()
    monkeypatch.setattr(own_toolchain.shutil, "which", lambda name: name if "gcc" in name else None)
    assert find_toolchain().name == "gnu"
    with pytest.raises(ToolError, match="named 'clang' is installed .found: gnu"):
        find_toolchain("clang")


def test_an_aarch64_machine_takes_its_own_compiler(monkeypatch):
    monkeypatch.setattr(own_toolchain.platform, "machine", lambda: "aarch64")
    assert find_toolchain().name == "native" and find_toolchain().program_flags == ()
    monkeypatch.setattr(own_toolchain.platform, "system", lambda: "Darwin")
    assert "native" not in [each.name for each in known_toolchains()]
    assert "-static" in Toolchain("gnu", ("x",), ("x",)).program_flags
