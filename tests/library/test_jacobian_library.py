"""Libraries of Jacobians: over tiny fields every class with every scalar, beside Cantor's algorithm; the packaged curves by their known
answers and checks; points that were made to meet an exceptional case."""

import functools
import json
import tempfile
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace

from compilers import quick, quick_option
import pytest
from jacobians import ERR_CURVE, ERR_ENCODING, ERR_EXCEPTION, ERR_ORDER, ERR_SCALAR, OF_NEUTRAL, OK, answer, tiny_jacobian

from ecgen.curve import load_curve
from ecgen.errors import CurveError, FormulaError
from ecgen.formula import load
from ecgen.group.formal import always_fails, check_passes_on
from ecgen.isa.target import load_target
from ecgen.library.build import BuildOptions, build_library, made_library
from ecgen.library.jacobian import check_jacobian
from ecgen.library.walks import steps_of
from ecgen.residues import square_root
from ecgen.curve.divisors import NEUTRAL, to_numbers
from ecgen.library.write import write_library
from ecgen.run import checks
from ecgen.run.corners import check_corners
from ecgen.run.emitted import copied, read_emitted
from ecgen.run.exceptional import check_exceptional
from ecgen.run.formed import formed, multiplications
from ecgen.run.verdict import exit_code
from tests.isa.native import needs_host



def loaded_library(curve, cpu: str, folder: Path):
    write_library(made_library(curve, load_target(cpu), BuildOptions("jac")).files, folder / "library")
    return checks.load(read_emitted(folder / "library"), quick(), folder)


@functools.cache
def tiny(p: int, cofactor: int = 1):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"tiny{p}.toml"
        path.write_text(tiny_jacobian(p, cofactor))
        curve = load_curve(path)
        return curve, loaded_library(curve, "c64", Path(folder))


SMALL = (7, 1), (11, 4)
LARGER = *((p, 1) for p in (11, 13, 17, 19, 23, 29, 31)), (11, 2), (11, 3), (11, 5), (13, 6), (13, 2), (13, 4), (17, 7), (19, 4), (23, 16), (29, 2), (31, 16)


@pytest.mark.parametrize("p, cofactor", [*SMALL, *(pytest.param(*case, marks=pytest.mark.long) for case in LARGER)])
def test_every_class_and_scalar(p, cofactor):
    """Right or refused, never wrong; the same answer in constant and in variable time where both have one. By complete sums every one is right, of degree 1 too, and
    of that degree others refuse it. Classes whose order divides the cofactor are refused as such, and those alone."""
    curve, loaded = tiny(p, cofactor)
    form, size, jacobian = loaded.emitted.format, loaded.emitted.scalar_bytes, curve.jacobian
    answers = Counter()
    for element in jacobian.elements():
        if element == NEUTRAL:
            continue
        point, multiple = form.point(to_numbers(element)), ((1,), ())
        small = jacobian.multiply(cofactor, element) == NEUTRAL
        assert loaded.function("point_validate", int)(point) == (ERR_ORDER if small else OK)
        if small:
            for k, name in product((0, 1, 2, curve.r - 1), ("scalarmult", "scalarmult_vartime", "scalarmult_complete")):
                assert loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point) == (ERR_ORDER, bytes(form.point_bytes))
            answers["small"] += 1
            continue
        for k in range(curve.r):
            wanted = to_numbers(multiple)
            for name in ("scalarmult", "scalarmult_vartime", "scalarmult_complete"):
                if name == "scalarmult_complete" or len(element[0]) == 2:
                    found = loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point)
                    complete = (OF_NEUTRAL if wanted is None else OK, form.point(wanted))
                    assert found == (complete if name == "scalarmult_complete" else (ERR_EXCEPTION, bytes(form.point_bytes))), (element, k)
                    answers["alone"] += len(element[0]) == 2
                else:
                    answers[answer(loaded, name, k, point, wanted)] += 1
            multiple = jacobian.add(multiple, element)
        for name, k in product(("scalarmult", "scalarmult_complete"), (curve.r, 256**size - 1)):
            assert loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point) == (ERR_SCALAR, bytes(form.point_bytes))
    assert (answers["small"] or cofactor != 4) and answers["alone"] and answers["right"] > curve.p**3 and answers["refused"]  # over so small a field most multiplications meet a common root


NO_COMB = {(11, 3), (13, 4)}  # tables of every shape have entries of degree 1


@pytest.mark.parametrize("p, cofactor", [*SMALL, *(pytest.param(*case, marks=pytest.mark.long) for case in LARGER)])
def test_every_multiple_of_the_base_class(p, cofactor):
    """By a comb without complete sums, where there is one: right or refused for every scalar."""
    curve, loaded = tiny(p, cofactor)
    multiple, answers, size = NEUTRAL, Counter(), loaded.emitted.format.point_bytes
    assert any(routine.name.endswith("_madd") for routine in loaded.emitted.routines) != ((p, cofactor) in NO_COMB)
    for k in range(curve.r):
        answers[answer(loaded, "scalarmult_base", k, None, to_numbers(multiple))] += 1
        multiple = curve.jacobian.add(multiple, curve.base)
    assert multiple == NEUTRAL and answers["neutral"] == 1 and answers["right"] > 0
    for k in (curve.r, 256**loaded.emitted.scalar_bytes - 1):
        assert loaded.entry("scalarmult_base", size, k.to_bytes(loaded.emitted.scalar_bytes, "little")) == (ERR_SCALAR, bytes(size))


@pytest.mark.parametrize("p, first", [(7, (*range(9), 254, 255)), (17, (1, 17, 255))])
def test_every_encoding_of_a_tiny_field(p, first):
    curve, loaded = tiny(p)
    validate = loaded.function("point_validate", int)
    decode, classes, point = loaded.function("point_decode", int), {to_numbers(element) for element in curve.jacobian.elements()}, copied(bytes(5 * 8))
    for numbers in product(first, *[(*range(p + 2), 254, 255)] * 3):
        alone = numbers[0] == 255 and not numbers[2]
        own = (numbers[1], numbers[3]) if alone else numbers
        wanted = ERR_ENCODING if max(own) >= p else OK if own in classes else ERR_CURVE
        assert validate(bytes(numbers)) == wanted, numbers
        assert decode(point, bytes(numbers)) == (wanted if any(numbers) else OF_NEUTRAL), numbers


@pytest.mark.parametrize("name", ["bk127", *(pytest.param(name, marks=pytest.mark.long) for name in ("generic1271", "jac1271"))])
def test_multiples_on_the_way(name, tmp_path):
    """Of each walk of a manifest: classes of which one of them has degree 1 are refused, but for table entries that no digit takes; most of other multiples are not."""
    curve = load_curve(name)
    loaded = loaded_library(curve, "c64", tmp_path)
    (form, walks), steps, random = (loaded.emitted.format, multiplications(loaded.emitted)), steps_of(loaded.emitted.curve), Random(name)
    point = next(p for x in range(2, 200) if (p := point_over(curve.jacobian, x)) and curve.jacobian.multiply(curve.r, p) == NEUTRAL)
    assert [walk.name for walk in walks] == ["mul", "mul_vartime"]
    for walk, function in zip(walks, ("scalarmult", "scalarmult_vartime")):
        k, answers = random.randrange(3, curve.r), Counter()
        found = sorted(formed(walk, steps, k, curve.r))
        for is_met in (True, False):
            for m in random.sample(found, 12) if is_met else (random.randrange(1, curve.r) for _ in range(12)):
                element = curve.jacobian.multiply(pow(m, -1, curve.r), point)
                code, _ = loaded.entry(function, form.point_bytes, k.to_bytes(loaded.emitted.scalar_bytes, "little"), form.point(to_numbers(element)))
                answers[is_met, code] += 1
        assert answers[True, ERR_EXCEPTION] >= 10 and answers[False, OK] == 12, answers


def point_over(jacobian, x: int):
    y = square_root(sum(c * x**i for i, c in enumerate(jacobian.f)), jacobian.p)
    return None if y is None else jacobian.at(x, y)


@needs_host
@pytest.mark.parametrize("name, cpu", [("generic1271", "c64"), *(pytest.param(*case, marks=pytest.mark.long) for case in (("bk127", "x86-64"), ("bk128", "c64"), ("generic128", "c64"), ("jac1271", "c64")))])
def test_classes_made_to_meet_an_exceptional_case(name, cpu, tmp_path):
    """[m]D is of degree 1 for an m that a multiplication computes on its way: refused where that is met, and right or refused for every other; right by complete sums."""
    loaded = loaded_library(load_curve(name), cpu, tmp_path)
    verdict = check_exceptional(loaded, 60)
    assert verdict.status == "passed" and int(verdict.detail.split(": ")[1].split()[0]) > 60, verdict
    for wrong in (lambda code, out: (code, out[:-1] + bytes([out[-1] ^ 1])), lambda code, out: (-6, bytes(len(out)))):  # another answer; refusals of complete sums
        broken = SimpleNamespace(emitted=loaded.emitted, entry=lambda *given, wrong=wrong: wrong(*loaded.entry(*given)))
        assert check_exceptional(broken, 8).status == "failed"


def test_every_coordinate_is_brought_near_the_ends():
    """Of the routines of classes, too, whose coordinates have two scalings; and what is not reached is said apart."""
    _, loaded = generic1271_in_c()
    verdict = check_corners(loaded, 60)
    assert verdict.status == "passed" and not verdict.warning and int(verdict.detail.split()[0]) > 30
    none = check_corners(loaded, 0)
    assert "jac2_dbl 0" in none.warning and "jac2_dbl" not in none.detail


@functools.cache
def generic1271_in_c():
    with tempfile.TemporaryDirectory() as folder:
        return load_curve("generic1271"), loaded_library(load_curve("generic1271"), "c64", Path(folder))


@pytest.mark.parametrize("name", ["generic1271", "kummer1271", "curve25519"])
def test_complete_formulas_are_refused_where_there_is_no_choice(name):
    with pytest.raises(CurveError, match="--complete chooses between formulas for points"):
        build_library(load_curve(name), load_target("c64"), BuildOptions("g", complete=True))


def test_relations_at_which_formulas_always_fail():
    assert always_fails(load("genus2/jacobian/addition/readd")) == ((0, 1), (1, 0), (1, -1), (1, 1))
    assert always_fails(load("genus2/jacobian/doubling-addition/redadd")) == ((0, 1), (1, 0), (1, -1), (1, 1), (2, 1))
    assert always_fails(load("genus2/jacobian/doubling/dbl-bk")) == ((1,), (2,))


def test_a_formula_whose_failures_do_not_last_is_refused():
    """A scaling gives Z = 1, with 1/0 = 0, whatever Z was."""
    check_passes_on(load("genus2/jacobian/addition/madd"))
    with pytest.raises(FormulaError, match="not marked as failed where Z1 = 0"):
        check_passes_on(load("genus2/jacobian/scaling/z"))


def moved_gs1271(hint: str, folder: Path):
    """The isomorphic curve whose lines the hint names."""
    own, lines, path = load_curve("gs1271"), hint.split(": ")[1].rstrip(".").split(", "), folder / "moved.toml"
    table = {name: "\n".join(line for line in lines if line[0] in first) for name, first in (("curve", "f"), ("base", "uv"))}
    path.write_text(f'name = "moved"\nform = "genus2_imaginary"\n[field]\np = {own.p}\n[curve]\n{table["curve"]}\n[base]\n{table["base"]}\n[order]\nr = "{own.r:#x}"\ncofactor = {own.cofactor}\n')
    return load_curve(path)


@needs_host
@pytest.mark.parametrize("cpu", ["c64", pytest.param("x86-64", marks=pytest.mark.long)])
def test_the_vectors_of_gs1271_on_the_isomorphic_curve(cpu, tmp_path):
    own = load_curve("gs1271")
    with pytest.raises(CurveError) as caught:
        check_jacobian(own)
    moved, shift = moved_gs1271(caught.value.hint, tmp_path), own.f[4] * pow(5, -1, own.p)

    def class_of(given):
        """x - f4/5 in place of x, in the classes of a file of vectors."""
        if isinstance(given, list):
            return [class_of(value) for value in given]
        if not isinstance(given, dict):
            return given
        if not given.get("deg"):
            return {key: class_of(value) for key, value in given.items()}
        u1, u0, v1, v0 = (int(given.get(key, "0"), 16) for key in ("u1", "u0", "v1", "v0"))
        values = {"u1": u1 - 2 * shift, "u0": u0 - shift * u1 + shift**2, "v1": v1, "v0": v0 - shift * v1} if given["deg"] == 2 else {"u0": u0 - shift, "v0": v0}
        return {"deg": given["deg"]} | {key: hex(value % own.p) for key, value in values.items()}

    vectors = class_of(json.loads((Path(__file__).resolve().parent.parent / "vectors/gs1271.json").read_text()))
    (tmp_path / "moved.json").write_text(json.dumps(vectors))
    write_library(made_library(moved, load_target(cpu), BuildOptions("moved")).files, tmp_path / "library")
    _, _, (verdict,) = checks.run_checks(tmp_path / "library", vectors=tmp_path / "moved.json", cc=quick_option(), only="known answers")
    assert verdict.status == "passed" and int(verdict.detail.split()[0]) >= 25, verdict
    vectors["base_vectors"][4]["R"]["v0"] = "0x5"
    (tmp_path / "moved.json").write_text(json.dumps(vectors))
    assert checks.run_checks(tmp_path / "library", vectors=tmp_path / "moved.json", cc=quick_option(), only="known answers")[2][0].status == "failed"


def test_jacobians_without_a_library_are_refused_with_their_line(tmp_path):
    with pytest.raises(CurveError, match="f4 other than 0 are not supported yet") as caught:
        build_library(load_curve("gs1271"), load_target("x86-64"), BuildOptions("g"))
    assert caught.value.line
    check_jacobian(moved_gs1271(caught.value.hint, tmp_path))
    good = load_curve("generic1271")
    with pytest.raises(CurveError, match="--with map is for curves whose libraries have points; this one is on classes of divisors"):
        build_library(good, load_target("x86-64"), BuildOptions("g", extras=("map",)))
    for bad, what in ((replace(good, f=(*good.f[:4], 1, 1)), "f4 other than 0"), (replace(good, base=(good.base[0][1:], good.base[1][:1])), "base divisor of degree 1")):
        with pytest.raises(CurveError, match=what):
            build_library(bad, load_target("x86-64"), BuildOptions("g"))


@needs_host
@pytest.mark.long
@pytest.mark.parametrize("name, cpu", [("generic1271", "x86-64"), ("bk127", "zen4"), ("bk128", "c64"), ("generic128", "zen4"), ("jac1271", "x86-64")])
def test_packaged_jacobians_pass_every_check(name, cpu, tmp_path):
    write_library(build_library(load_curve(name), load_target(cpu), BuildOptions("g2")).files, tmp_path / "g2")
    _, _, verdicts = checks.run_checks(tmp_path / "g2", scale=0.05)
    assert exit_code(verdicts) == 0, verdicts
    assert any(v.check == "known answers" and "vectors" in v.detail for v in verdicts)


UNSEEN = (  # p, f0 ... f3, r, cofactor, base: y^2 = x^5 + b modulo primes of 61, 100 and 130 bits, whose orders are norms of 1 - pi, pi in Z[zeta_5] with pi conj(pi) = p; and, 61, 115 and 130 bits, twists
    # of y^2 = x^5 - 3x^4 - 2x^3 + 6x^2 + 3x - 1 in x - 3/5, which has complex multiplication by Z[sqrt(-2 + sqrt 2)], where pi is then taken
    (0x14fea5f5a117511b, (7, 0, 0, 0), 0x1b8c73c1fdf0a9b4d52d0b2e2cfabef, 1,
     (0xe792d6819496080, 0xf359e15ff70f282, 0x5aa06883f70ecdd, 0x6f0e7c84ca1788c)),
    (0x9a8927986e976c587bee07a1d, (2, 0, 0, 0), 0x5d494d1ecc54cfc9f4d2b95dc37b160123d6cabd521cef8de5, 1,
     (0x9533013543bd5241489ed0ef1, 0x2641e06889e15bb3181bf3327, 0x384f23a31e87e7e29fbeda8d6, 0x39b23550a6737af964e302e21)),
    (0x3c6678bbfa97abf2277e9dda2590d6cf1, (6, 0, 0, 0), 0xe40319c8c338e6cbe1f9a421d2515d32546bca77cf3ce4d40eea1192cb644fcc5, 1,
     (0xadfa825e96fa7eab684aa67cc2dd9a08, 0x2ed63485759d326652710309a705e062b, 0x27309d614db57309cb4d2223ab696555b, 0x28a6635bc98b218e0576e422d1766e91d)),
    (0x1009c70b4958a007, (0xf725d0324478fd3, 0x2486e6c88c259a5, 0x40090c8d107bc4b, 0x181687896fdd2bc), 0x92fc252519ae219b16dd7fe5e7041, 28,
     (0x3cd8fd0b9fe416, 0x1d61d2d914bf5fe, 0xa730b2979cf336d, 0xacbb426ddd99745)),
    (0x64b4ea56eb11c188ddd58c8579167, (0x383152f189021d3263f5e90b6cbe0, 0x59918009c46de032de77076bb348a, 0x5823fc060ab2b949229d9b1f4d343, 0x42973947f6035ddf3fa15434152b0), 0x16a3563f04cb1d7739889353482734010ca84a60e88f9e0081d61cb71, 28,
     (0x1a4702bbd579e99612100617d4580, 0x7f5c1de3744a53482a1ff0f13c3e, 0x5327ba52c05a52e6273dc6a923065, 0x641ce370442287c8f216b2aff8447)),
    (0x38de739dc80d987dbc9225ffe38262c77, (0x36c3ba91b0da51dec6ed4a2264013bae0, 0x1abe129b8f28f6f52c9b72535021eb0a9, 0xbcf613d4dea513f52d96305c526030d7, 0x233e5ccf7b49f5002fc04b58f40f91a77), 0x7380b5c6e8250baa1e085beaade05cc7e169149d1e6d4b7b6f22afe698efbc91, 28,
     (0x2d0419225984ea37dc2e6189bcfc3a25b, 0x1800cec5b54dde2c36756ea17e7d3364a, 0x32a516de5b6dd0c1dcc1c1f5c84602251, 0x35e30e359433d45ee21da2ab56bc323fc)),
)  # fmt: skip


def write_unseen(tmp_path, p, f, r, cofactor, base, **options) -> Path:
    """The library of the curve, made from its file."""
    lines = ['name = "own"', 'form = "genus2_imaginary"', "[field]", f'p = "{p:#x}"', "[curve]", *(f'f{i} = "{c:#x}"' for i, c in enumerate(f)), "[order]", f'r = "{r:#x}"', f"cofactor = {cofactor}", "[base]",
             *(f'{name} = "{value:#x}"' for name, value in zip(("u1", "u0", "v1", "v0"), base))]
    (tmp_path / "own.toml").write_text("\n".join(lines) + "\n")
    write_library(build_library(load_curve(tmp_path / "own.toml"), load_target("zen4"), BuildOptions("g2", allow_weak=True, **options)).files, tmp_path / "g2")
    return tmp_path / "g2"


@needs_host
@pytest.mark.long
@pytest.mark.parametrize("p, f, r, cofactor, base", UNSEEN)
def test_a_curve_over_another_prime_is_built_from_its_file(p, f, r, cofactor, base, tmp_path):
    _, _, verdicts = checks.run_checks(write_unseen(tmp_path, p, f, r, cofactor, base), scale=0.005)
    assert exit_code(verdicts) == 0, verdicts


@needs_host
@pytest.mark.long
def test_complete_sums_of_elements_of_three_words_leave_nothing_on_the_stack(tmp_path):
    """gcc merged doublings into the loop over them, and what is called once into its caller, where a library has no other function: frames were larger than was counted."""
    folder = write_unseen(tmp_path, *UNSEEN[2], api="scalarmult_complete")
    _, _, verdicts = checks.run_checks(folder, only="erasure")
    assert {v.status for v in verdicts if "erased" in v.check} == {"passed"}, verdicts
