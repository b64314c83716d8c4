"""Masks of secrets in emitted C: what the scan refuses and takes in small programs, that libraries
of every form pass it, and that none of their barriers can go.
"""

import re
import shutil
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from pycparser import c_ast

from ecgen.curve import load_curve
from ecgen.errors import CheckFailure
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.readback.masks.check import GNU, OTHERS, check_masks, faults_of, program_of
from ecgen.run.readback.masks.program import Program, nodes
from ecgen.run.readback.masks.run import Run, followed
from ecgen.run.readback.masks.tree import HIDDEN, parsed
from ecgen.run.readback.masks.typed import Typed
from ecgen.run.readback.masks.values import PUBLIC, SECRET, Value
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED
from tests.support.library.made import made_library

GENERATED = Path(__file__).parents[2] / "generated"
HEAD = """
typedef unsigned long long word; typedef long long sword; typedef unsigned char byte; typedef
unsigned long size_t; typedef unsigned __int128 two; typedef __int128 stwo; typedef unsigned half;
typedef struct { word w[2]; half one : 1; } parts; typedef struct { word *at; } place;
typedef word *pointer; typedef word four[4];
static const word table[4] = {0}; static word kept;
static inline word x_barrier(word x) { __asm__ __volatile__("" : "+r"(x)); return x; }
static inline word x_mask(word bit) { return (word)0 - x_barrier(bit); }
static word x_borrow(word *out, const word *a, const word *b, size_t words)
{
    word borrow = 0;
    size_t i;
    for (i = 0; i < words; ++i) {
        word x = a[i], y = b[i], t = x - y - borrow;
        borrow = ((~x & y) | ((~x | y) & t)) >> 63;
        out[i] = t;
    }
    return borrow;
}
word x_outside(word *out, const word *in);
"""
REFUSED = {
    "(k >> 63) & a": "`&` with a bit",
    "k & 1 & (a >> 63)": "`&` with a bit",
    "((word)0 - (k & 1)) & a": "`&` with a bit",
    "~((k & 1) - 1) & a": "`&` with a bit",
    "(word)((sword)k >> 63) & a": "`&` with a bit",
    "a ^ ((word)0 - (k >> 63))": "`\\^` of a word",
    "(k & 1) * a": r"`\*` with a bit",
    "(k & 1) * 19": r"`\*` with a bit",
    "(k & 1) | (a & 1)": r"`\|` with a bit",
    "((word)0 - (k & 1)) & 38": "`&` of a constant",
    "k == a": "`==` of a secret",
    "k < 3": "`<` of a secret",
    "!k": "`!` of a secret",
    "k && n": "`&&` of a secret",
    "k ? a : 0": "a condition",
    "p[k & 7]": "an address",
    "*(p + k)": "an address",
    "k / 3": "`/` of a secret",
    "(word)1 << k": "a number of places",
    "x_borrow(q, p, p, 4) & a": "`&` with a bit",
    "(x_outside(q, p) >> 63) & a": "`&` with a bit",
    "(0 - ((k - a) >> 63)) & a": "`&` with a bit",
    "a & (((k | (0 - k)) >> 63) - 1)": "`&` with a bit",
    "a ^ ((a ^ k) & (0 - ((k - a) >> 63)))": "`&` with a bit",
    "a & (0 - ((k + a) >> 63))": "`&` with a bit",
    "a & (0 - ((k * a) >> 63))": "`&` with a bit",
    "a & ((k << 5) >> 63)": "`&` with a bit",
    "a & (-k >> 63)": "`&` with a bit",
    "a & (~k >> 63)": "`&` with a bit",
    "(half)a & (((half)k - (half)a) >> 31)": "`&` with a bit",
    "(half)a & ~(((half)k - (half)a) >> 31)": "`&` with a bit",
    "a & (word)((two)k - a >> 64)": "`&` with a bit",
    "a & (word)((two)k - a >> 100)": "`&` with a bit",
    "a & (word)(((stwo)k - (stwo)a) >> 64)": "`&` with a bit",
    "((word)((two)k - a >> 64) | (k & 32)) & a": r"`\|` with a bit",
    "a & (word)((int)(k >> 40) - (int)(a >> 40) >> 31)": "`&` with a bit",
    "a & (word)(sword)((int)k >> 31)": "`&` with a bit",
    "a & (word)((signed char)k >> 7)": "`&` with a bit",
    "a & (word)((byte)k - (byte)a >> 8)": "`&` with a bit",
    "a & (word)(_Bool)k": "a conversion to _Bool",
    "a & (0 - (word)((parts *)q)->one)": "`&` with a bit",
    "a & (0 - (__builtin_bswap64(k & 1) >> 56))": "`&` with a bit",
    "*(const word *)((word)table + 8 * (k & 3))": "an address is made",
    "*(word *)k": "an address is made",
    "*(word *)((word)table + 8 * n)": "an address is made",
    "*(k + p)": "an address",
    "*&p[k]": "an address",
    "sizeof(byte[1 + (k & 3)])": "the size of an array",
    "*(byte *)__builtin_alloca(k & 7)": "takes a time",
    "__builtin_popcountll(k)": "takes a time",
    "p && k": "`&&` of a secret",
    "(word)((double)k / (double)a)": "a floating number",
}
TAKEN = (
    "x_mask(k & 1) & a",
    "x_barrier(k >> 63) & a",
    "x_mask(x_borrow(q, p, p, 4)) & a",
    "a + (k >> 63)",
    "a - (k & 1)",
    "(k & 1) ^ 1",
    "1 - (k & 1)",
    "(k & 1) | (a >> 3 & 2)",
    "(a >> 1) | (k << 63)",
    "k & 15",
    "k * 19",
    "n ? a : k",
    "n == 3",
    "p[n]",
    "(byte)(k >> 8)",
    "x_outside(q, p) & a",
    "(word)((two)k + a >> 64) + a",
    "(word)((two)k * a >> 64) & a",
    "((half)(k >> 32) - (half)a >> 28) & 15",
    "(k - a >> 62) & a",
    "a & (word)((two)k - a >> 60)",
    "(word)(p != q) + k",
    "!p",
    "((word)p ^ (word)q) & k",
    "(k - a) ^ ((k - a) >> 1)",
    "__builtin_bswap64(k) & a",
    "(a << 60 | k >> 4) & (k ^ k << 1)",
    "q[n] | p[n + 1]",
)
STATEMENTS = {
    "if (k & 1) return 0; return 1;": "a condition",
    "while (k) k >>= 1; return 0;": "a condition",
    "for (n = 0; n < k; ++n) a += 1; return a;": "`<` of a secret",
    "q[0] = k >> 63; return q[0] & a;": "`&` with a bit",
    "word b = 0; for (n = 0; n < 4; ++n) { a &= b; b = k >> 63; } return a;": "`&` with a bit",
    "word *r = q; r[1] = k & 1; return q[1] & a;": "`&` with a bit",
    "a &= k >> 63; return a;": "`&` with a bit",
    "do a += 1; while (a); return a;": "a condition",
    "_Bool m = k; return a & m;": "a conversion to _Bool",
    "_Bool m; m = k & 1; return m;": "a conversion to _Bool",
    "_Bool m[2] = {k, a}; return m[n];": "a conversion to _Bool",
    "word m[2] = {k, a}; if (m[0]) return 1; return 0;": "a condition",
    "parts m; m.one = k; return a & (0 - (word)m.one);": "`&` with a bit",
    "struct { half low : 1; } m; m.low = k; return a & (0 - (word)m.low);": "`&` with a bit",
    "half m = (half)k; m -= (half)a; m >>= 31; return a & (0 - (word)m);": "`&` with a bit",
    "word m = (k - a) >> 63; m |= m << 1; m |= m << 2; return a & m;": "`&` with a bit",
    "word m = k >> 63; m = m + (m << 3) - (m << 1); return a & m;": "`&` with a bit",
    "word m = k & 1; --m; return a & m;": "`&` with a bit",
    "byte m[1 + (k & 3)]; m[0] = 1; return m[0];": "the size of an array",
    "const word *r; r = (const word *)((word)table + (k & 8)); return *r;": "an address is made",
    "const word *r = table; *(word *)&r += k & 8; return *r;": "a pointer is taken",
    "pointer r = q; return *(r + (k & 3));": "an address",
    "pointer r = q; return r[k & 3];": "an address",
    "four m; m[0] = m[1] = a; return m[k & 3];": "an address",
    "place r; r.at = (word *)(k & 8); return *r.at;": "an address is made",
    "word (*f[2])(word) = {x_mask, x_barrier}; return f[k & 1](a);": "a call through a pointer",
    "word (*f)(word) = k & 1 ? x_mask : x_barrier; return f(a);": "a call through a pointer",
    "return (*(n ? x_mask : x_barrier))(a);": "a call through a pointer",
    "double m = (double)k; return (word)m;": "a floating number",
    "kept = k; return 0;": "a variable that stays",
    "static word m; m ^= k; return 0;": "a variable that stays",
}
NOT_FOLLOWED = {
    "return (word)(k * 0.5);": "the floating number 0.5",
    "float m = 1.5f; return (word)m;": "the floating number 1.5f",
    "return *k;": "a `*` of what is no pointer",
    "return (k & 3)[p];": "an index of what is no array",
    "goto x; x: return k;": "a Goto",
    "word m[1]; HIDDEN(m[0]); return m[0];": "a barrier of something other",
    'word m; __asm__("" : "=r"(m) : "0"(k & 1)); return m & a;': "an asm that writes anew",
    "union { word *at; word w; } m; m.w = k; return *m.at;": "a pointer in a union",
    "struct { byte w; } m; m.w = (byte)k; return m.w;": "a second member w, of another type",
    "{ word m = k; a += m; } { byte m = (byte)a; a += m; } return a;": "a second variable m",
}
NUMBERS = {
    "0x10u - 1": 15,
    "010": 8,
    "1 - 2u": 2**32 - 1,
    "(word)1 - 2": 2**64 - 1,
    "-1": -1,
    "(word)-1": 2**64 - 1,
    "(byte)300": 44,
    "~0u >> 31": 1,
    "-1 >> 1": -1,
    "-7 / 2": -3,
    "-7 % 2": -1,
    "1 / 0": None,
    "1 << -1": None,
    "-1 < 1u": 0,
    "(_Bool)8": 1,
    "1ull << 63": 2**63,
    "2147483648 - 1": 2**31 - 1,
    "'x'": None,
}
LIBRARIES = {  # curve, CPU, options of a build
    "edwards": ("ed25519", "c64", {"extras": ("map", "field", "batch")}),
    "edwards in lanes of words": (
        "ed25519",
        "zen4",
        {"vector": "ifma", "extras": ("map", "field", "batch")},
    ),
    "edwards in lanes of doubles": ("ed25519", "zen3", {"vector": "avx2"}),
    "edwards, four words more": ("ed448", "x86-64", {}),
    "a = -3": ("p256", "c64", {"extras": ("map", "field", "batch")}),
    "a = 0": ("secp256k1", "c32", {}),
    "ladder": ("curve25519", "c64", {"extras": ("batch",)}),
    "ladder in lanes": ("curve25519", "zen4", {"vector": "ifma", "extras": ("batch",)}),
    "pairs": ("fourq", "c64", {}),
    "classes": ("generic1271", "c64", {}),
    "surface": ("kummer1271", "c64", {}),
    "words of a microcontroller": ("p256", "cortex-m4", {}),
}


REPOSITORY = sorted(path.name for path in GENERATED.iterdir() if path.is_dir())
LEAST = 15  # barriers that every library needs
# Hidden bits of which no mask is made: carries as words and borrows, which are summed.
SUMMED = re.compile(r"= \w+_w_hidden\(\w+\);|return \w+_barrier\(borrow\);")
# What the caller of the library alone is told.
TOLD = re.compile(r"return \(int\)\(\w+_is_nonzero\(any\) \^ 1\);")
# The bits of a ladder's scalar, where the steps and exchanges that take them, or their masks (which
# are hidden again), are assembly.
STEPS_TAKE = re.compile(r" d = \w+_barrier\(\(k\[i / \d+\] >> \(i % \d+\)\) & 1\);")
BARRIERS = {  # of one function, what its barrier is
    "x_barrier(k >> 63) & a": "needed",
    "x_mask(x_barrier(k >> 63)) & a": "followed",
    "x_mask(1 ^ (byte)x_barrier(k >> 63)) & a": "followed",
    "x_barrier(k >> 63) + a": "neither",
    "x_mask((x_barrier(k >> 63) + a) >> 63) & a": "neither",
}


def in_the_longer_tier(name: str):
    return pytest.param(name, marks=pytest.mark.long)


def faults_in(body: str) -> list[str]:
    """Of a function of the secrets k, a and p[], q[], and the public n."""
    program = Program(followed)
    program.add(
        parsed(
            f"{HEAD} word x_f(word k, word a, const word *p, word *q, size_t n) {{ {body} }}", "x.c"
        )
    )
    program.call("x_f", (*(SECRET,) * 4, PUBLIC))
    return list(program.faults)


@pytest.mark.parametrize(
    "body, wrong",
    [*((f"return {text};", wrong) for text, wrong in REFUSED.items()), *STATEMENTS.items()],
)
def test_what_a_compiler_may_make_a_branch_of_is_refused(body, wrong):
    assert any(re.search(wrong, fault) for fault in faults_in(body)), faults_in(body)


@pytest.mark.parametrize("body, wrong", NOT_FOLLOWED.items())
def test_c_of_other_kinds_is_said_to_be_none_that_is_followed(body, wrong):
    with pytest.raises(CheckFailure, match=re.escape(wrong)):
        faults_in(body.replace("HIDDEN", HIDDEN))


@pytest.mark.parametrize("text, number", NUMBERS.items())
def test_numbers_wrap_as_in_c(text, number):
    program = Program(followed)
    program.add(parsed(f"{HEAD} word x_f(void) {{ return {text}; }}", "x.c"))
    function = program.functions["x_f"]
    assert Typed(program, function).number(function.body.block_items[0].expr) == number


@pytest.mark.parametrize("text", TAKEN)
def test_arithmetic_and_masks_behind_a_barrier_are_taken(text):
    assert not faults_in(f"return {text};")


@cache
def folder_of(name: str, root: Path) -> Path:
    curve, cpu, options = LIBRARIES[name]
    folder = root / name.replace(" ", "_")
    options = BuildOptions("x", **options)
    write_library(made_library(load_curve(curve), load_target(cpu), options).files, folder)
    return folder


def compiler_of(emitted: Emitted) -> tuple[str, ...]:
    """Of microcontrollers the preprocessor alone, as if for one."""
    return (
        find_compiler()
        if emitted.host
        else (*find_compiler(), "-U__x86_64__", "-D__ARM_ARCH_7EM__", "-D__ARM_FEATURE_DSP")
    )


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return tmp_path_factory.mktemp("masks")


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", REPOSITORY)
def test_libraries_of_the_repository_pass(name, tmp_path):
    verdict = check_masks(read_emitted(GENERATED / name), find_compiler(), tmp_path)
    assert verdict.status == PASSED, verdict


@pytest.mark.parametrize(
    "name", ["ladder", *map(in_the_longer_tier, sorted({*LIBRARIES} - {"ladder"}))]
)
def test_libraries_of_every_form_pass(name, root, tmp_path):
    emitted = read_emitted(folder_of(name, root))
    verdict = check_masks(emitted, compiler_of(emitted), tmp_path)
    assert verdict.status == PASSED, verdict


@pytest.mark.long
@pytest.mark.parametrize("name", ["ted256189", *map(in_the_longer_tier, ("jac256189", *LIBRARIES))])
def test_every_barrier_is_needed_but_where_another_one_follows(name, root, tmp_path, monkeypatch):
    emitted = read_emitted(folder_of(name, root) if name in LIBRARIES else GENERATED / name)
    for flags in (GNU, OTHERS) if emitted.compiled else (GNU,):
        program = program_of(emitted, compiler_of(emitted), tmp_path, flags)
        barriers = Barriers(program, emitted, monkeypatch)
        spare = [each for each in barriers.rows if not barriers.is_needed(each)]
        alone = [each for each in spare if not barriers.is_followed(each)]
        other = [
            each.line
            for each in alone
            if not (SUMMED.search(each.line) or barriers.are_callers_told(each))
            and (emitted.compiled or not STEPS_TAKE.search(each.line))
        ]
        assert len(barriers.rows) - len(spare) >= LEAST and not other, (len(spare), other)


@pytest.mark.parametrize("text, kind", BARRIERS.items())
def test_barriers_are_told_by_what_becomes_of_their_bit(text, kind, monkeypatch):
    program = Program(followed)
    program.add(parsed(f"{HEAD} word x_f(word k, word a) {{ return {text}; }}", "x.c"))
    secret = SimpleNamespace(secret=True, direction="in", counted=False)
    function = SimpleNamespace(
        name="f", vartime=False, takes_secrets=True, arguments=[secret, secret]
    )
    barriers = Barriers(program, SimpleNamespace(prefix="x", functions=[function]), monkeypatch)
    (own,) = (row for row in barriers.rows if row.function == "x_f")
    is_needed, is_followed = barriers.is_needed(own), barriers.is_followed(own)
    assert (is_needed, is_followed or is_needed) == (kind == "needed", kind != "neither")


def test_a_library_without_one_barrier_fails(tmp_path):
    """The mask that clang 19 made a branch of."""
    folder = tmp_path / "x"
    shutil.copytree(GENERATED / "ted256189", folder)
    source = folder / "src/ted256189.c"
    text = source.read_text()
    bare = text.replace(
        "neutral & ted256189_barrier((worst >> 63) ^ 1)", "neutral & ((worst >> 63) ^ 1)"
    )
    assert bare != text
    source.write_text(bare)
    verdict = check_masks(read_emitted(folder), find_compiler(), tmp_path)
    assert verdict.status == FAILED and "points_encode" in verdict.detail, verdict


@pytest.mark.parametrize(
    "body", ["return 1.5 > 0;", "return ted256189_fr_is_zero_work(a);", "return a->w[08];"]
)
def test_c_that_is_not_understood_is_a_failure_with_a_message(body, tmp_path):
    folder = tmp_path / "x"
    shutil.copytree(GENERATED / "ted256189", folder)
    source = folder / "src/ted256189.c"
    head, tail = source.read_text().split("int ted256189_fr_is_zero_work(", 1)
    start, end = tail.index("{"), tail.index("\n}")
    source.write_text(f"{head}int ted256189_fr_is_zero_work({tail[:start]}{{ {body} {tail[end:]}")
    with pytest.raises(CheckFailure, match="is not followed|none that is followed"):
        check_masks(read_emitted(folder), find_compiler(), tmp_path)


MARKED = 0.5  # The bits of the one bit that is followed, by which it is told from others.


@dataclass(frozen=True)
class Barrier:
    """A call that hides a bit of a secret: where it stands, and what it is given."""

    node: c_ast.FuncCall
    function: str
    given: Value

    @property
    def line(self) -> str:
        return line_of(self.node)


class Barriers:
    """Those of one program, which are taken away in turn. What calls return is kept where no
    barrier that went is below them.
    """

    def __init__(self, program: Program, emitted: Emitted, monkeypatch):
        self.program, self.emitted, self.monkeypatch = program, emitted, monkeypatch
        program.functions["plain"] = parsed(
            "unsigned long long plain(unsigned long long x) { return x; }", "x.c"
        ).ext[-1]
        self.rows = self._rows()
        self.calls = {
            name: {each.name for each in nodes(function) if isinstance(each, c_ast.ID)}
            for name, function in program.functions.items()
        }
        self.known = dict(program.known)

    def _rows(self) -> list[Barrier]:
        found: dict[int, Barrier] = {}
        call = Run.call

        def watched(run: Run, node: c_ast.FuncCall):
            given = [run.value(each) for each in node.args.exprs] if is_barrier(node) else []
            for value in given:
                if value.is_bit:
                    found[id(node)] = Barrier(node, run.function.decl.name, value)
            return call(run, node)

        self.program.known = {}
        with self.monkeypatch.context() as patch:
            patch.setattr(Run, "call", watched)
            assert not faults_of(self.program, self.emitted)
        return list(found.values())

    def are_callers_told(self, barrier: Barrier) -> bool:
        """Whether all that call the function of a barrier return its bit out of the library."""
        calls = [
            node
            for function in self.program.functions.values()
            for node in nodes(function)
            if isinstance(node, c_ast.FuncCall) and node.name.name == barrier.function
        ]
        return bool(calls) and all(TOLD.search(line_of(node)) for node in calls)

    def is_needed(self, barrier: Barrier) -> bool:
        """Whether the scan finds a mask without this barrier."""
        name, barrier.node.name.name = barrier.node.name.name, "plain"
        faults = self._faults_without(barrier)
        barrier.node.name.name = name
        return bool(faults)

    def is_followed(self, barrier: Barrier) -> bool:
        """Whether its bit becomes a mask where no other barrier hides it either: it passes one, and
        the scan sees it behind that.
        """
        call, cast = Run.call, Run.cast

        def bare(run: Run, node: c_ast.FuncCall) -> Value:
            if node is barrier.node:
                return replace(barrier.given, bits=MARKED)
            if is_barrier(node) and (given := run.value(node.args.exprs[0])).bits == MARKED:
                return given
            return call(run, node)

        def marked(run: Run, node: c_ast.Cast) -> Value:
            is_marked = run.value(node.expr).bits == MARKED
            found = cast(run, node)
            return replace(found, bits=MARKED) if is_marked and found.bits else found

        with self.monkeypatch.context() as patch:
            patch.setattr(Run, "call", bare)
            patch.setattr(Run, "cast", marked)
            return bool(self._faults_without(barrier))

    def _faults_without(self, barrier: Barrier) -> list[str]:
        above, more = set(), {barrier.function}
        while more:
            above |= more
            more = {name for name, called in self.calls.items() if called & more} - above
        self.program.known = {key: held for key, held in self.known.items() if key[0] not in above}
        self.program.faults.clear()
        return faults_of(self.program, self.emitted)


def line_of(node: c_ast.Node) -> str:
    return Path(node.coord.file).read_text().splitlines()[node.coord.line - 1]


def is_barrier(node: c_ast.FuncCall) -> bool:
    name = node.name.name if isinstance(node.name, c_ast.ID) else ""
    return name.endswith(("_barrier", "_hidden", "_select_mask", HIDDEN)) and bool(node.args)
