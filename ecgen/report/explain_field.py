"""What `ecgen explain` and `ecgen field` say of a prime on a CPU: how residues are held, what else
was considered at which modelled cost, inversion and roots.
"""

from ecgen.curve.shape import PrimeShape
from ecgen.errors import near_power
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.field.representation import Representation
from ecgen.field.representations.full_words import Whole
from ecgen.field.representations.montgomery import Montgomery
from ecgen.field.representations.solinas import Solinas
from ecgen.isa.represent import considered
from ecgen.isa.target import Target
from ecgen.library.facts.spec import LibrarySpec, PowerChain


def field_facts(prime: Representation, p: int, shape: PrimeShape, target: Target) -> dict:
    """The representation, what else was considered at which modelled cost, and the bound that
    decided.
    """
    rows = [
        {
            "kind": each.kind,
            "cycles": dict(each.cycles),
            "cost": round(each.cost, 1),
            "why_not": each.why,
        }
        for each in considered(p, target)
    ]
    facts = {Field.kind: _folds, Mersenne.kind: _folds, Solinas.kind: _shifts}.get(
        prime.kind, _rows
    )(prime)
    return {
        "prime": str(shape),
        "kind": shape.kind,
        "words": prime.n,
        "word_bits": prime.bits,
        "room": prime.room,
        "loose": hex(prime.loose[1]),
        "tight": hex(prime.tight),
        **facts,
        "considered": rows,
    }


def _folds(prime: Field) -> dict:
    if prime.room:
        why = (
            f"2^{prime.m} = {prime.c} folds the bits above {prime.m}; the {prime.room} free bits of"
            " the top word absorb carries"
        )
    else:
        why = (
            f"p fills its words, so a carry out of the top word counts {prime.fold}: incomplete"
            " reduction needs no comparison with p"
        )
    return {
        "representation": "saturated words, incomplete reduction",
        "c": prime.c,
        "fold_words": prime.fold,
        "why": why,
    }


def _shifts(prime: Solinas) -> dict:
    powers = " ".join(
        f"{'+' if sign > 0 else '-'} 2^{exponent}" for sign, exponent in reversed(prime.digits)
    ).removeprefix("+ ")
    return {
        "representation": "saturated words, folded by shifts",
        "one": hex(prime.one),
        "why": (
            f"2^{prime.size} = {powers} mod p: what lies above comes back by shifts and additions,"
            " and p is subtracted once"
        ),
    }


def _rows(prime: Montgomery) -> dict:
    multiples = (prime.loose[1] + 1) // prime.p
    if isinstance(prime, Whole):
        how = (
            "what lies above them comes back times that"
            if prime.one == 1
            else "a product is divided by R, x y / R + p < 2 R"
        )
        return {
            "representation": f"whole words{'' if prime.one == 1 else ', in Montgomery form'}",
            "one": hex(prime.one),
            "why": (
                "p is above half of what its words hold, so a carry out of them counts"
                f" {prime.fold:#x}; {how}: nothing is compared with p"
            ),
        }
    if multiples > 1:
        why = (
            f"R = 2^{prime.size} is {(1 << prime.size) // prime.p} p and more: elements stay below"
            f" {multiples} p, and a product of two, x y / R + p < 2 p, needs no subtraction"
        )
    else:
        why = (
            f"R = 2^{prime.size} is below 4 p: x y / R + p is below 2 p for elements below p, and p"
            " is subtracted once"
        )
    return {
        "representation": "saturated words, Montgomery's form",
        "one": hex(prime.one),
        "why": why,
    }


def root_facts(spec: LibrarySpec) -> dict:
    """The powers of square roots, and their logarithms; None where there are none."""
    roots = spec.roots
    return {
        "roots": [chain_facts(chain) for chain in roots.chains] if roots else None,
        "logarithms": roots.tables(spec.element_bytes) if roots else None,
    }


def chain_facts(chain: PowerChain) -> dict:
    squarings, products = chain.work
    return {
        "exponent": hex(chain.exponent),
        "squarings": squarings,
        "multiplications": products,
        "registers": chain.registers,
    }


def field_lines(facts: dict) -> list[str]:
    """The field, and how it is inverted and roots are taken, for a reader."""
    field = facts["field"]
    chains = [("square root", chain) for chain in facts["roots"] or ()]
    return [
        "Field",
        f"  prime            {field['prime']} ({field['kind'].replace('_', '-')})",
        (
            f"  representation   {field['words']} words of {field['word_bits']} bits,"
            f" {field['representation']}"
        ),
        (
            f"  fold constants   2^{field['words'] * field['word_bits']} = {field['fold_words']}, c"
            f" = {field['c']}; {field['room']} free bits in the top word"
            if "c" in field
            else f"  stored for 1     {field['one']}; {field['room']} free bits in the top word"
        ),
        f"  bounds           loose {_bound(field['loose'])}, tight {_bound(field['tight'])}",
        f"  why              {field['why']}",
        *(f"  considered       {row['kind']}: {_considered(row)}" for row in field["considered"]),
        f"  inversion        {facts['inversion']['taken']}",
        *(
            f"  {name:<16} {c['squarings']} squarings + {c['multiplications']} multiplications,"
            f" {c['registers']} registers"
            for name, c in chains
            if c
        ),
        *_logarithm_lines(facts["logarithms"]),
    ]


def _logarithm_lines(tables: dict | None) -> list[str]:
    """What a square root does in all, where it takes logarithms."""
    if tables is None:
        return []
    return [
        f"  logarithms       2^{tables['twos']} divides p - 1: {tables['digits']} digits of"
        f" {tables['window']} bits, tables of {tables['table_bytes']} bytes",
        f"                   a square root in all: {tables['squarings']} squarings +"
        f" {tables['multiplications']} multiplications, {tables['scans']} scans of"
        f" {tables['entries']} entries",
    ]


def _considered(row: dict) -> str:
    if row["why_not"]:
        return row["why_not"]
    return (
        ", ".join(f"{name} {cost:g}" for name, cost in row["cycles"].items()) + " modelled cycles"
    )


def _bound(text: str) -> str:
    """A sum or difference of two powers of 2 as such, another number as errors tell it."""
    value = int(text, 16)
    for k in (value.bit_length(), value.bit_length() - 1):
        rest = abs(value - (1 << k))
        if rest.bit_count() == 1:
            return (
                f"2^{k} {'-' if value < 1 << k else '+'}"
                f" {f'2^{rest.bit_length() - 1}' if rest > 1 else 1}"
            )
    return near_power(value)
