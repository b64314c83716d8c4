"""Which keys a curve file may hold, in one place: those that are read, and those that only inform.
Any other is refused, since it is most likely one of them misspelt."""

import difflib

from ecgen.curve.file.source import CurveFile
from ecgen.errors import CurveError
from ecgen.kind.facts import KINDS

COMMON = {
    "field": ("p", "p_expr", "p_dec", "bits", "degree", "nonresidue", "ext"),
    "order": ("r", "N", "cofactor", "r_dec", "N_dec", "r_bits"),
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
TABLES = ("x_only", "hash_to_curve")  # whose readers say what they have to be
SHORT = ("field", "curve", "order")  # the tables whose keys a short file writes at the top


FORMS = tuple(form for form, kind in KINDS.items() if kind.keys)  # of curve files


def remarks_of(form: str) -> dict[str, tuple[str, ...]]:
    """Table -> the keys that only inform."""
    kind = KINDS[form]
    return {
        table: (
            *(key for key in INFORMATIVE.get(table, ()) if key not in kind.keys.get(table, ())),
            *kind.remarks.get(table, ()),
        )
        for table in {**INFORMATIVE, **kind.keys}
    }


def keys_of(form: str) -> dict[str, tuple[str, ...]]:
    """Table -> the keys that it may hold on a curve of that form; "" is the top of the file."""
    kind = KINDS[form]
    return {
        table: tuple(
            dict.fromkeys(
                (
                    *own,
                    *kind.remarks.get(table, ()),
                    *COMMON.get(table, ()),
                    *INFORMATIVE.get(table, ()),
                )
            )
        )
        for table, own in kind.keys.items()
    }


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
            key in known
            and key not in (*known[""], *SHORT, "base", *TABLES)
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
    forms = [form for form in FORMS if key in KINDS[form].keys]
    if is_table and forms:
        hint = f"Files of form {' and '.join(forms)} have it: remove it."
        return file.error(f"The table `{key}` means nothing in files of this form.", hint, key)
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
    every = {name for form in FORMS for keys in keys_of(form).values() for name in keys}
    near = difflib.get_close_matches(key, [name for name in written if name not in every], 1, 0.6)
    return near[0] if near else ""
