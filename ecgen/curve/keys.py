"""Which keys a curve file may hold, in one place: those that are read, and those that only inform.
Any other is refused, since it is most likely one of them misspelt."""

import difflib

from ecgen.curve.source import CurveFile
from ecgen.errors import CurveError

PARAMETERS = {"weierstrass": ("a", "b"), "twisted_edwards": ("a", "d"), "montgomery": ("A", "B")}
READ = {
    "": ("name", "form", "encoding"),
    "field": ("p", "p_expr", "p_dec", "bits", "degree", "nonresidue", "ext"),
    "order": ("r", "N", "cofactor", "r_dec", "N_dec", "r_bits"),
    "x_only": ("function", "scalar_bytes", "scalar_keep", "scalar_set", "coordinate_bits"),
    "hash_to_curve": ("label", "hash", "montgomery_B"),
}
INFORMATIVE = {
    "": ("source", "checks", "notes"),
    "field": ("p_mod_4", "p_mod_5", "p_mod_8"),
    "base": ("how",),
    "curve": (
        "equation",
        "a_expr",
        "b_expr",
        "d_expr",
        "a24_minus",
        "a24_plus",
        "a24_note",
        "montgomery_A",
        "montgomery_B",
        "map_to_montgomery",
        "mu",
    ),
    "order": (
        "trace",
        "formula",
        "anomalous",
        "embedding_degree",
        "r_proved_prime",
        "source_claim",
        "twist_order",
        "twist_order_dec",
        "twist_cofactor_prime",
        "twist_factorization_partial",
        "twist_largest_known_factor_bits",
        "twist_note",
    ),
}
INFORMATIVE_TABLES = ("completeness", "endomorphism")
SHORT = ("field", "curve", "order")  # the tables whose keys a short file writes at the top


def coordinates(form: str) -> tuple[str, str]:
    """The keys of the base point."""
    return ("u", "v") if form == "montgomery" else ("x", "y")


GENUS2 = {
    "": ("name", "form"),
    "base": ("deg", "u1", "u0", "v1", "v0", "x1", "y1", "x2", "y2"),
    "curve": (*(f"f{i}" for i in range(7)), "f_dec"),
    "order": ("twist_order", "twist_order_dec", "twist_r", "twist_r_dec", "proof", "cm"),
    "encoding": ("divisor",),
}
KUMMER = {
    "": ("name", "form"),
    "base": ("wrapped", "xyzt_T1", "jacobian_divisor"),
    "curve": (
        "lambda",
        "mu",
        "nu",
        "f_dec",
        "rosenhain_formulas",
        "jacobian_file",
        "map",
        "map_twist",
    ),
    "kummer": (
        "theta_sq",
        "dual_theta_sq",
        "eps",
        "eps_hat",
        "y0_norm",
        "y0_hat_norm",
        "F",
        "G",
        "H",
        "E4",
        "theta_sq_names",
        "dual_names",
        "eps_names",
        "eps_hat_names",
        "y0",
        "quartic",
        "hadamard",
        "xDBL",
        "xADD",
    ),
    "order": ("twist_N", "twist_r", "twist_r_dec", "proof", "twist_r_proved_prime"),
    "base_twist": ("wrapped", "xyzt_T1", "divisor_on_twist_model", "how"),
}
OTHERS = {"genus2_imaginary": GENUS2, "kummer_squared": KUMMER}
REMARKS = {  # of those keys the ones that only inform
    "genus2_imaginary": {"order": ("proof", "cm"), "encoding": ("divisor",)},
    "kummer_squared": {
        "curve": ("rosenhain_formulas", "jacobian_file", "map", "map_twist"),
        "order": ("proof", "twist_r_proved_prime"),
        "base_twist": ("how",),
        "kummer": (
            "theta_sq_names",
            "dual_names",
            "eps_names",
            "eps_hat_names",
            "y0",
            "quartic",
            "hadamard",
            "xDBL",
            "xADD",
        ),
    },
}


def remarks_of(form: str) -> dict[str, tuple[str, ...]]:
    """Table -> the keys that only inform."""
    own = OTHERS.get(form, {})
    return {
        table: (
            *(key for key in INFORMATIVE.get(table, ()) if key not in own.get(table, ())),
            *REMARKS.get(form, {}).get(table, ()),
        )
        for table in {**INFORMATIVE, **own}
    }


def keys_of(form: str) -> dict[str, tuple[str, ...]]:
    """Table -> the keys that it may hold on a curve of that form; "" is the top of the file."""
    if given := OTHERS.get(form):
        tables = dict.fromkeys((*given, "field"))
        return {
            table: tuple(
                dict.fromkeys(
                    (
                        *given.get(table, READ.get(table, ())),
                        *(READ[table] if table == "order" else ()),
                        *INFORMATIVE.get(table, ()),
                    )
                )
            )
            for table in tables
        }
    own = {
        **READ,
        "base": coordinates(form),
        "curve": (*PARAMETERS[form], *(f"{key}_int" for key in PARAMETERS[form])),
    }
    return {table: (*keys, *INFORMATIVE.get(table, ())) for table, keys in own.items()}


def refuse_unknown_keys(file: CurveFile, form: str) -> None:
    """CurveError, at its line, for the first key or table that a curve of that form cannot have."""
    known = keys_of(form)
    top = (
        *known[""],
        *(key for table in SHORT for key in known[table]),
        *(table for table in known if table),
        *INFORMATIVE_TABLES,
    )
    for key, value in file.data.items():
        if key not in top:
            raise _refuse(
                file, known, top, key, isinstance(value, dict | list) and bool(file.line(key))
            )
        if (
            key in OTHERS.get(form, ())
            and key not in (*known[""], *SHORT, "base")
            and not isinstance(value, dict)
        ):
            raise file.error(
                f"`{key}` is a table of files of this form, no key.",
                f"Write [{key}] with {' or '.join(known[key])}, or leave it out.",
                "",
                key,
            )
        if isinstance(value, dict) and key in known:
            for inner in value:
                if inner not in known[key]:
                    raise _refuse_inner(file, known, key, inner)


def _refuse(
    file: CurveFile,
    known: dict[str, tuple[str, ...]],
    top: tuple[str, ...],
    key: str,
    is_table: bool,
) -> CurveError:
    hint = _hint(
        key,
        tuple(name for name in top if (name in known or name in INFORMATIVE_TABLES) == is_table)
        if is_table
        else top,
        known,
        "",
    )
    return file.error(
        f"The {'table' if is_table else 'key'} `{key}` is not known.",
        hint,
        *((key,) if is_table else ("", key)),
    )


def _refuse_inner(
    file: CurveFile, known: dict[str, tuple[str, ...]], table: str, key: str
) -> CurveError:
    return file.error(
        f"The key `{key}` of [{table}] is not known.",
        _hint(key, known[table], known, table),
        table,
        key,
    )


def _hint(key: str, here: tuple[str, ...], known: dict[str, tuple[str, ...]], table: str) -> str:
    """What was likely meant, and what there is."""
    elsewhere = next(
        (other for other, keys in known.items() if other != table and key in keys), None
    )
    if elsewhere is not None:
        return (
            f"It belongs into [{elsewhere}]."
            if elsewhere
            else "It belongs at the top, before the first table."
        )
    near = difflib.get_close_matches(key, here, 1, 0.6)
    start = f"Did you mean `{near[0]}`? " if near else ""
    return f"{start}Known here: {', '.join(here)}; remarks are comments, or `notes` at the top."


def misspelt(file: CurveFile, section: str, key: str) -> str:
    """A key that is written where `key` is looked for and may be meant for it; "" if there is
    none.
    """
    table = file.data.get(section)
    written = [*(table if isinstance(table, dict) else ()), *file.data]
    every = {name for form in PARAMETERS for keys in keys_of(form).values() for name in keys}
    near = difflib.get_close_matches(key, [name for name in written if name not in every], 1, 0.6)
    return near[0] if near else ""
