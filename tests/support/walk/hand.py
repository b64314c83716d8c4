"""Groups written by hand for tests of walks: steps with their exceptions, and the arithmetic of the
very formulas on integers.
"""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from ecgen.formula import load, parameter_values, to_field_program
from ecgen.program.compose import compose
from ecgen.program.ops import OPS
from ecgen.walk.steps import AFFINE, ALL_POINTS, ODD_ORDER, Name, Step
from ecgen.walk.text import parse_form, parse_step

JAC, PRJ, EXT, XZ = ("X", "Y", "Z"), ("X", "Y", "Z"), ("X", "Y", "Z", "T"), ("X", "Z")
FORMS = {
    "jac.point": JAC,
    "jac.cached": (*JAC, "ZZ", "ZZZ"),
    "affine": ("X", "Y"),
    "prj.point": PRJ,
    "prj.cached": PRJ,
    "prj.affine_cached": ("X", "Y"),
    "jac.affine": ("X", "Y"),
    "ext.point": EXT,
    "ext.short": EXT[:3],
    "xz.point": XZ,
}


def step_of(name, arguments, results, *more, **facts):
    """The step, its name and forms given as text."""
    made = tuple((parse_form(form), vector) for form, vector in results)
    return Step(parse_step(name), tuple(map(parse_form, arguments)), made, *more, **facts)


NEAR = ((1, 0), (0, 1), (1, 1), (1, -1))


def _system(curve, base):
    return f"shortw/{base}" + {curve.p - 3: "-3", 0: "-0"}.get(curve.a, "")


def _runs(stem, form, exceptions, complete, formula):
    return {
        Name(stem, "dbl", n): (
            step_of(
                f"{stem}.{n}dbl",
                (form,),
                ((form, (1 << n,)),),
                exceptions(n),
                complete,
                doublings=n,
            ),
            (formula,) * n,
        )
        for n in range(1, 5)
    }


def weierstrass(curve):
    """Jacobian and complete projective coordinates: name -> (step, formulas)."""
    jac, prj = _system(curve, "jacobian"), _system(curve, "projective")
    ending = {curve.p - 3: "-3", 0: "-0"}.get(curve.a, "")
    dbl, pdbl, padd = (
        f"{jac}/doubling/dbl-2010-lg",
        f"{prj}/doubling/dbl-2015-rcb{ending}",
        f"{prj}/addition/add-2015-rcb{ending}",
    )
    j, c, p = "jac.point", "jac.cached", "prj.point"
    complete = ALL_POINTS if curve.cofactor % 2 else ODD_ORDER
    order_two = ((2, -2),)
    rows = [
        (step_of("jac.dbl", (j,), ((j, (2,)),), ((2,),), doublings=1), (dbl,)),
        (
            step_of("jac.dbladd", (j, c), ((j, (2, 1)),), NEAR),
            (f"{jac}/doubling-addition/dadd-2010-lg",),
        ),
        (step_of("jac.add", (j, c), ((j, (1, 1)),), NEAR), (f"{jac}/addition/readd-2010-lg",)),
        (
            step_of("jac.madd", (j, "jac.affine"), ((j, (1, 1)),), NEAR),
            (f"{jac}/addition/madd-2007-bl",),
        ),
        (
            step_of("jac.to_cached", (j,), ((c, (1,)),), complete_on=ALL_POINTS),
            (f"{jac}/caching/cache-2010-lg",),
        ),
        (
            step_of(
                "jac.share", (j, j), ((j, (1, 0)), (j, (0, 1))), ((1, 0), (0, 1)), gives_shared=True
            ),
            (),
        ),
        (
            step_of(
                "jac.coz_add",
                (j, j),
                ((j, (1, 1)), (j, (1, 0))),
                NEAR,
                takes_shared=True,
                gives_shared=True,
            ),
            (f"{jac}/co-z-addition/zaddu-2007-m",),
        ),
        (step_of("prj.dbl", (p,), ((p, (2,)),), ((2,),), complete, doublings=1), (pdbl,)),
        (
            step_of(
                "prj.add", (p, p), ((p, (1, 1)),), order_two, complete, right=((1, -1), (1, 1))
            ),
            (padd,),
        ),
        (step_of("prj.twice", (p,), ((p, (2,)),), (), complete), (pdbl,)),
        (step_of("prj.sum", (p, p), ((p, (1, 1)),), (), complete), (padd,)),
        (step_of("prj.dbladd", (p, p), ((p, (2, 1)),), ((2,), (4, -2)), complete), (pdbl, padd)),
        (
            step_of("prj.madd", (p, "prj.affine_cached"), ((p, (1, 1)),), order_two, complete),
            (f"{prj}/addition/madd-2015-rcb{ending}",),
        ),
    ]
    found = {step.name: (step, formulas) for step, formulas in rows}
    found |= _runs("jac", j, lambda n: tuple((2**i,) for i in range(1, n + 1)), "", dbl)
    return _branching(found) | _runs("prj", p, lambda n: ((2,),), complete, pdbl)


def _branching(rows):
    """The rows with sums by branches beside them."""
    pairs = (("sum", "sum"), ("twice", "twice"), ("madd", "madd"))
    more = {
        Name(stem, f"{role}_vartime"): rows[Name(stem, own)]
        for stem in ("prj", "ext")
        for role, own in pairs
        if Name(stem, own) in rows
    }
    return rows | {
        name: (replace(step, name=name, branches=True), formulas)
        for name, (step, formulas) in more.items()
    }


def edwards(curve):
    system = "twisted/extended-1" if curve.a == curve.p - 1 else "twisted/extended"
    minus = system.endswith("-1")
    cached = "ext.cached" if minus else "ext.point"
    dbl = f"{system}/doubling/dbl-{'2010-lg-t' if minus else '2008-hwcd'}"
    add = f"{system}/addition/{'readd-2008-hwcd-3' if minus else 'add-2008-hwcd'}"
    whole = f"{system}/addition/add-2008-hwcd-3" if minus else add
    rows = [
        (step_of("ext.twice", ("ext.point",), (("ext.point", (2,)),), (), ODD_ORDER), (dbl,)),
        (
            step_of("ext.sum", ("ext.point", "ext.point"), (("ext.point", (1, 1)),), (), ODD_ORDER),
            (whole,),
        ),
        (step_of("ext.dbl", ("ext.short",), (("ext.point", (2,)),), (), ODD_ORDER), (dbl,)),
        (
            step_of("ext.add", ("ext.point", cached), (("ext.point", (1, 1)),), (), ODD_ORDER),
            (add,),
        ),
        (
            step_of("ext.dbladd", ("ext.short", cached), (("ext.short", (2, 1)),), (), ODD_ORDER),
            (dbl, add),
        ),
        (
            step_of(
                "ext.madd",
                ("ext.point", "ext.affine_cached"),
                (("ext.point", (1, 1)),),
                (),
                ODD_ORDER,
            ),
            (f"{system}/addition/{'mreadd-2008-hwcd-3' if minus else 'madd-2008-hwcd'}",),
        ),
        (
            step_of("ext.to_cached", ("ext.point",), ((cached, (1,)),), (), ALL_POINTS),
            (f"{system}/caching/cache-2008-hwcd-3",) if minus else (),
        ),
    ]
    found = {step.name: (step, formulas) for step, formulas in rows}
    runs = _runs(
        "ext",
        "ext.short",
        lambda n: (),
        ODD_ORDER,
        f"{system}/doubling/dbl-2010-lg" if minus else dbl,
    )
    return _branching(found) | {
        name: (Step(name, step.arguments, step.results, (), ODD_ORDER, doublings=step.doublings), f)
        for name, (step, f) in runs.items()
    }


def montgomery(curve):
    rows = [
        (
            step_of(
                "xz.step",
                ("xz.point", "xz.point", "affine"),
                (("xz.point", (2, 0, 0)), ("xz.point", (1, 1, 0))),
                (),
                ALL_POINTS,
                given=(1, -1, 1),
            ),
            ("montgom/xz/ladder/mladd-1987-m",),
        ),
        (
            step_of("xz.dbl", ("xz.point",), (("xz.point", (2,)),), (), ALL_POINTS, doublings=1),
            ("montgom/xz/doubling/dbl-1987-m-3",),
        ),
    ]
    return {step.name: (step, formulas) for step, formulas in rows}


@lru_cache(maxsize=512)
def program(formulas):
    return compose([to_field_program(load(name)) for name in formulas], name="hand")


@lru_cache(maxsize=4096)
def compiled(formulas, p):
    """The program as a Python function of its inputs and parameters: meanings as they stand in the
    table of operations.
    """
    whole = program(formulas)
    names = {
        name: f"v{i}"
        for i, name in enumerate(
            dict.fromkeys((*whole.inputs, *whole.params, *(o for op in whole.ops for o in op.outs)))
        )
    }
    lines = []
    for op in whole.ops:
        values = dict(zip("abcd", (names[a] for a in op.args))) | {"k": str(op.const)}
        for out, meaning in zip(op.outs, OPS[op.name].meanings):
            assert meaning == "a/2" or "/" not in meaning
            meaning = meaning.replace("a/2", f"a*{(p + 1) // 2}")
            meaning = re.sub("[abcdk]", lambda m: values[m[0]], meaning)
            lines.append(f"    {names[out]} = ({meaning}) % {p}")
    given = ", ".join(names[n] for n in (*whole.inputs, *whole.params))
    scope = {}
    exec(
        f"def run({given}):\n"
        + "\n".join(lines)
        + "\n    return {"
        + ", ".join(f"{o!r}: {names[v]}" for o, v in whole.outputs)
        + "}",
        scope,
    )
    return scope["run"], (*whole.inputs, *whole.params)


@lru_cache(maxsize=4096)
def parameters_of(formulas, parameters, p):
    found = {}
    for each in dict.fromkeys(formulas):
        found |= parameter_values(load(each), dict(parameters), p)
    return found


@dataclass(frozen=True)
class Hand:
    """Steps and arithmetic of one curve; a value is a dictionary of coordinates."""

    curve: object
    rows: dict
    forms: dict

    def step(self, name):
        stem, role = name.stem, name.own
        point, cached = Name(stem, "point"), Name(stem, "cached")
        extra = {
            "neutral": ((), ((point, ()),)),
            "from_affine": ((AFFINE,), ((point, (1,)),)),
            "from_cached": ((cached,), ((self.short(stem), (1,)),)),
            "to_prj": ((point,), ((Name("prj", "point"), (1,)),)),
            "to_cached": ((point,), ((cached, (1,)),)),
            "copy": ((point,), ((point, (1,)),)),
            "from_flat": ((Name(stem, "affine"),), ((point, (1,)),)),
        }
        if name in self.rows:
            found = self.rows[name][0]
            return replace(found, exceptions=tuple((v,) for v in found.exceptions))
        if role in extra and stem in ("jac", "prj", "ext", "xz"):
            return Step(name, *extra[role], complete_on=ALL_POINTS)
        return None

    def short(self, stem):
        return Name(stem, "short" if stem == "ext" else "point")

    def coordinates(self, form):
        return self.forms[form]

    def plain(self, form):
        return ("X", "Y") if str(form) in ("jac.affine", "prj.affine_cached") else ()

    def call(self, name, args):
        stem, role = name.stem, name.own
        p, step = self.curve.p, self.step(name)
        if role == "neutral":
            return [
                {
                    "jac": {"X": 1, "Y": 1, "Z": 0},
                    "prj": {"X": 0, "Y": 1, "Z": 0},
                    "ext": {"X": 0, "Y": 1, "Z": 1, "T": 0},
                    "xz": {"X": 1, "Z": 0},
                }[stem]
            ]
        if role in ("from_affine", "from_flat"):
            (v,) = args
            return [v | {"Z": 1} | ({"T": v["X"] * v["Y"] % p} if stem == "ext" else {})]
        if role == "from_cached" and stem == "ext" and "YpX" in args[0]:
            return [
                {
                    "X": (args[0]["YpX"] - args[0]["YmX"]) % p,
                    "Y": (args[0]["YpX"] + args[0]["YmX"]) % p,
                    "Z": args[0]["Zd"],
                }
            ]
        if role == "copy":
            return [dict(args[0])]
        if role == "from_cached" or (name not in self.rows and role == "to_cached"):
            return [dict(args[0])]
        if role == "to_prj":
            X, Y, Z = (args[0][c] for c in JAC)
            return [{"X": X * Z % p, "Y": Y, "Z": Z**3 % p}]
        if role == "share":
            a, b = args
            return [
                {
                    "X": u["X"] * v["Z"] ** 2 % p,
                    "Y": u["Y"] * v["Z"] ** 3 % p,
                    "Z": u["Z"] * v["Z"] % p,
                }
                for u, v in ((a, b), (b, a))
            ]
        if not self.rows[name][1]:
            return [dict(args[0])]
        return self.formula(name, step, args)

    def formula(self, name, step, args):
        formulas = self.rows[name][1]
        run, names = compiled(formulas, self.curve.p)
        numbered = zip((2, 3, 1), args) if name.own == "step" else enumerate(args, 1)
        values = {f"{c}{k}": x for k, arg in numbered for c, x in arg.items()} | parameters_of(
            formulas, self.curve.numbers, self.curve.p
        )
        found = run(*(values[n] for n in names))
        first = 4 if name.own == "step" else 3
        results = []
        for k, (form, _) in enumerate(step.results):
            value = {
                c: found[f"{c}{first + k}"] for c in self.forms[form] if f"{c}{first + k}" in found
            }
            if k and step.gives_shared:
                value["Z"] = found["Z3"]
            known = args[0] if name.own == "to_cached" else {}
            results.append(
                {
                    c: value.get(c, known.get(c))
                    for c in self.forms[form]
                    if c in value or c in known
                }
            )
        return results

    def negate(self, form, v):
        p, stem = self.curve.p, form.stem
        if "YpX" in v:
            return v | {"YpX": v["YmX"], "YmX": v["YpX"], "Tk": -v["Tk"] % p}
        if stem == "xz":
            return v
        if stem == "ext":
            return v | {c: -v[c] % p for c in "XT" if c in v}
        return v | {"Y": -v["Y"] % p}


def group(curve):
    """The hand-made group of a curve."""
    makers = {"weierstrass": weierstrass, "twisted_edwards": edwards, "montgomery": montgomery}
    forms = dict(FORMS)
    minus = curve.form == "twisted_edwards" and curve.a == curve.p - 1
    forms["ext.cached"] = ("YpX", "YmX", "Zd", "Tk") if minus else EXT
    forms["ext.affine_cached"] = ("YpX", "YmX", "Tk") if minus else ("X", "Y", "T")
    forms["affine"] = ("X",) if curve.form == "montgomery" else ("X", "Y")
    named = {parse_form(name): coordinates for name, coordinates in forms.items()}
    return Hand(curve, makers[curve.form](curve), named)


def to_affine(curve, form, v):
    """The affine point, None at infinity (Z = 0); x alone, 0 for Z = 0, of x-only forms."""
    p, stem = curve.p, form.stem
    if v["Z"] % p == 0:
        return 0 if stem == "xz" else None
    inverse = pow(v["Z"], -1, p)
    if stem == "xz":
        return v["X"] * inverse % p
    if stem == "jac":
        return v["X"] * inverse**2 % p, v["Y"] * inverse**3 % p
    return v["X"] * inverse % p, v["Y"] * inverse % p


def affine_value(point):
    return {"X": point[0], "Y": point[1]} if isinstance(point, tuple) else {"X": point}


def point_value(form, point, p, source):
    """A point in the coordinates of a form, scaled at random where it is not affine."""
    if form == AFFINE:
        return affine_value(point)
    (x, y), z, stem = point, source.randrange(1, p), form.stem
    if stem == "jac":
        return {"X": x * z**2 % p, "Y": y * z**3 % p, "Z": z}
    return {"X": x * z % p, "Y": y * z % p, "Z": z} | (
        {"T": x * y * z % p} if stem == "ext" else {}
    )


def fixed_entries(curve, group_, walk, base_multiple):
    """The entries of a fixed table in the form in which it stores them; `base_multiple(m)` is [m]G,
    affine.
    """
    (table,) = [i for i in walk.inputs if type(i).__name__ == "Fixed"]
    found = []
    for row in table.multiples:
        entries = []
        for m in row:
            value = affine_value(base_multiple(m))
            if table.form.stem == "ext":
                (full,) = group_.call(Name("ext", "from_affine"), [value])
                cached = Name("ext", "to_cached")
                if cached in group_.rows and group_.rows[cached][1]:
                    (full,) = group_.call(cached, [full])
                value = {c: full[c] for c in group_.forms[table.form]}
            entries.append(value)
        found.append(entries)
    return {table.name: found}
