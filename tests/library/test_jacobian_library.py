"""Libraries of Jacobians: over tiny fields every class with every scalar, beside Cantor's
algorithm; the packaged curves by their known answers and checks; points that were made to meet an
exceptional case."""

import functools
import json
import tempfile
from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import CurveError, FormulaError
from ecgen.formula import load
from ecgen.group.exceptions.formal import always_fails, check_passes_on
from ecgen.isa.target import load_target
from ecgen.kind.jacobian.divisors import NEUTRAL, to_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.library import check as check_jacobian
from ecgen.kind.jacobian.run.exceptional_classes import check_exceptional
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.walks.plan import steps_of
from ecgen.residues import square_root
from ecgen.run.check import checks
from ecgen.run.differential.constructed_inputs import check_corners
from ecgen.run.emitted import copied
from ecgen.run.oracle.multiples_on_the_way import formed, multiplications
from ecgen.run.verdict import exit_code
from tests.support.compilers import quick_option
from tests.support.curve.classes import every_class
from tests.support.isa.native import needs_host
from tests.support.library.jacobians import (
    ERR_CURVE,
    ERR_ENCODING,
    ERR_EXCEPTION,
    ERR_ORDER,
    ERR_SCALAR,
    OF_NEUTRAL,
    OK,
    answer,
    loaded_library,
    tiny_jacobian,
)
from tests.support.library.made import made_library


@functools.cache
def tiny(p: int, cofactor: int = 1):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"tiny{p}.toml"
        path.write_text(tiny_jacobian(p, cofactor))
        curve = load_curve(path)
        return curve, loaded_library(curve, "c64", Path(folder))


SMALL = (7, 1), (11, 4)
LARGER = (
    *((p, 1) for p in (11, 13, 17, 19, 23, 29, 31)),
    (11, 2),
    (11, 3),
    (11, 5),
    (13, 6),
    (13, 2),
    (13, 4),
    (17, 7),
    (19, 4),
    (23, 16),
    (29, 2),
    (31, 16),
)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "p, cofactor", [*SMALL, *(pytest.param(*case, marks=pytest.mark.long) for case in LARGER)]
)
def test_every_class_and_scalar(p, cofactor):
    """Right or refused, never wrong; the same answer in constant and in variable time where both
    have one. By complete sums every one is right, of degree 1 too, and of that degree others refuse
    it. Classes whose order divides the cofactor are refused as such, and those alone."""
    curve, loaded = tiny(p, cofactor)
    form, size, jacobian = loaded.emitted.format, loaded.emitted.scalar_bytes, jacobian_of(curve)
    answers = Counter()
    for element in every_class(jacobian):
        if element == NEUTRAL:
            continue
        point, multiple = form.point(to_numbers(element)), ((1,), ())
        small = jacobian.multiply(cofactor, element) == NEUTRAL
        assert loaded.function("point_validate", int)(point) == (ERR_ORDER if small else OK)
        if small:
            for k, name in product(
                (0, 1, 2, curve.r - 1), ("scalarmult", "scalarmult_vartime", "scalarmult_complete")
            ):
                assert loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point) == (
                    ERR_ORDER,
                    bytes(form.point_bytes),
                )
            answers["small"] += 1
            continue
        for k in range(curve.r):
            wanted = to_numbers(multiple)
            for name in ("scalarmult", "scalarmult_vartime", "scalarmult_complete"):
                if name == "scalarmult_complete" or len(element[0]) == 2:
                    found = loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point)
                    complete = (OF_NEUTRAL if wanted is None else OK, form.point(wanted))
                    assert found == (
                        complete
                        if name == "scalarmult_complete"
                        else (ERR_EXCEPTION, bytes(form.point_bytes))
                    ), (element, k)
                    answers["alone"] += len(element[0]) == 2
                else:
                    answers[answer(loaded, name, k, point, wanted)] += 1
            multiple = jacobian.add(multiple, element)
        for name, k in product(("scalarmult", "scalarmult_complete"), (curve.r, 256**size - 1)):
            assert loaded.entry(name, form.point_bytes, k.to_bytes(size, "little"), point) == (
                ERR_SCALAR,
                bytes(form.point_bytes),
            )
    # over so small a field most multiplications meet a common root
    assert (
        (answers["small"] or cofactor != 4)
        and answers["alone"]
        and answers["right"] > curve.p**3
        and answers["refused"]
    )


NO_COMB = {(11, 3), (13, 4)}  # tables of every shape have entries of degree 1


@pytest.mark.parametrize(
    "p, cofactor", [*SMALL, *(pytest.param(*case, marks=pytest.mark.long) for case in LARGER)]
)
def test_every_multiple_of_the_base_class(p, cofactor):
    """By a comb without complete sums, where there is one: right or refused for every scalar."""
    curve, loaded = tiny(p, cofactor)
    multiple, answers, size = NEUTRAL, Counter(), loaded.emitted.format.point_bytes
    assert any(routine.name.endswith("_madd") for routine in loaded.emitted.routines) != (
        (p, cofactor) in NO_COMB
    )
    for k in range(curve.r):
        answers[answer(loaded, "scalarmult_base", k, None, to_numbers(multiple))] += 1
        multiple = jacobian_of(curve).add(multiple, to_class(curve.base))
    assert multiple == NEUTRAL and answers["neutral"] == 1 and answers["right"] > 0
    for k in (curve.r, 256**loaded.emitted.scalar_bytes - 1):
        assert loaded.entry(
            "scalarmult_base", size, k.to_bytes(loaded.emitted.scalar_bytes, "little")
        ) == (ERR_SCALAR, bytes(size))


@pytest.mark.sample(2)
@pytest.mark.parametrize("p, first", [(7, (*range(9), 254, 255)), (17, (1, 17, 255))])
def test_every_encoding_of_a_tiny_field(p, first):
    curve, loaded = tiny(p)
    validate = loaded.function("point_validate", int)
    decode, classes, point = (
        loaded.function("point_decode", int),
        {to_numbers(element) for element in every_class(jacobian_of(curve))},
        copied(bytes(5 * 8)),
    )
    for numbers in product(first, *[(*range(p + 2), 254, 255)] * 3):
        alone = numbers[0] == 255 and not numbers[2]
        own = (numbers[1], numbers[3]) if alone else numbers
        wanted = ERR_ENCODING if max(own) >= p else OK if own in classes else ERR_CURVE
        assert validate(bytes(numbers)) == wanted, numbers
        assert decode(point, bytes(numbers)) == (wanted if any(numbers) else OF_NEUTRAL), numbers


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    ["bk127", *(pytest.param(name, marks=pytest.mark.long) for name in ("generic1271", "jac1271"))],
)
def test_multiples_on_the_way(name, tmp_path):
    """Of each walk of a manifest: classes of which one of them has degree 1 are refused, but for
    table entries that no digit takes; most of other multiples are not.
    """
    curve = load_curve(name)
    loaded = loaded_library(curve, "c64", tmp_path)
    (form, walks), steps, random = (
        (loaded.emitted.format, multiplications(loaded.emitted)),
        steps_of(loaded.emitted.curve),
        Random(name),
    )
    point = next(
        p
        for x in range(2, 200)
        if (p := point_over(jacobian_of(curve), x))
        and jacobian_of(curve).multiply(curve.r, p) == NEUTRAL
    )
    assert [walk.name for walk in walks] == ["mul", "mul_vartime"]
    for walk, function in zip(walks, ("scalarmult", "scalarmult_vartime")):
        k, answers = random.randrange(3, curve.r), Counter()
        found = sorted(formed(walk, steps, k, curve.r))
        for is_met in (True, False):
            for m in (
                random.sample(found, 12)
                if is_met
                else (random.randrange(1, curve.r) for _ in range(12))
            ):
                element = jacobian_of(curve).multiply(pow(m, -1, curve.r), point)
                code, _ = loaded.entry(
                    function,
                    form.point_bytes,
                    k.to_bytes(loaded.emitted.scalar_bytes, "little"),
                    form.point(to_numbers(element)),
                )
                answers[is_met, code] += 1
        assert answers[True, ERR_EXCEPTION] >= 10 and answers[False, OK] == 12, answers


def point_over(jacobian, x: int):
    y = square_root(sum(c * x**i for i, c in enumerate(jacobian.f)), jacobian.p)
    return None if y is None else jacobian.at(x, y)


@pytest.mark.long
@needs_host
@pytest.mark.parametrize(
    "name, cpu",
    [
        ("generic1271", "c64"),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (
                ("bk127", "x86-64"),
                ("bk128", "c64"),
                ("generic128", "c64"),
                ("jac1271", "c64"),
            )
        ),
    ],
)
def test_classes_made_to_meet_an_exceptional_case(name, cpu, tmp_path):
    """[m]D is of degree 1 for an m that a multiplication computes on its way: refused where that is
    met, and right or refused for every other; right by complete sums.
    """
    loaded = loaded_library(load_curve(name), cpu, tmp_path)
    verdict = check_exceptional(loaded, 60)
    assert verdict.status == "passed" and int(verdict.detail.split(": ")[1].split()[0]) > 60, (
        verdict
    )
    for wrong in (
        lambda code, out: (code, out[:-1] + bytes([out[-1] ^ 1])),
        lambda code, out: (-6, bytes(len(out))),
    ):  # another answer; refusals of complete sums
        broken = SimpleNamespace(
            emitted=loaded.emitted, entry=lambda *given, wrong=wrong: wrong(*loaded.entry(*given))
        )
        assert check_exceptional(broken, 8).status == "failed"


@pytest.mark.long
def test_every_coordinate_is_brought_near_the_ends():
    """Of the routines of classes, too, whose coordinates have two scalings; and what is not reached
    is said apart.
    """
    _, loaded = generic1271_in_c()
    verdict = check_corners(loaded, 60)
    assert (
        verdict.status == "passed" and not verdict.warning and int(verdict.detail.split()[0]) > 30
    )
    none = check_corners(loaded, 0)
    assert "jac2_dbl 0" in none.warning and "jac2_dbl" not in none.detail


@functools.cache
def generic1271_in_c():
    with tempfile.TemporaryDirectory() as folder:
        return load_curve("generic1271"), loaded_library(
            load_curve("generic1271"), "c64", Path(folder)
        )


@pytest.mark.parametrize("name", ["generic1271", "kummer1271", "curve25519"])
def test_complete_formulas_are_refused_where_there_is_no_choice(name):
    with pytest.raises(CurveError, match="--complete chooses between formulas for points"):
        build_library(load_curve(name), load_target("c64"), BuildOptions("g", complete=True))


def test_relations_at_which_formulas_always_fail():
    assert always_fails(load("genus2/jacobian/addition/readd")) == ((0, 1), (1, 0), (1, -1), (1, 1))
    assert always_fails(load("genus2/jacobian/doubling-addition/redadd")) == (
        (0, 1),
        (1, 0),
        (1, -1),
        (1, 1),
        (2, 1),
    )
    assert always_fails(load("genus2/jacobian/doubling/dbl-bk")) == ((1,), (2,))


def test_a_formula_whose_failures_do_not_last_is_refused():
    """A scaling gives Z = 1, with 1/0 = 0, whatever Z was."""
    check_passes_on(load("genus2/jacobian/addition/madd"))
    with pytest.raises(FormulaError, match="not marked as failed where Z1 = 0"):
        check_passes_on(load("genus2/jacobian/scaling/z"))


def moved_gs1271(hint: str, folder: Path):
    """The isomorphic curve whose lines the hint names."""
    own, lines, path = (
        load_curve("gs1271"),
        hint.split(": ")[1].rstrip(".").split(", "),
        folder / "moved.toml",
    )
    table = {
        name: "\n".join(line for line in lines if line[0] in first)
        for name, first in (("curve", "f"), ("base", "uv"))
    }
    path.write_text(
        'name = "moved"\nform = "genus2_imaginary"\n[field]\np ='
        f" {own.p}\n[curve]\n{table['curve']}\n[base]\n{table['base']}\n[order]\nr ="
        f' "{own.r:#x}"\ncofactor = {own.cofactor}\n'
    )
    return load_curve(path)


@pytest.mark.long
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
        values = (
            {
                "u1": u1 - 2 * shift,
                "u0": u0 - shift * u1 + shift**2,
                "v1": v1,
                "v0": v0 - shift * v1,
            }
            if given["deg"] == 2
            else {"u0": u0 - shift, "v0": v0}
        )
        return {"deg": given["deg"]} | {key: hex(value % own.p) for key, value in values.items()}

    vectors = class_of(
        json.loads((Path(__file__).resolve().parent.parent / "vectors/gs1271.json").read_text())
    )
    (tmp_path / "moved.json").write_text(json.dumps(vectors))
    write_library(
        made_library(moved, load_target(cpu), BuildOptions("moved")).files, tmp_path / "library"
    )
    _, _, (verdict,) = checks.run_checks(
        tmp_path / "library",
        vectors=tmp_path / "moved.json",
        cc=quick_option(),
        only="known answers",
    )
    assert verdict.status == "passed" and int(verdict.detail.split()[0]) >= 25, verdict
    vectors["base_vectors"][4]["R"]["v0"] = "0x5"
    (tmp_path / "moved.json").write_text(json.dumps(vectors))
    assert (
        checks.run_checks(
            tmp_path / "library",
            vectors=tmp_path / "moved.json",
            cc=quick_option(),
            only="known answers",
        )[2][0].status
        == "failed"
    )


@pytest.mark.long
def test_jacobians_without_a_library_are_refused_with_their_line(tmp_path):
    with pytest.raises(CurveError, match="f4 other than 0 are not supported yet") as caught:
        build_library(load_curve("gs1271"), load_target("x86-64"), BuildOptions("g"))
    assert caught.value.line
    check_jacobian(moved_gs1271(caught.value.hint, tmp_path))
    good = load_curve("generic1271")
    with pytest.raises(
        CurveError,
        match=(
            "--with map is for curves whose libraries have points; this one is on classes of"
            " divisors"
        ),
    ):
        build_library(good, load_target("x86-64"), BuildOptions("g", extras=("map",)))
    for bad, what in (
        (good.with_numbers(f=(*good.f[:4], 1, 1)), "f4 other than 0"),
        (replace(good, base=good.base[1::2]), "base divisor of degree 1"),
    ):
        with pytest.raises(CurveError, match=what):
            build_library(bad, load_target("x86-64"), BuildOptions("g"))


@needs_host
@pytest.mark.long
@pytest.mark.parametrize(
    "name, cpu",
    [
        ("generic1271", "x86-64"),
        ("bk127", "zen4"),
        ("bk128", "c64"),
        ("generic128", "zen4"),
        ("jac1271", "x86-64"),
    ],
)
def test_packaged_jacobians_pass_every_check(name, cpu, tmp_path):
    write_library(
        build_library(load_curve(name), load_target(cpu), BuildOptions("g2")).files, tmp_path / "g2"
    )
    _, _, verdicts = checks.run_checks(tmp_path / "g2", scale=0.05)
    assert exit_code(verdicts) == 0, verdicts
    assert any(v.check == "known answers" and "vectors" in v.detail for v in verdicts)


# p, f0 ... f3, r, cofactor, base: y^2 = x^5 + b modulo primes of 61, 100 and 130 bits, whose orders
# are norms of 1 - pi, pi in Z[zeta_5] with pi conj(pi) = p; and, 61, 115 and 130 bits, twists
UNSEEN = (
    # of y^2 = x^5 - 3x^4 - 2x^3 + 6x^2 + 3x - 1 in x - 3/5, which has complex multiplication by
    # Z[sqrt(-2 + sqrt 2)], where pi is then taken
    (
        0x14FEA5F5A117511B,
        (7, 0, 0, 0),
        0x1B8C73C1FDF0A9B4D52D0B2E2CFABEF,
        1,
        (0xE792D6819496080, 0xF359E15FF70F282, 0x5AA06883F70ECDD, 0x6F0E7C84CA1788C),
    ),
    (
        0x9A8927986E976C587BEE07A1D,
        (2, 0, 0, 0),
        0x5D494D1ECC54CFC9F4D2B95DC37B160123D6CABD521CEF8DE5,
        1,
        (
            0x9533013543BD5241489ED0EF1,
            0x2641E06889E15BB3181BF3327,
            0x384F23A31E87E7E29FBEDA8D6,
            0x39B23550A6737AF964E302E21,
        ),
    ),
    (
        0x3C6678BBFA97ABF2277E9DDA2590D6CF1,
        (6, 0, 0, 0),
        0xE40319C8C338E6CBE1F9A421D2515D32546BCA77CF3CE4D40EEA1192CB644FCC5,
        1,
        (
            0xADFA825E96FA7EAB684AA67CC2DD9A08,
            0x2ED63485759D326652710309A705E062B,
            0x27309D614DB57309CB4D2223AB696555B,
            0x28A6635BC98B218E0576E422D1766E91D,
        ),
    ),
    (
        0x1009C70B4958A007,
        (0xF725D0324478FD3, 0x2486E6C88C259A5, 0x40090C8D107BC4B, 0x181687896FDD2BC),
        0x92FC252519AE219B16DD7FE5E7041,
        28,
        (0x3CD8FD0B9FE416, 0x1D61D2D914BF5FE, 0xA730B2979CF336D, 0xACBB426DDD99745),
    ),
    (
        0x64B4EA56EB11C188DDD58C8579167,
        (
            0x383152F189021D3263F5E90B6CBE0,
            0x59918009C46DE032DE77076BB348A,
            0x5823FC060AB2B949229D9B1F4D343,
            0x42973947F6035DDF3FA15434152B0,
        ),
        0x16A3563F04CB1D7739889353482734010CA84A60E88F9E0081D61CB71,
        28,
        (
            0x1A4702BBD579E99612100617D4580,
            0x7F5C1DE3744A53482A1FF0F13C3E,
            0x5327BA52C05A52E6273DC6A923065,
            0x641CE370442287C8F216B2AFF8447,
        ),
    ),
    (
        0x38DE739DC80D987DBC9225FFE38262C77,
        (
            0x36C3BA91B0DA51DEC6ED4A2264013BAE0,
            0x1ABE129B8F28F6F52C9B72535021EB0A9,
            0xBCF613D4DEA513F52D96305C526030D7,
            0x233E5CCF7B49F5002FC04B58F40F91A77,
        ),
        0x7380B5C6E8250BAA1E085BEAADE05CC7E169149D1E6D4B7B6F22AFE698EFBC91,
        28,
        (
            0x2D0419225984EA37DC2E6189BCFC3A25B,
            0x1800CEC5B54DDE2C36756EA17E7D3364A,
            0x32A516DE5B6DD0C1DCC1C1F5C84602251,
            0x35E30E359433D45EE21DA2AB56BC323FC,
        ),
    ),
)


def write_unseen(tmp_path, p, f, r, cofactor, base, **options) -> Path:
    """The library of the curve, made from its file."""
    lines = [
        'name = "own"',
        'form = "genus2_imaginary"',
        "[field]",
        f'p = "{p:#x}"',
        "[curve]",
        *(f'f{i} = "{c:#x}"' for i, c in enumerate(f)),
        "[order]",
        f'r = "{r:#x}"',
        f"cofactor = {cofactor}",
        "[base]",
        *(f'{name} = "{value:#x}"' for name, value in zip(("u1", "u0", "v1", "v0"), base)),
    ]
    (tmp_path / "own.toml").write_text("\n".join(lines) + "\n")
    write_library(
        build_library(
            load_curve(tmp_path / "own.toml"),
            load_target("zen4"),
            BuildOptions("g2", allow_weak=True, **options),
        ).files,
        tmp_path / "g2",
    )
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
    """gcc merged doublings into the loop over them, and what is called once into its caller, where
    a library has no other function: frames were larger than was counted.
    """
    folder = write_unseen(tmp_path, *UNSEEN[2], api="scalarmult_complete")
    _, _, verdicts = checks.run_checks(folder, only="erasure")
    assert {v.status for v in verdicts if "erased" in v.check} == {"passed"}, verdicts
