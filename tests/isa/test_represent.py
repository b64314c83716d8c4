"""Every odd prime: the field's operations are proven in the representation that the model chooses, and compute residues on edges.

ECGEN_PRIMES=200 takes a random prime of each of so many lengths from 33 to 640 bits and the special shapes; else a few of them.
"""

import os
import random
from functools import lru_cache

import pytest

from ecgen.curve.primality import is_prime
from ecgen.errors import BoundError, CheckFailure
from ecgen.field import montgomery
from ecgen.field.montgomery import Montgomery
from ecgen.field.prime import Field
from ecgen.field.rows import TWO_CHAINS
from ecgen.field.solinas import Solinas, lower_products_with
from ecgen.field.proof import prove_lowering
from ecgen.field.representation import product_meaning
from ecgen.isa.backends import back_end
from ecgen.field.kinds import check_odd_prime
from ecgen.isa.represent import considered, represent
from ecgen.isa.target import load_target
from ecgen.library.assembly import field_op_routine, prove_routine
from ecgen.library.build import FIELD_ROUTINES
from ecgen.library.routines import field_routine, support_routines
from ecgen.library.support import support_limbs
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine

CPUS = ("zen4", "x86-64", "cortex-m4")
P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
COUNT = int(os.environ.get("ECGEN_PRIMES", "0"))
TABLE = extended(fusion_rows("constants"))


def prime_near(value: int, step: int = 2) -> int:
    value |= 1
    while not is_prime(value):
        value += step
    return value


def special() -> "list[int]":
    """Edges of words, Solinas and generalized Mersenne shapes, Montgomery-friendly ones, sparse and dense ones."""
    edges = [prime_near(2**k + s, s or 2) for k in (64, 96, 128, 192, 256, 320, 384, 448, 512) for s in (2, -2)]
    solinas = [2**192 - 2**64 - 1, 2**224 - 2**96 + 1, P256, P384, 2**448 - 2**224 - 1, 2**521 - 1, 2**607 - 1,
               2**256 - 2**224 - 2**96 + 2**64 - 1, 2**127 - 1, 2**256 - 2**32 - 977]  # fmt: skip
    friendly = [next(p for c in range(2**32 - 1, 0, -1) if is_prime(p := c * 2**n - 1)) for n in (64, 128, 192, 224, 352)]
    return [*edges, *solinas, *friendly]


def primes() -> "list[int]":
    rng = random.Random(10)
    if not COUNT:
        lengths = (33, 65, 130, 193, 250, 384)
        return [prime_near(rng.getrandbits(n) | 1 << n - 1) for n in lengths] + [P256, 2**224 - 2**96 + 1, P384, prime_near(2**192, 2)]
    return [prime_near(rng.getrandbits(n) | 1 << n - 1) for n in (33 + i * 607 // (COUNT - 1) for i in range(COUNT))] + special()


def routines(field, target):
    """(spec, lowered routine) of every operation of the field."""
    isa = back_end(target.isa)
    specs = (*(field_routine(name, meaning, arity, field.n) for name, meaning, arity in FIELD_ROUTINES), *support_routines(field.n, 0, 0, False, field.one != 1))
    for spec in specs:
        yield spec, support_limbs(spec, field, isa.ROWS[target.level]) or isa.lower_routine(field_op_routine(spec.name, None), field, TABLE, target.level)


def edges(element, p: int, bits: int, rng) -> int:
    """A value within the bounds of an input: at their ends, beside multiples of p and powers of two, or any."""
    near = rng.choice((0, p, 2 * p, element.high, p // 2, 1 << bits * rng.randrange(1 + element.high.bit_length() // bits)))
    value = rng.choice((near + rng.randrange(-2, 3), rng.randrange(element.high + 1)))
    return min(max(value, element.low), element.high)


EXPECTED = {
    "fe_add": lambda a, b: a + b, "fe_sub": lambda a, b: a - b, "fe_mul": lambda a, b: a * b, "fe_neg": lambda a: -a, "fe_dbl": lambda a: 2 * a,
    "fe_tpl": lambda a: 3 * a, "fe_sqr": lambda a: a * a, "fe_half": lambda a, b=None: a,
}  # fmt: skip


def check(spec, routine, field, rng, tests: int) -> None:
    limbs, p = routine.limbs, field.p
    outs = {words: e.name for e in limbs.outputs for words in (e.limbs,)}
    for _ in range(tests):
        inputs = {e.name: edges(e, p, field.bits, rng) for e in limbs.inputs}
        found = run_limbs(limbs, inputs)
        given = [inputs[next(e.name for e in limbs.inputs if e.limbs == words)] for _, direction, words in routine.arguments if direction == "in"]
        result = next((found[outs[words]] for _, direction, words in routine.arguments if direction in ("out", "return")), None)
        residues = [field.decode(a) for a in given]
        if spec.name == "fe_half":
            assert field.decode(result) * 2 % p == residues[0]
        elif spec.name in EXPECTED:
            assert field.decode(result) == EXPECTED[spec.name](*residues) % p and result <= field.loose[1], (spec.name, inputs)
        elif spec.name == "fe_from_words":
            assert field.decode(result) == given[0] % p
        elif spec.name == "fe_to_words":
            assert result == residues[0]
        elif spec.name == "fe_canon":
            assert result == given[0] % p
        elif spec.name == "fe_is_zero":
            assert result == (given[0] % p == 0)


@lru_cache(maxsize=None)
def target_of(cpu: str):
    return load_target(cpu)


@pytest.mark.parametrize("number", range(len(primes())))
def test_the_field_of_a_prime_is_proven(number):
    p, rng = primes()[number], random.Random(number)
    for cpu in CPUS if p.bit_length() <= 400 else CPUS[:2]:
        target = target_of(cpu)
        field = represent(p, target)
        for spec, routine in routines(field, target):
            prove_routine(spec, routine, field, TABLE)
            check(spec, routine, field, rng, 30)


def test_the_cheapest_representation_is_taken():
    assert isinstance(represent(2**255 - 19, target_of("zen4")), Field) and isinstance(represent(P256, target_of("zen4")), Montgomery)
    assert isinstance(represent(2**256 - 2**32 - 977, target_of("zen4")), Field)
    assert isinstance(represent(2**256 - 2**32 - 977, target_of("cortex-m4")), Montgomery)  # c has two words there
    for cpu in CPUS:
        assert isinstance(represent(P384, target_of(cpu)), Solinas)
    found = considered(2**255 - 19, target_of("zen4"))
    assert [each.kind for each in found] == ["pseudo-mersenne", "solinas", "montgomery"] and found[0].cost < found[1].cost < found[2].cost
    first, *others = considered(P256, target_of("zen4"))
    assert first.field and "leaves the interval" in others[0].why and "signed powers of two" in others[1].why


def product_of(field, digits=None):
    """The proof of a product where K is said to be the sum of `digits`."""
    field = Solinas(field.p, field.bits)
    if digits is not None:
        field.__dict__["digits"] = digits
    b = LimbBuilder("product", field.bits)
    x, y = (b.input(name, field.n, *field.loose) for name in "xy")
    r = lower_products_with(TWO_CHAINS)(b, field, "r", [(1, x, y)])
    return prove(b.build([r]), {"r": product_meaning(field, [(1, "x", "y")])}, field.p)


@pytest.mark.parametrize("p", [P384, 2**448 - 2**224 - 1, 2**192 - 2**64 - 1, 2**255 - 19])
def test_folds_by_signed_powers_of_two_are_proven_and_wrong_ones_are_not(p):
    field = Solinas(p)
    assert sum(sign << e for sign, e in field.digits) == field.k and len(field.digits) == bin(field.k ^ 3 * field.k).count("1")
    assert product_of(field).congruences
    for i, (sign, e) in enumerate(field.digits):
        for wrong in ((), ((-sign, e),), ((sign, e + 1),), ((sign, e + 64),)):
            montgomery.CHOSEN.clear()
            with pytest.raises((BoundError, CheckFailure)):
                product_of(field, (*field.digits[:i], *wrong, *field.digits[i + 1:]))
    montgomery.CHOSEN.clear()


@pytest.mark.parametrize("p, why", [(P256, "dense"), (2**521 - 1, "free"), (2**255 - 19 - 2**250, "dense"), (2**61 - 1, "one word")])
def test_primes_that_do_not_fold_so_are_refused(p, why):
    with pytest.raises(BoundError):
        Solinas(p)


@pytest.mark.parametrize("p", [2**256 - 188, 2**1301 + 27, 1])
def test_what_is_no_odd_prime_of_this_size_is_refused(p):
    with pytest.raises(BoundError) as failure:
        check_odd_prime(p, 64)
    assert "\n" not in failure.value.what


@pytest.mark.parametrize("cpu", CPUS)
def test_products_without_the_factor_of_the_representation_are_refused(cpu):
    """Montgomery's product is a b / R: taken for a b, or with the constant of another prime, it is not proven."""
    target = target_of(cpu)
    field = represent(P256, target)
    made = dict((spec.name, (spec, routine)) for spec, routine in routines(field, target))
    plain = Montgomery(P256, field.bits)
    object.__setattr__(plain, "__class__", type("Plain", (Montgomery,), {"one": 1, "product_scale": 1}))
    for name in ("fe_mul", "fe_sqr", "fe_to_words", "fe_from_words"):
        prove_routine(*made[name], field, TABLE)
        with pytest.raises((BoundError, CheckFailure)):
            prove_routine(*made[name], plain, TABLE)


@pytest.mark.parametrize("cpu", CPUS)
def test_a_choice_by_a_flag_is_proven(cpu):
    """The flag of a `select` is 0 or 1 whatever is stored for 1."""
    target, program = target_of(cpu), FieldProgram("choose", ("a", "b", "f"), (("r", "s"),), (Op("select", ("t",), ("f", "a", "b")), Op("sqr", ("s",), ("t",))))
    field, isa = represent(P256, target), back_end(target.isa)
    routine = isa.lower_routine(Routine("choose", program, (Argument("r", "out", ("r",)), Argument("p", "in", ("a", "b")), Argument("f", "word", ("f",)))), field, TABLE, target.level)
    assert prove_lowering(program, routine.limbs, field, TABLE).congruences == 2
    for flag in (0, 1):
        found = run_limbs(routine.limbs, {"a": field.encode(5), "b": field.encode(7), "f": flag})["r"]
        assert field.decode(found) == (25 if flag else 49)
