"""Walks interpreted over tiny curves, for every point and every scalar."""

from ecgen.walk.interpret import interpret
from tests.support.scalar.smallcurves import affine_points, multiples
from tests.support.walk import hand

TINY = {
    "cofactor 10, a=-3": ("weierstrass", 353, -3, 12),
    "cofactor 2, a=-3": ("weierstrass", 37, -3, 10),
    "cofactor 4": ("weierstrass", 71, 5, 1),
    "cofactor 6, a=0": ("weierstrass", 101, 0, 1),
    "prime order, a=-3": ("weierstrass", 61, -3, 3),
    "cofactor 3, a=-3": ("weierstrass", 71, -3, 13),
    "prime order, a=0": ("weierstrass", 61, 0, 2),
    "prime order": ("weierstrass", 23, 1, 4),
    "a=-1 complete": ("twisted_edwards", 61, -1, 7),
    "a=-1, cofactor 4": ("twisted_edwards", 71, -1, 16),
    "a=-1, cofactor 8": ("twisted_edwards", 151, -1, 1),
    "a=1": ("twisted_edwards", 61, 1, 8),
    "a=5, incomplete": ("twisted_edwards", 67, 5, 4),
}


def scalars(walk, s, r):
    return range(s.low, min(s.high, r - 1 if s.low else s.high) + 1, s.multiple_of)


def value_of(curve, walk, result):
    point = hand.to_affine(curve, walk.register(walk.result.name).form, result)
    return point


def exhaust(curve, group, walk, source, most=None):
    """How many results were compared, for every point or the first `most`; each with the table of
    multiples of its point.
    """
    tried, base = 0, multiples(curve, curve.base)
    fixed = [i for i in walk.inputs if type(i).__name__ == "Fixed"]
    given = hand.fixed_entries(curve, group, walk, lambda m: base[m % curve.r]) if fixed else {}
    order = next((p.order for p in walk.points), "r")
    found = [p for p in affine_points(curve) if p != (0, 1) or curve.form != "twisted_edwards"]
    tables = {p: multiples(curve, p) for p in found}
    fits = {
        "any": lambda n: True,
        "odd": lambda n: n % 2,
        "multiple of r": lambda n: n % curve.r == 0,
        "r": lambda n: n == curve.r,
    }[order]
    fitting = [p for p in found if fits(len(tables[p]))]
    many = any(p.many for p in walk.points)
    for point in fitting[:most] if walk.points and not many else [None]:
        choices = scalars(walk, walk.scalars[0], curve.r) if walk.scalars and not many else [None]
        for k in choices:
            expected, inputs = draw(curve, walk, point, k, fitting, tables, base, source)
            result = interpret(walk, group, inputs | given)
            assert value_of(curve, walk, result) == expected, (walk.name, point, inputs)
            tried += 1
    for _ in range((300 if most is None else 20) if many else 0):
        expected, inputs = draw(curve, walk, None, None, fitting, tables, base, source)
        assert value_of(curve, walk, interpret(walk, group, inputs | given)) == expected, inputs
        tried += 1
    return tried


def draw(curve, walk, point, k, points, tables, base, source):
    """The expected point, and inputs: the first point and scalar as given, others at random (the
    same point often).
    """
    from ecgen.kind import law

    total, inputs = law.neutral(curve), {}
    for n, (factor, name) in enumerate(walk.meaning):
        given = walk.input(name)
        if getattr(given, "many", False):
            inputs[name] = [source.choice(points) for _ in range(source.randrange(1, 5))]
            scalar = walk.input(factor)
            inputs[factor] = [source.randrange(scalar.high + 1) for _ in inputs[name]]
            for p, m in zip(inputs[name], inputs[factor]):
                total = law.add(curve, total, tables[p][m % len(tables[p])])
            inputs[name] = [hand.point_value(given.form, p, curve.p, source) for p in inputs[name]]
            continue
        p = (
            curve.base
            if given is None
            else point
            if n == 0 or (source.random() < 0.3 and point)
            else source.choice(points)
        )
        if factor.isdigit():
            m = int(factor)
        else:
            scalar = walk.input(factor)
            m = k if n == 0 else source.choice(scalars(walk, scalar, curve.r))
            inputs[factor] = m
        if given is not None:
            inputs[name] = hand.point_value(given.form, p, curve.p, source)
        table = base if given is None else tables[p]
        total = law.add(curve, total, table[m % len(table)])
    return total, inputs
