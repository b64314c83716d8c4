"""Walks with one thing changed."""

from dataclasses import fields, is_dataclass, replace

from ecgen.walk.ir import (
    Digit,
    Fixed,
    For,
    Index,
    Lookup,
    Negate,
    Recode,
    Ref,
    Scalar,
    Walk,
    When,
    recodes,
    statements,
)
from ecgen.walk.scalars.recodings import Bits


def bodies(body):
    """Every body in which one statement is left out, doubled, exchanged with the next, or mutated
    itself.
    """
    for i, s in enumerate(body):
        rest = body[:i], body[i + 1 :]
        yield f"without {type(s).__name__} {i}", (*rest[0], *rest[1])
        if not isinstance(s, Recode | Lookup | When) or isinstance(s, Lookup):
            yield f"{type(s).__name__} {i} twice", (*rest[0], s, s, *rest[1])
        if i + 1 < len(body):
            yield f"{i} and {i + 1} exchanged", (*rest[0], body[i + 1], s, *rest[1][1:])
        for label, changed in single(s):
            yield f"{i}: {label}", (*rest[0], changed, *rest[1])


def single(s):
    """Every change by one of the numbers in a statement, of its arguments' order, and of the
    statements inside.
    """
    for name in ("body", "otherwise"):
        for label, inner in bodies(getattr(s, name, ())):
            yield f"{name} {label}", replace(s, **{name: inner})
    for field in fields(s):
        value = getattr(s, field.name)
        if isinstance(value, Index | Digit | Ref):
            for label, changed in indices(value):
                yield f"{field.name} {label}", replace(s, **{field.name: changed})
        if isinstance(value, tuple) and value and isinstance(value[0], Ref):
            if len(value) > 1 and len(set(value)) > 1:
                yield f"{field.name} turned", replace(s, **{field.name: value[::-1]})
            for k, ref in enumerate(value):
                for label, changed in indices(ref):
                    yield (
                        f"{field.name} {k} {label}",
                        replace(s, **{field.name: (*value[:k], changed, *value[k + 1 :])}),
                    )
        if field.name == "flag" and value and isinstance(s, Negate):
            yield "always", replace(s, flag="")
        if field.name == "recoding":
            yield from recoded(s)
        if field.name == "down":
            yield "the other way", replace(s, down=not value)


def recoded(s):
    for name in (
        "count",
        "width",
        "spacing",
        "teeth",
        "blocks",
        "tail",
        "high",
        "order",
        "largest",
    ):
        value = getattr(s.recoding, name, None)
        if (
            isinstance(value, int)
            and any(f.name == name for f in fields(s.recoding))
            and (value or name == "tail")
        ):
            for by in (-1, 1):
                if value + by >= 0:
                    yield (
                        f"{name} {by:+}",
                        replace(s, recoding=replace(s.recoding, **{name: value + by})),
                    )
    if isinstance(s.recoding, Bits):
        yield "top", replace(s, recoding=replace(s.recoding, top=not s.recoding.top))


def indices(value):
    """An index, or the index inside, one off."""
    if isinstance(value, Index):
        for by in (-1, 1):
            yield f"{by:+}", replace(value, offset=value.offset + by)
        return
    for field in fields(value):
        inner = getattr(value, field.name)
        if is_dataclass(inner):
            for label, changed in indices(inner):
                yield f"{field.name}{label}", replace(value, **{field.name: changed})


def others(walk: Walk, steps):
    """Every statement with another name in one place, and with a negation of what it wrote behind
    it.
    """
    digits, flags = (
        tuple(recodes(walk)),
        {s.flag for s in statements(walk.body) if getattr(s, "flag", "")},
    )
    points = [*walk.points, *walk.registers]

    def fields_of(s):
        for field in fields(s):
            value = getattr(s, field.name)
            for k, one in enumerate(value if isinstance(value, tuple) else (value,)):
                for other in renamed(one, field.name):
                    yield (
                        f"{field.name} {other}",
                        {
                            field.name: (*value[:k], other, *value[k + 1 :])
                            if isinstance(value, tuple)
                            else other
                        },
                    )

    def renamed(one, field):
        if isinstance(one, Ref):
            yield from (
                replace(one, name=p.name)
                for p in points
                if p.name != one.name and bool(getattr(p, "count", 0)) == (one.index is not None)
            )
        elif isinstance(one, Digit):
            yield from (replace(one, name=name) for name in digits if name != one.name)
        elif field == "step":
            yield from (name for name in steps if name != one)
        elif field in ("flag", "buckets") and one:
            yield from (
                flags - {one}
                if field == "flag"
                else {r.name for r in walk.registers if r.count} - {one}
            )
        elif field == "top" and one:
            yield from (name for name in digits if name != one)

    def changed(body):
        for i, s in enumerate(body):
            for label, new in fields_of(s):
                yield f"{i}: {label}", (*body[:i], replace(s, **new), *body[i + 1 :])
            for ref in getattr(s, "outs", (getattr(s, "out", None),)):
                if ref is not None and ref.index is None and not ref.of:
                    yield f"{i}: then -{ref.name}", (*body[: i + 1], Negate(ref), *body[i + 1 :])
            for name in ("body", "otherwise") if isinstance(s, For | When) else ():
                for label, inner in changed(getattr(s, name, ())):
                    yield (
                        f"{i}: {name} {label}",
                        (*body[:i], replace(s, **{name: inner}), *body[i + 1 :]),
                    )

    yield from changed(walk.body)


def mutants(walk: Walk, steps=()):
    for label, body in (*bodies(walk.body), *others(walk, steps)):
        yield label, replace(walk, body=body)
    for i, given in enumerate(walk.inputs):
        if isinstance(given, Fixed):
            for b, row in enumerate(given.multiples):
                for k, m in enumerate(row):
                    for changed in (m + 2, -m):
                        rows = (
                            *given.multiples[:b],
                            (*row[:k], changed, *row[k + 1 :]),
                            *given.multiples[b + 1 :],
                        )
                        yield (
                            f"entry {b} {k}",
                            replace(
                                walk,
                                inputs=(
                                    *walk.inputs[:i],
                                    replace(given, multiples=rows),
                                    *walk.inputs[i + 1 :],
                                ),
                            ),
                        )
        if isinstance(given, Scalar):
            yield (
                "scalars beyond",
                replace(
                    walk,
                    inputs=(
                        *walk.inputs[:i],
                        replace(given, high=given.high + (given.multiple_of or 1) * 64),
                        *walk.inputs[i + 1 :],
                    ),
                ),
            )
    for i, r in enumerate(walk.registers):
        if r.count:
            yield (
                f"{r.name} one short",
                replace(
                    walk,
                    registers=(
                        *walk.registers[:i],
                        replace(r, count=r.count - 1),
                        *walk.registers[i + 1 :],
                    ),
                ),
            )
