"""What templates take of a library's walks: their C, tables, square roots, numbers of lanes."""

from ecgen.curve.roots import of_squares, root_plan
from ecgen.field.lanes.radix import digits_at
from ecgen.library.c.roots import powers, powers_of_eight, root_function, root_function_of_eight
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.files.template import raw
from ecgen.library.walks.plan import table_words
from ecgen.library.walks.vectors import images_in_vectors, packed_words, vector_walks


def roots_code(spec: LibrarySpec) -> dict[str, tuple[str, ...]]:
    """The C of square roots modulo the prime: powers, logarithms, `sqrt` of an element, `ratio` of
    u/v.
    """
    plan = spec.roots.plan
    ratio = of_squares(plan.ratio)
    said = "out = a square root of u/v, if the result is 1, for v != 0 or u != 0."
    eight = ()
    if spec.batch:
        eight = (
            *powers_of_eight(spec),
            *(
                root_function_of_eight(name, what, program, spec)
                for name, what, program in (
                    (
                        "fe_sqrt",
                        "Of eight elements: out = square roots of x, where flags are 1.",
                        of_squares(plan.root),
                    ),
                    (
                        "fe_sqrt_ratio",
                        "Of eight elements: out = square roots of u/v, where flags are 1.",
                        ratio,
                    ),
                )
            ),
        )
    if spec.degree > 1:
        ratio = plan.ratio
        said = (
            "out = a square root of u/v, if the result is 1, else of n u/v, n being the square"
            " of i."
        )
    found = (
        *powers(spec),
        *([raw("c/logarithms.c.j2", spec, logs=plan.logarithms)] if plan.logarithms else []),
        root_function(
            "fe_sqrt",
            "out = a square root of x, if the result is 1.",
            of_squares(plan.root),
            spec,
            spec.stored,
        ),
        root_function("fe_sqrt_ratio", said, ratio, spec, spec.stored),
    )
    return (
        {"roots": found, "roots_of_eight": eight}
        if spec.degree == 1
        else {"roots": (), "base_roots": found}
    )


def map_code(spec: LibrarySpec) -> dict:
    """The root that the map to the curve takes, with the map's non-square, and 1/3; the polynomials
    of its isogeny as they are stored.
    """
    if spec.map is None:
        return {}
    plan, p = spec.map.plan, spec.curve.p
    said = "out = a square root of u/v, if the result is 1, else of z u/v."
    ratio = (
        ""
        if plan.kind == "svdw"
        else root_function("fe_map_ratio", said, root_plan(p, plan.z).ratio, spec, spec.stored)
    )
    own = plan.isogeny.polynomials(p) if plan.isogeny else {}
    return {
        "map_ratio": ratio,
        "third": pow(3, -1, p) if p != 3 else 0,
        "isogeny": {name: [spec.stored(c) for c in f] for name, f in own.items()},
    }


def packed_code(spec: LibrarySpec) -> dict:
    """The multiplications in vectors, the neutral element in lanes, and where coordinates that lie
    in lanes lie in words.
    """
    if spec.packed is None:
        return {"vectors": {}, "second": "", "second_vectors": ()}
    from ecgen.library.batch.base import base_of_eight

    group, images = spec.walks.group(spec.packed.stem), images_in_vectors(spec)
    form, entry = group.form("point"), group.form("cached")
    neutral = packed_words(
        spec.packed,
        [dict(zip(form.coordinates, form.neutral)).get(lane, 0) for lane in spec.packed.lanes],
        spec.curve.p,
    )
    places, entries = (
        tuple(kind.coordinates.index(lane) if lane else None for lane in lanes)
        for kind, lanes in ((form, spec.packed.lanes), (entry, spec.packed.entry))
    )
    value = sum(word << spec.word_bits * i for i, word in enumerate(neutral))
    own = {
        "vectors": vector_walks(spec),
        "v_images": images,
        "v_neutral": value,
        "v_places": places,
        "v_entry_places": entries if any("_cached" in image for image in images) else (),
        "eight": _eight(spec),
        "base8": base_of_eight(spec),
    }
    if spec.second is None:
        return own | {"second": "", "second_vectors": ()}
    other = packed_code(spec.of_second)
    return own | {
        "second": raw(
            "c/second.c.j2" if spec.multiply else "c/image.c.j2", spec.of_second, **other
        ),
        "second_vectors": tuple(other["vectors"]),
    }


def _eight(spec: LibrarySpec) -> dict | None:
    """Numbers of the multiplication of eight points in lanes: its digits, the words of a number of
    so many, half of a digit's range at every digit, the entries of a table, and (coordinate, limb,
    digit) of the neutral element as a point and as an entry, where that is not 0."""
    if spec.batch is None:
        return None
    from ecgen.library.batch.field import IN_A_ROW
    from ecgen.library.batch.points import digits_of, offset_of

    window = spec.batch.window
    group = spec.walks.group(spec.batch.stem)
    digits = digits_of(spec.curve.r.bit_length(), spec.batch.window)
    held = {
        form: [
            digits_at(value, spec.batch.positions, spec.curve.p)
            for value in group.form(form).neutral
        ]
        for form in ("point", "cached")
    }
    neutral = {
        form: [
            (k, i, digit) for k, limbs in enumerate(rows) for i, digit in enumerate(limbs) if digit
        ]
        for form, rows in held.items()
    }
    return {
        "digits": digits,
        "words": -(-window * digits // spec.word_bits),
        "offset": offset_of(digits, window),
        "entries": (1 << window - 1) + 1,
        "in_a_row": IN_A_ROW,
        "point": neutral["point"],
        "entry": neutral["cached"],
        "listed": max((-(-w * n // spec.word_bits) for _, w, n in spec.batch.lists), default=0),
    }


def comb_code(spec: LibrarySpec) -> dict:
    """The walk of the fixed base, if there is one, and its table."""
    walks = spec.walks
    if walks.base is None:
        return {"base": None}
    return {
        "base": walks.base,
        "comb": table_words(
            walks.steps, walks.base.walk, spec.curve, spec.words, spec.word_bits, spec.one
        ),
    }


def table_scan(spec: LibrarySpec, beside: bool) -> str:
    """The C of the scan of tables in lanes; `beside` the C of a ladder, which has the type of a
    vector.
    """
    ends = (*spec.packed.positions[1:], spec.curve.p.bit_length())
    return raw(
        "scan.c.j2",
        spec,
        beside=beside,
        widths=[end - at for at, end in zip(spec.packed.positions, ends)],
        fold=(1 << ends[-1]) - spec.curve.p,
    )
