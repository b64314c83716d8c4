"""Which formula of formulas/ serves which role, by properties of the curve; the only place that spells their names."""


def jacobian_system(curve) -> str:
    """jacobian-3, jacobian-0 or jacobian, by the curve's a."""
    return f"shortw/{ {-3: 'jacobian-3', 0: 'jacobian-0'}.get(curve.a_int, 'jacobian') }"


def projective_system(curve) -> str:
    return f"shortw/{ {-3: 'projective-3', 0: 'projective-0'}.get(curve.a_int, 'projective') }"


def extended_system(curve) -> str:
    return f"twisted/{ {-1: 'extended-1'}.get(curve.a_int, 'extended') }"


COMPLETE = {"dbl": "doubling/dbl-2015-rcb", "add": "addition/add-2015-rcb", "madd": "addition/madd-2015-rcb"}
JACOBIAN = {
    "dbl": "doubling/dbl-2010-lg",
    "add": "addition/add-2010-lg",
    "dbladd": "doubling-addition/dadd-2010-lg",
    "to_cached": "caching/cache",
    "coz_init": "coz/dblu",
    "coz_add": "coz/zaddu",
}
EDWARDS = {
    "dbl": "doubling/dbl-2008-hwcd",
    "add": "readdition/readd-2008-hwcd",
    "madd": "readdition/mreadd-2008-hwcd",
    "to_cached": "caching/cache",
}


def names(system: str, table: dict[str, str], *roles: str) -> tuple[tuple[str, str], ...]:
    """(role, formula name) for each of `roles`."""
    return tuple((role, f"{system}/{table[role]}") for role in roles)
