"""Which formulas of formulas/ serve which role, by properties of the curve; the only place that spells their names."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FormulaUse:
    """One routine: `role` is what an execution calls, `formulas` are composed in this order into one program.

    "4 * name" stands for four copies in a row. `variants` compute the same as a single formula up to scaling, so that
    a scheduler may choose among them.
    """

    role: str
    formulas: tuple[str, ...]
    variants: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The formulas with copies written out."""
        found = []
        for text in self.formulas:
            count, _, name = text.rpartition(" * ")
            found += [name] * int(count or 1)
        return tuple(found)


def _system(curve, base: str) -> str:
    return base + {-3: "-3", 0: "-0"}.get(curve.a_int, "")


def jacobian_uses(curve, doublings: int) -> tuple[FormulaUse, ...]:
    """dbl, a run of `doublings`, dbladd, add (of a cached entry), to_cached, and the co-Z pair for the table."""
    system = "shortw/" + _system(curve, "jacobian")
    dbl = f"{system}/doubling/dbl-2010-lg"
    variants = tuple(f"{dbl}-{letter}" for letter in "bcdefg") if curve.a_int == -3 else ()
    return (
        FormulaUse("dbl", (dbl,), variants),
        FormulaUse("dbl_run", (f"{doublings} * {dbl}",), variants),
        FormulaUse("dbladd", (f"{system}/doubling-addition/dadd-2010-lg",)),
        FormulaUse("add", (f"{system}/addition/readd-2010-lg",)),
        FormulaUse("to_cached", (f"{system}/caching/cache-2010-lg",)),
        FormulaUse("coz_init", (f"{system}/co-z-doubling/mzdblu-2010-lg",)),
        FormulaUse("coz_add", (f"{system}/co-z-addition/zaddu-2007-m",)),
    )


def projective_uses(curve, doublings: int, mixed: bool) -> tuple[FormulaUse, ...]:
    """dbl, a run of `doublings`, and the complete addition, general or (mixed) of an affine point that is not O."""
    system = "shortw/" + _system(curve, "projective")
    ending = {-3: "-3", 0: "-0"}.get(curve.a_int, "")
    dbl = f"{system}/doubling/dbl-2015-rcb{ending}"
    other = curve.a_int == -3
    dbl_variants = (f"{system}/doubling/dbl-2019-ss",) if other else ()
    uses = (FormulaUse("dbl", (dbl,), dbl_variants),)
    if mixed:
        return (*uses, FormulaUse("madd", (f"{system}/addition/madd-2015-rcb{ending}",)))
    add_variants = (f"{system}/addition/add-2019-ss",) if other else ()
    return (
        *uses,
        FormulaUse("dbl_run", (f"{doublings} * {dbl}",), dbl_variants),
        FormulaUse("add", (f"{system}/addition/add-2015-rcb{ending}",), add_variants),
    )


def edwards_uses(curve, doublings: int, mixed: bool) -> tuple[FormulaUse, ...]:
    """dbl, dbl_run and dbladd (2P + entry) without T; dbl_t and add with T; to_cached."""
    if curve.a_int == -1:
        system, cached = "twisted/extended-1", "readd-2008-hwcd-3"
        dbl, dbl_t = (f"{system}/doubling/{name}" for name in ("dbl-2010-lg", "dbl-2010-lg-t"))
        short = f"{system}/addition/{cached}-xyz"
        caching = (FormulaUse("to_cached", (f"{system}/caching/cache-2008-hwcd-3",)),)
        mixed_name = "mreadd-2008-hwcd-3"
    else:
        # No cached form for general a: T is computed everywhere, dead outputs are removed by the passes.
        system, cached, mixed_name, caching = "twisted/extended", "add-2008-hwcd", "madd-2008-hwcd", ()
        dbl = dbl_t = f"{system}/doubling/dbl-2008-hwcd"
        short = f"{system}/addition/{cached}"
    uses = (FormulaUse("dbl", (dbl,)), FormulaUse("dbl_t", (dbl_t,)))
    if mixed:
        return (*uses, FormulaUse("madd", (f"{system}/addition/{mixed_name}",)))
    return (
        *uses,
        FormulaUse("dbl_run", (f"{doublings} * {dbl}",)),
        FormulaUse("dbladd", (dbl_t, short)),
        FormulaUse("add", (f"{system}/addition/{cached}",)),
        *caching,
    )
