"""The text of each public function: the rows of library/api.py with what they say of the curve at
hand.
"""

from ecgen.library.api import every_function, function_names
from ecgen.library.c import text as ctext
from ecgen.library.facts.overlaps import overlap_text
from ecgen.library.facts.spec import LibrarySpec

MARKED = (
    "Classes with a root of u in common, and sums of degree below 2, are refused (ERR_EXCEPTION),"
    " not computed: about one in p of those that were not chosen for that."
)


def documented(spec: LibrarySpec) -> dict[str, str]:
    """The text above each function. Where some of the functions that share one are left out, it
    says whose it is.
    """
    groups: list[list] = []
    for function in every_function(spec):
        groups += [[]] if function.doc else []
        groups[-1].append(function)
    chosen, found = set(function_names(spec)), {}
    for group in groups:
        names = [function.name for function in group]
        own = [name for name in names if name in chosen]
        found |= dict.fromkeys(own, "")
        if own:
            text = " ".join(filter(None, (group[0].doc, overlap_text(group[0].overlaps))))
            found[own[0]] = text if own == names else f"Of {', '.join(names)}: {text}"
    return found


def notes_of(spec: LibrarySpec) -> dict[str, object]:
    """What the texts of library/api.py say of the curve at hand."""
    notes = {
        "order": hex(spec.curve.r),
        "cofactor": spec.curve.cofactor,
        "wide_bytes": spec.scalar_bytes + 16,
        "order_note": f" {spec.format.order}-endian",
        "scalar_bytes": spec.scalar_bytes,
        "word_bits": min(spec.word_bits, 32),
        "field_bytes": spec.field_bytes,
        "fp_note": field_note(spec),
        "batch_note": batch_note(spec),
        "any_note": any_note(spec),
        **_decode_notes(spec.curve.checks_subgroup),
        "base_note": any_note(spec, bool(spec.batch and spec.batch.base_entries)),
        "encoded_bytes": "COMPRESSED_BYTES" if spec.compressed_bytes else "POINT_BYTES",
        "length_note": ", each of P_POINT_BYTES bytes" if spec.format.counted else "",
        "suite_note": f" ({spec.map.suite})" if spec.map else "",
    }
    return notes | _comb_notes(spec) | spec.part.notes(spec)


def _comb_notes(spec: LibrarySpec) -> dict[str, object]:
    """Of tables of points of the caller's: their bytes."""
    walks = spec.walks
    if not walks or not walks.own_table:
        return {}
    return {"comb_bytes": walks.own_table * spec.element_bytes * spec.degree}


def _decode_notes(checked: bool) -> dict[str, str]:
    """What functions that make P_points ask of a point's order."""
    if checked:
        return {
            "decode_note": (
                "P_OK, P_ERR_ENCODING, P_ERR_CURVE, or P_ERR_ORDER outside the subgroup of order"
                " r: this is the check on which all functions of P_points rely."
            ),
            "orders_note": "P_ERR_ORDER outside the subgroup of order r.",
        }
    return {
        "decode_note": "P_OK, P_ERR_ENCODING or P_ERR_CURVE. Its order is not looked at.",
        "orders_note": "Orders are not looked at.",
    }


def batch_note(spec: LibrarySpec) -> str:
    """Where eight at once are computed."""
    if spec.batch is None:
        return " They are computed one after the other."
    return (
        f" {_where(spec)} they are computed at once, one in each lane of vectors of"
        f" {spec.batch.bytes} bytes, elsewhere one after the other."
    )


def _where(spec: LibrarySpec) -> str:
    """One question to CPUID answers for four lanes and for eight."""
    return f"Where the CPU has {' and '.join(map(str.upper, spec.packed.extensions))}"


def any_note(spec: LibrarySpec, in_lanes: bool = True) -> str:
    """The same of a function that takes any number."""
    if spec.batch is None or not in_lanes:
        return " They are computed one after the other."
    return (
        f" {_where(spec)} eight are computed at once, and four or more of a rest, elsewhere one"
        " after the other."
    )


def field_note(spec: LibrarySpec) -> str:
    """The proven bounds of the field operations."""
    stem, kind = ("fe", "fp") if spec.degree == 1 else ("fe2", "fp2")
    own = {name: spec.routine(f"{stem}_{name}") for name in ("add", "sub", "neg", "mul", "sqr")}
    most = {
        name: routine.most for name, routine in own.items() if routine and routine.most is not None
    }
    groups = {
        bound: [f"P_{kind}_{name}" for name in most if most[name] == bound]
        for bound in sorted(set(most.values()))
    }
    results = "; ".join(
        f"{', '.join(names)} at most {ctext.bound(high)}" for high, names in groups.items()
    )
    return (
        f"Proven for all a and b {'of integers ' * (spec.degree > 1)}up to"
        f" {ctext.bound(spec.loose - 1)}" + (f", results: {results}." if results else ".")
    )


def subgroup_note(spec: LibrarySpec) -> str:
    if spec.curve.checks_subgroup:
        return (
            "Every point outside the subgroup of order r is refused (P_ERR_ORDER); the neutral"
            " element is, too."
        )
    if spec.curve.cofactor == 1:
        return (
            "The neutral element is refused; every other point of the curve has order r."
            if spec.format.counted
            else "Every point that can be encoded has order r."
        )
    return (
        "A point whose order is a multiple of r but not r itself is accepted (the cofactor is"
        f" {spec.curve.cofactor})."
    )


def _validate_note(spec: LibrarySpec) -> str:
    """What remains to be asked of a public key."""
    if spec.curve.checks_subgroup:
        return (
            "This is the check of a public key: points outside the subgroup of order r are refused"
            " (P_ERR_ORDER)."
        )
    if spec.curve.cofactor == 1:
        return "This is the check of a public key."
    return (
        "This is the check of a public key, but for points of mixed order: where it has to be a"
        " multiple of G, point_decode and point_is_in_subgroup tell."
    )


def point_notes(spec: LibrarySpec) -> dict[str, str]:
    """What the functions on P_point accept."""
    partial = spec.point.how == "partial"
    return {
        "lost_note": " P_ERR_ORDER for a sum that was lost: see point_add." if partial else "",
        "many_note": (
            "P_ERR_ORDER if one is a sum that was lost (see point_add), where zeros stand, else"
            " P_NEUTRAL if one is neutral, else P_OK; the others are encoded."
            if partial
            else "P_NEUTRAL if one is neutral, else P_OK; the others are encoded."
        ),
        "validate_note": _validate_note(spec),
        "multiple_note": (
            "Right for all points of odd order; a multiple of another point may be lost, as a sum"
            " may be: see point_add."
            if partial
            else "Right for all points of the curve."
        ),
        "sum_note": (
            "Right for all points of odd order, those of the subgroup among them. The sum of others"
            " may have no affine coordinates: it then is a point that point_encode refuses"
            " (P_ERR_ORDER), that equals none, not itself either; what is computed from it may be"
            " refused, too."
            if partial
            else "Right for all points of the curve."
        ),
    }
