"""What is assured of a library, and how: the claims of MANIFEST.json, by the words of
SOUNDNESS.md.
"""

from ecgen.isa.facts import FACTS

PROVEN_WALKS = (
    "proven at build for all scalars and all points of the stated order, from the exceptions of the"
    " formulas (multiply.argument in MANIFEST.json)"
)
ARGUED_LADDER = (
    "multiples proven at build for all scalars; that steps have no exceptional case is argued, not"
    " proven by program (ladder.argument in MANIFEST.json)"
)
MULTIPLES = "scalar multiplication gives [k]P and meets no exceptional case"
LADDER_CLAIMS = ((MULTIPLES, ARGUED_LADDER),)
# What each build of a library has done, or its harness does.
CLAIMS = (
    (
        "formulas compute the group law",
        (
            "proven up to the exceptional inputs that `ecgen verify` prints, at build, or before it"
            " where formula and prover are those, to the byte, of ecgen's recorded proofs"
        ),
    ),
    ("carries, bounds and congruences of every assembly routine", "proven at build for all inputs"),
    (
        "assembly instructions compute those words",
        "proven at build, from the meanings in the instruction table",
    ),
    (
        "no branch, address or variable-time instruction of the assembly depends on data",
        "proven at build, by a scan of the instructions",
    ),
    (
        "constant time of the compiled entry points",
        (
            "tested on each run of `make check` or `ecgen check`, by valgrind's memcheck, for the"
            " compiler at hand; what uses AVX-512, which that does not know, by `ecgen check` alone"
        ),
    ),
    (
        "calling convention and stack bytes of every routine",
        "tested on each run of `make check` or `ecgen check`",
    ),
    (MULTIPLES, PROVEN_WALKS),
    (
        "C code, encodings, error codes",
        (
            "tested: known answers by `make check`; random and edge inputs against Python integers"
            " by `ecgen check`"
        ),
    ),
)
# Where the library runs in an emulator, other programs do the work.
EMULATED_CLAIMS = {
    "constant time of the compiled entry points": (
        "tested on each run of `ecgen check`: traces of blocks and addresses in an emulator, for"
        " the compiler at hand"
    ),
    "calling convention and stack bytes of every routine": (
        "tested on each run of `ecgen check`, in an emulator"
    ),
    "C code, encodings, error codes": (
        "tested by `ecgen check`, in an emulator: known answers, random and edge inputs against"
        " Python integers"
    ),
}
# Where the routines are C, which the user compiles; None: nothing is to be said.
COMPILED_CLAIMS = {
    "carries, bounds and congruences of every assembly routine": (
        "carries, bounds and congruences of every routine",
        "proven at build for all inputs",
    ),
    "assembly instructions compute those words": (
        "the C of the routines computes those words",
        "proven at build: the text is parsed again, from the meanings in the table of statements",
    ),
    "no branch, address or variable-time instruction of the assembly depends on data": (
        "no branch or address in the C of the routines depends on data",
        (
            "proven at build, by a scan of the statements; what compilers make of it is tested on"
            " the binary"
        ),
    ),
    "calling convention and stack bytes of every routine": None,
}
PACKED_CLAIMS = (
    (
        "bounds, exactness and congruences of every vector routine, each lane",
        "proven at build for all inputs (packed.bounds in MANIFEST.json)",
    ),
    (
        "vector instructions store those vectors; no branch or address depends on data",
        "proven at build, from the instruction table",
    ),
)

DIVSTEPS_CLAIMS = (
    (
        "inversion by divsteps: no word or sum overflows",
        "proven at build for all inputs, by intervals",
    ),
    (
        "inversion by divsteps: there are enough steps",
        (
            "argued: by the bound (45907 bits + 26313) / 19929, published with a proof (P. Wuille,"
            " safegcd-bounds)"
        ),
    ),
)

IMAGE_CLAIMS = (
    (
        "multiplication of the base point gives x([k]G) and meets no exceptional case",
        (
            "proven at build for all scalars below the order, from the exceptions of the formulas;"
            " larger ones are reduced by a proven routine"
        ),
    ),
    (
        "the curve on which the base point is multiplied is the same group",
        (
            "taken from the literature (ecgen/curve/birational.py), tested at every point of small"
            " curves"
        ),
    ),
)
OF_SURFACE_CLAIMS = (
    (
        "multiplication of the base point gives +-[k]G or ERR_ORDER",
        (
            "the multiples of the base class are proven at build for all scalars from 1 on below"
            " the order, 0 is selected, larger ones are reduced by a proven routine; that a sum of"
            " classes is right or leaves a mark that lasts to the result is proven for its formulas"
        ),
    ),
    (
        (
            "the Jacobian on which the base class is multiplied is that of the surface, and the way"
            " to it"
        ),
        (
            "the change of coordinates is derived; the map is that of the surface's formulas, which"
            " are proven by interpolation with it at build"
        ),
    ),
)
CALLED_CLAIMS = (
    (
        "point routines made of calls compute their formulas",
        (
            "proven at build: composed of proven routines, by following every pointer and element"
            " through the calls"
        ),
    ),
)


def claims_of(isa: str, multiples: tuple[tuple[str, str], ...] = ()) -> tuple[tuple[str, str], ...]:
    """What is assured of a library for the instruction set, and how; `multiples` are the rows on
    multiplications, where they are not proven as those of points are.
    """
    rows = (
        CLAIMS
        if FACTS[isa].host
        else tuple((what, EMULATED_CLAIMS.get(what, how)) for what, how in CLAIMS)
    )
    if multiples:
        rows = tuple(
            row
            for what, how in rows
            for row in (multiples if how == PROVEN_WALKS else ((what, how),))
        )
    if FACTS[isa].compiled:
        rows = tuple(filter(None, (COMPILED_CLAIMS.get(what, (what, how)) for what, how in rows)))
    return tuple(rows)
