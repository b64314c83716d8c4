"""Primes, operations and edge values that the field tests share."""

import random

from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, OpSpec

PRIMES = {
    "2^61-1": 2**61 - 1,
    "2^64-59": 2**64 - 59,
    "2^127-1": 2**127 - 1,
    "2^130-5": 2**130 - 5,
    "2^191-19": 2**191 - 19,
    "2^221-3": 2**221 - 3,
    "2^251-9": 2**251 - 9,
    "2^255-19": 2**255 - 19,
    "2^256-189": 2**256 - 189,
    "secp256k1": 2**256 - 2**32 - 977,
    "2^379-19": 2**379 - 19,
    "2^383-187": 2**383 - 187,
    "2^414-17": 2**414 - 17,
    "2^512-569": 2**512 - 569,
    "2^521-1": 2**521 - 1,
}
NARROW = {
    "2^127-1/32": Field(2**127 - 1, 32),
    "2^255-19/32": Field(2**255 - 19, 32),
    "2^221-3/16": Field(2**221 - 3, 16),
}
FIELDS = {name: Field(p) for name, p in PRIMES.items()} | NARROW
MORE = (
    OpSpec("sub8", 2, ("a-8*b",)),
    OpSpec("halfdiff", 2, ("(a-b)/2",)),
    OpSpec("combination", 3, ("2*a-3*b+c",)),
    OpSpec("minus", 2, ("-a-2*b",)),
    OpSpec("sumproducts", 4, ("a*b+c*d",)),
    OpSpec("difproducts", 4, ("a*b-c*d",)),
    OpSpec("negproduct", 2, ("-a*b",)),
    OpSpec("sumsquares", 2, ("a*a+b*b",)),
)
SPECS = {
    name: spec for name, spec in OPS.items() if name not in ("inv", "conj") and spec.group != "sums"
} | {spec.name: spec for spec in MORE}
CONSTANTS = (2, 7, 13318, 121666)

FEW = ("mul", "sqr", "add", "sub", "half", "mulc", "sub2", "difproducts")


def operations(field_name: str) -> tuple[str, ...]:
    """Every operation for words of 64 bits, a few for narrow words, whose programs are long."""
    return FEW if field_name in NARROW else tuple(SPECS)


def one_op(name: str, const: int | None = None) -> FieldProgram:
    """The program that is this one operation."""
    spec = SPECS[name]
    args = tuple(f"x{i}" for i in range(spec.arity))
    outs = tuple(f"r{i}" for i in range(len(spec.meanings)))
    const = const if const is not None else CONSTANTS[-1] if spec.has_const else None
    return FieldProgram(name, args, tuple((o, o) for o in outs), (Op(name, outs, args, const),))


def edges(field: Field) -> list[int]:
    """Values in [0, 2^(w n)) where carries and reductions change their minds."""
    p, top = field.p, 1 << field.size
    near = [0, p, 2 * p, field.multiple, field.fold, field.c, top, 1 << field.m, top // 2]
    near += [1 << k for k in range(0, field.size, field.bits)]
    return sorted({v + d for v in near for d in (-2, -1, 0, 1, 2) if 0 <= v + d < top})


def values(field: Field, count: int, rng: random.Random) -> list[int]:
    """`count` values: edges, limbs of edges, uniform ones."""
    special = edges(field)
    limbs = (0, 1, (1 << field.bits) - 1, (1 << field.bits) - 2, 1 << field.bits - 1)

    def one() -> int:
        kind = rng.random()
        if kind < 0.5:
            return rng.choice(special)
        if kind < 0.7:
            return sum(rng.choice(limbs) << field.bits * i for i in range(field.n))
        return rng.randrange(1 << field.size)

    return [one() for _ in range(count)]


def expected(name: str, inputs, const, p: int) -> list[int]:
    """The meanings evaluated over Python integers mod p, independent of ecgen's own parser of
    meanings.
    """
    names = dict(zip("abcdefgh", inputs)) | {"k": const}
    return [
        eval(meaning.replace("/2", f"*{(p + 1) // 2}"), {}, names) % p
        for meaning in SPECS[name].meanings
    ]
