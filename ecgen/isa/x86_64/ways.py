"""Public functions that go on to those of one of several libraries, on x86-64: assembly that asks
the CPU the first time, and then compares a number in memory.

Arguments stay where they are, in registers and on the stack: what is gone on to returns to the
caller. Branches depend on the CPU alone. Threads that ask at the same time find the same, and an
aligned word is written at once.
"""

from collections.abc import Mapping

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.entry import either, release, reserve

NUMBER = table.NARROW[table.RETURN]  # which no convention has an argument in
KEPT = "dword ptr [rip+P_way_taken]"  # 0 before the CPU was asked
ASK = "P_way_ask"


def entry_lines(name: str, ways: tuple[str, ...]) -> list[str]:
    """The lines of the public function `name`, which goes on to P_WAY_name. It has no frame: where
    it asks, the stack is as at its beginning."""
    lines = _taken()
    for number, way in enumerate(ways, 1):
        lines += _compared(number, f"je P_NAME(P_{way}_{name})")
    return [*lines, *_asked()]


def routines(ways: tuple[str, ...]) -> dict[str, list[str]]:
    """Public P_way, the number of the way that is taken, from 1; and P_way_ask, hidden, which finds
    it and keeps arguments.
    """
    return {
        "way": [*_taken(), f"test {NUMBER}, {NUMBER}", "jz 1f", "ret", "1:", *_asked()],
        "way_ask": [*either(*(_frame(abi, ways) for abi in ("win64", "sysv")))],
    }


def instructions(number: int) -> int:
    """How many instructions a call takes beside those of the way of that number, but the first
    call: the load, and a comparison and a jump for each way up to it."""
    return len(_taken()) - len(LABELS) + number * len(_compared(0, ""))


LABELS = ("P_FRAME_MADE", "0:")


def _taken() -> list[str]:
    return [*LABELS, f"mov {NUMBER}, {KEPT}"]


def _compared(number: int, jump: str) -> list[str]:
    return [f"cmp {NUMBER}, {number}", jump]


def _asked() -> list[str]:
    return [f"call P_NAME({ASK})", "jmp 0b"]


def _frame(abi: str, ways: tuple[str, ...]) -> list[str]:
    """Called by what was called, the stack is aligned where it begins: so is the frame's size."""
    places = {
        register: f"[rsp+{table.SHADOW[abi] + 8 * i}]"
        for i, register in enumerate(table.ARGUMENTS[abi])
    }
    room = table.SHADOW[abi] + 8 * len(places)
    return [
        *reserve(room),
        *(f"mov qword ptr {place}, {register}" for register, place in places.items()),
        *_number(ways),
        f"mov {KEPT}, {NUMBER}",
        *(f"mov {register}, qword ptr {place}" for register, place in places.items()),
        *release(room),
        "ret",
    ]


def _number(ways: tuple[str, ...]) -> list[str]:
    """The number of the first way whose library says that the CPU has what it takes; of the last
    where none does. P_TAKE_WAY takes that way without asking, for tests."""
    lines: list[str] = []
    for number, way in enumerate(ways, 1):
        told = "#elif" if lines else "#if"
        lines += [f"{told} defined(P_TAKE_{way.upper()})", f"mov {NUMBER}, {number}"]
    lines += ["#else"]
    for number, way in enumerate(ways[:-1], 1):
        lines += [f"call P_NAME(P_{way}_cpu_supported)", f"test {NUMBER}, {NUMBER}",
                  f"mov {NUMBER}, {number}", "jnz 1f"]  # fmt: skip
    return [*lines, f"mov {NUMBER}, {len(ways)}", "1:", "#endif"]


ENDBR, LOAD = b"\xf3\x0f\x1e\xfa", b"\x8b\x05"  # mov eax, [rip+...]
COMPARE, JUMP, CALL, BACK = b"\x83\xf8", b"\x0f\x84", b"\xe8", b"\xeb"


def read_entry(code: bytes, links: Mapping[int, str]) -> tuple[str, ...]:
    """The functions that the bytes of an entry go on to, by the number that is in memory, from 1.
    `links`: offset of a field of four bytes -> what is linked there. CheckFailure unless nothing
    else is done but to load that number, and to ask where it is none of them.
    """
    at = start = len(ENDBR) if code.startswith(ENDBR) else 0

    def taken(expected: bytes, field: bool = False) -> str:
        nonlocal at
        if code[at : at + len(expected)] != expected:
            raise CheckFailure(f"byte {at} of {code.hex()} is not {expected.hex()}")
        at += len(expected) + 4 * field
        if field and at - 4 not in links:
            raise CheckFailure(f"nothing is linked at byte {at - 4} of {code.hex()}")
        return links[at - 4] if field else ""

    kept = taken(LOAD, field=True)
    found: list[str] = []
    while code[at : at + len(CALL)] != CALL:
        taken(COMPARE + bytes((len(found) + 1,)))
        found.append(taken(JUMP, field=True))
    if (kept, taken(CALL, field=True)) != ("", ASK):
        raise CheckFailure("it reads another number, or asks in another way")
    taken(BACK + bytes(((start - at - 2) % 256,)))
    if at != len(code):
        raise CheckFailure(f"{len(code) - at} bytes stand behind it")
    return tuple(found)
