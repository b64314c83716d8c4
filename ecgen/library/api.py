"""The public functions of a library, one row each: all that header, manifest, harness and
documentation say of them.

A row names the function without prefix, its arguments in C order, what it returns, whether its time
may depend on its inputs, and what it means. Everything that lists functions is made from these
rows: the header, MANIFEST.json, the driver of the constant-time check, emulator traces, benches,
differential and alias tests (ecgen/run/functions/public_functions.py) and the page of the site
(ecgen/report/reference.py). A function is right if it agrees with the one of the same name in
ecgen/run/oracle/reference.py. One file, longer than others: it is read as the list of what users
get.
"""

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property

from ecgen.errors import EcgenError
from ecgen.library.facts.overlaps import Overlap, overlaps_of
from ecgen.library.facts.spec import LadderWalk, LibrarySpec
from ecgen.library.walks.vectors import list_memory


@dataclass(frozen=True)
class Kind:
    """What an argument holds: its C declaration (`{}` is the name) and C that makes a valid value
    in an array of its `element`s (`count` of them), from `sample`, the base point, `point_sample`,
    its internal coordinates, `compressed_sample`, its encoding, and `seed`, random bytes, without a
    call of the library, which may lack any function. {top} masks the byte {top_at}, {top_word}
    words below 2^(bits of the order - 1), {field_top}, {field_top_at} and {field_top_word} those of
    the prime. A `value` is passed as it is.

    A `counted` kind is followed by an argument `NAME_bytes`, its length. `timed` fills what is
    timed, where that is something else.
    """

    declaration: str
    fill: str
    counted: bool = False
    element: str = "uint8_t"
    value: bool = False
    count: int = 1
    timed: str = ""


@dataclass(frozen=True)
class Argument:
    """`direction` in | out | inout. A public input may steer branches and addresses, a secret one
    may not. `bytes` is the size of its array; of a `counted` one, whose length is the next
    argument, the length that tests and benches take."""

    name: str
    kind: str
    direction: str = "in"
    secret: bool = True
    bytes: int = 0
    counted: bool = False
    value: bool = False


@dataclass(frozen=True)
class Function:
    """`returns` "code" (P_OK, a notice above 0, or a refusal below 0 with outputs of zeros), "bit"
    (0 or 1), "bits" or "" (nothing).

    `vartime`: the time depends on the inputs, all of which are public. `doc` is the header's text;
    a function without one stands right below the one before. `overlaps` says of each output with
    what it may share memory; in the table here only what is not as the general rule has it.
    """

    name: str
    arguments: tuple[Argument, ...]
    returns: str = ""
    vartime: bool = False
    doc: str = ""
    overlaps: tuple[Overlap, ...] = ()

    @cached_property
    def inputs(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.arguments if a.direction != "out")

    @cached_property
    def outputs(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.arguments if a.direction != "in")

    @property
    def takes_secrets(self) -> bool:
        return any(a.secret for a in self.inputs)


INT_BYTES = 4  # of int, wherever libraries are tested
BATCH = 8  # instances of a function that takes several at once
SEVERAL = 3  # points that tests and benches give where there is an array of them
# the most instances that tests give to a function that takes any number of them, eight at once
# where it can
LISTED = BATCH + BATCH // 2
KINDS = {
    "point": Kind("uint8_t {}[P_POINT_BYTES]", "memcpy({}, sample, sizeof sample);"),
    "octets": Kind("uint8_t *{}", "memcpy({}, sample, sizeof sample);", counted=True),
    "scalar": Kind(
        "uint8_t {}[P_SCALAR_BYTES]", "memcpy({0}, seed, sizeof {0}); {0}[{top_at}] &= {top};"
    ),
    "compressed": Kind(
        "uint8_t {}[P_COMPRESSED_BYTES]", "memcpy({}, compressed_sample, sizeof compressed_sample);"
    ),
    "number": Kind("uint8_t *{}", "memcpy({0}, seed, sizeof {0});", counted=True),
    "fr": Kind(
        "P_fr *{}",
        "memcpy({0}, seed, sizeof {0}); {0}[0].w[sizeof {0}[0].w / sizeof {0}[0].w[0] - 1] &="
        " {top_word};",
        element="P_fr",
    ),
    "element": Kind(
        "uint8_t {}[P_FIELD_BYTES]",
        "memcpy({0}, seed, sizeof {0}); {0}[{field_top_at}] &= {field_top};",
    ),
    "fp": Kind(
        "P_fp *{}",
        "memcpy({0}, seed, sizeof {0}); {0}[0].w[sizeof {0}[0].w / sizeof {0}[0].w[0] - 1] &="
        " {field_top_word};",
        element="P_fp",
    ),
    "element2": Kind(
        "uint8_t {}[P_FIELD_BYTES]",
        "memcpy({0}, seed, sizeof {0}); {0}[sizeof {0} / 2 - 1] &= {field_top}; {0}[sizeof {0} - 1]"
        " &= {field_top};",
    ),
    "fp2": Kind(
        "P_fp2 *{}",
        "memcpy({0}, seed, sizeof {0}); {0}[0].w[sizeof {0}[0].w / sizeof {0}[0].w[0] / 2 - 1] &="
        " {field_top_word}; {0}[0].w[sizeof {0}[0].w / sizeof {0}[0].w[0] - 1] &="
        " {field_top_word};",
        element="P_fp2",
    ),
    "uniform": Kind("uint8_t {}[P_MAP_BYTES]", "memcpy({0}, seed, sizeof {0});"),
    "uniforms": Kind("uint8_t {}[2 * P_MAP_BYTES]", "memcpy({0}, seed, sizeof {0});"),
    "pt": Kind("P_point *{}", "memcpy({}, point_sample, sizeof point_sample);", element="P_point"),
    "pts": Kind(
        "P_point *{}",
        " ".join(
            f"memcpy({{0}} + {i}, point_sample, sizeof point_sample);" for i in range(SEVERAL)
        ),
        element="P_point",
        count=SEVERAL,
    ),
    "frs": Kind(
        "P_fr *{}",
        "memcpy({0}, seed, sizeof {0}); "
        + " ".join(
            f"{{0}}[{i}].w[sizeof {{0}}[0].w / sizeof {{0}}[0].w[0] - 1] &= {{top_word}};"
            for i in range(SEVERAL)
        ),
        element="P_fr",
        count=SEVERAL,
    ),
    "scratch": Kind("P_point *{}", "", element="P_point", count=SEVERAL),
    # whatever a table holds, its time is the same
    "comb": Kind("P_comb *{}", "", element="P_comb"),
    "encodings": Kind("uint8_t *{}", ""),
    "points8": Kind(
        "uint8_t {}[8 * P_POINT_BYTES]",
        " ".join(
            f"memcpy({{0}} + {i} * sizeof sample, sample, sizeof sample);" for i in range(BATCH)
        ),
    ),
    "scalars8": Kind("uint8_t {}[8 * P_SCALAR_BYTES]", "memcpy({0}, seed, sizeof {0});"),
    "many": Kind("size_t {}", f"{{0}}[0] = {SEVERAL};", element="size_t", value=True),
    "ptn": Kind(
        "P_point *{}",
        " ".join(f"memcpy({{0}} + {i}, point_sample, sizeof point_sample);" for i in range(LISTED)),
        element="P_point",
        count=LISTED,
    ),
    "frn": Kind(
        "P_fr *{}",
        "memcpy({0}, seed, sizeof {0}); "
        + " ".join(
            f"{{0}}[{i}].w[sizeof {{0}}[0].w / sizeof {{0}}[0].w[0] - 1] &= {{top_word}};"
            for i in range(LISTED)
        ),
        element="P_fr",
        count=LISTED,
    ),
    "encoded_n": Kind(
        "uint8_t *{}",
        " ".join(
            f"memcpy({{0}} + {i} * sizeof sample, sample, sizeof sample);" for i in range(LISTED)
        ),
    ),
    "codes": Kind("int *{}", "", element="int", count=LISTED),
    "number_of": Kind(
        "size_t {}",
        f"{{0}}[0] = {LISTED - 1};",
        element="size_t",
        value=True,
        timed=f"{{0}}[0] = {BATCH};",
    ),
    "flag": Kind("int {}", "{0}[0] = 1;", element="int", value=True),
    "position": Kind("size_t {}", "{0}[0] = 3;", element="size_t", value=True),
    "count": Kind("size_t {}", "{0}[0] = 5;", element="size_t", value=True),
}

VALIDITY = (
    "out = [scalar] point, constant time. Refuses invalid points. The scalar 0 is allowed and gives"
    " P_NEUTRAL, which is no error. {subgroup_note}"
)
REDUCE = (
    "out = in modulo r. `in` is one{order_note} number of any length (0 bytes are the number 0);"
    " the time depends on in_bytes alone and grows with it. For a uniform scalar take {wide_bytes}"
    " random bytes or more."
)
CODES = {
    "P_OK": 0,
    "P_NEUTRAL": 1,
    "P_ERR_SCALAR": -1,
    "P_ERR_ENCODING": -2,
    "P_ERR_CURVE": -3,
    "P_ERR_ORDER": -4,
    "P_ERR_EXCEPTION": -6,
}
WIDTH = 120
# C types of what is returned
RESULTS = {"": "void", "code": "int", "bit": "int", "bits": "unsigned"}


def is_bytes(kind: str) -> bool:
    """Whether an argument of the kind is an array of bytes; kinds that are not in the table are
    scalars of one curve.
    """
    return KINDS.get(kind, KINDS["scalar"]).element == "uint8_t"


def row_of(
    name: str, signature: str, returns: str = "", doc: str = "", overlaps: str = ""
) -> Function:
    """`signature` lists `name:kind`, outputs before `<-`, what is read and written before `<->`; a
    `!` begins what is public. `overlaps` lists `output/other:how` where that is not as the rule has
    it."""
    left, arrow, right = signature.partition("<->" if "<->" in signature else "<-")
    outs, ins = (left, right) if arrow else ("", left)
    vartime = name.endswith("vartime")
    arguments = [
        Argument(*word.split(":"), "inout" if arrow == "<->" else "out", arrow == "<->")
        for word in outs.split()
    ]
    arguments += [
        Argument(*word.lstrip("!").split(":"), "in", not (vartime or word.startswith("!")))
        for word in ins.split()
    ]
    own = tuple(Overlap(*re.split("[/:]", word)) for word in overlaps.split())
    return Function(name, tuple(arguments), returns, vartime, doc, own)


CPU = (
    row_of(
        "cpu_supported",
        "",
        "bit",
        "1 if this CPU has the instructions that the library uses, else 0.",
    ),
)
POINTS = (
    row_of("scalarmult", "out:point <- scalar:scalar point:point", "code", VALIDITY),
    row_of(
        "scalarmult_vartime",
        "out:point <- scalar:scalar point:point",
        "code",
        "The same function in variable time: only where scalar and point are public.",
    ),
    row_of(
        "scalarmult_base",
        "out:point <- scalar:scalar",
        "code",
        "out = [scalar] G for the base point G, constant time.",
    ),
    row_of("base", "out:point <-", "", "The base point G."),
    row_of(
        "point_validate",
        "point:point",
        "code",
        "P_OK, P_ERR_ENCODING, P_ERR_CURVE or P_ERR_ORDER. {validate_note}",
    ),
)
COMPLETE = row_of(
    "scalarmult_complete",
    "out:point <- scalar:scalar point:point",
    "code",
    "The same function by complete sums, constant time and slower: right for every class that can"
    " be encoded, whoever chose it, of degree 1 too, also where the other is refused. For a secret"
    " scalar that is used more than once, with points of others.",
)
POINT_TYPE = (
    row_of(
        "point_decode",
        "r:pt <- in:point",
        "code",
        "r = the point that `in` encodes{point_in}: {decode_note}{neutral_note}",
    ),
    row_of(
        "point_encode",
        "out:point <- a:pt",
        "code",
        "The encoding{point_out}: P_OK, or P_NEUTRAL for the neutral element.{lost_note}",
    ),
    row_of(
        "point_encode_many",
        "out:encodings <- in:pts !count:many",
        "code",
        "The encodings of `count` points one behind the other, with one inversion for all."
        " {many_note}",
        "out/in:none",
    ),
    row_of("point_add", "r:pt <- a:pt b:pt", "", "r = a + b, a - b, 2 a, -a. {sum_note}"),
    row_of("point_sub", "r:pt <- a:pt b:pt"),
    row_of("point_dbl", "r:pt <- a:pt"),
    row_of("point_neg", "r:pt <- a:pt"),
    row_of("point_equal", "a:pt b:pt", "bit", "1 if a = b; 1 if a is the neutral element."),
    row_of("point_is_neutral", "a:pt", "bit"),
    row_of(
        "point_cmov",
        "r:pt <-> a:pt flag:flag",
        "",
        "r = a if the lowest bit of flag is 1, else r stays.",
    ),
    row_of("point_base", "r:pt <-", "", "The base point G; the neutral element."),
    row_of("point_neutral", "r:pt <-"),
    row_of("point_mul", "r:pt <- k:fr a:pt", "", "r = [k] a. {multiple_note}"),
    row_of(
        "point_mul_vartime",
        "r:pt <- k:fr a:pt",
        "",
        "The same function in variable time: only where k and a are public.",
    ),
    row_of("point_mul_base", "r:pt <- k:fr", "", "r = [k] G for the base point G."),
    row_of("point_mul2", "r:pt <- a:fr p:pt b:fr q:pt", "", "r = [a] p + [b] q. {multiple_note}"),
    row_of(
        "point_mul2_base_vartime",
        "r:pt <- a:fr b:fr p:pt",
        "",
        "r = [a] G + [b] p in variable time: only where all is public, as in the check of a"
        " signature. {multiple_note}",
    ),
    row_of(
        "point_msm_vartime",
        "r:pt memory:scratch <- k:frs a:pts count:many",
        "",
        "r = the sum of [k[i]] a[i] for i < count, neutral if count is 0, in variable time: only"
        " where all is public. `memory` are P_MSM_MEMORY(count) points of any content. With count 0"
        " the others may be NULL. {multiple_note}",
        "r/memory:any r/k:any r/a:any memory/k:none memory/a:none",
    ),
    row_of(
        "point_clear_cofactor",
        "r:pt <- a:pt",
        "",
        "r = [{cofactor}] a, a point of the subgroup of order r. {multiple_note}",
    ),
    row_of(
        "point_is_in_subgroup",
        "a:pt",
        "bit",
        "1 if [r] a is the neutral element, that is if a is a multiple of the base point.",
    ),
)
COMPRESSED = (
    row_of(
        "compress",
        "out:compressed <- point:point",
        "code",
        "Compress an encoded point (P_ERR_ENCODING, P_ERR_CURVE if it is none). {compress_note}",
    ),
    row_of(
        "decompress",
        "out:point <- compressed:compressed",
        "code",
        "Decode: P_ERR_ENCODING if not canonical, P_ERR_CURVE if no such point. The order is not"
        " looked at{decompress_note}.",
    ),
    row_of(
        "point_encode_compressed",
        "out:compressed <- a:pt",
        "code",
        "The compressed encoding; codes as those of point_encode.",
    ),
)
SCALARS = (
    row_of(
        "scalar_is_valid",
        "a:scalar",
        "bit",
        "1 if a < r. The other functions on encoded scalars, constant time too, reduce any a and b"
        " first.",
    ),
    row_of("scalar_reduce", "out:scalar <- in:number", "", REDUCE),
    row_of("scalar_add", "out:scalar <- a:scalar b:scalar", "", "out = a + b, a * b, -a modulo r."),
    row_of("scalar_mul", "out:scalar <- a:scalar b:scalar"),
    row_of("scalar_neg", "out:scalar <- a:scalar"),
)
FIELD_OF_SCALARS = (
    row_of(
        "fr_decode",
        "r:fr <- in:scalar",
        "code",
        "P_OK, or P_ERR_SCALAR and r = 0 if the encoded integer is not below the order.",
    ),
    row_of("fr_encode", "out:scalar <- a:fr", "", "The encoding, {scalar_bytes} bytes."),
    row_of(
        "fr_reduce", "r:fr <- in:number", "", "r = in modulo the order, as scalar_reduce does it."
    ),
    row_of(
        "fr_add",
        "r:fr <- a:fr b:fr",
        "",
        "r = a + b, a - b, -a, a * b, a * b + c modulo the order.",
    ),
    row_of("fr_sub", "r:fr <- a:fr b:fr"),
    row_of("fr_neg", "r:fr <- a:fr"),
    row_of("fr_mul", "r:fr <- a:fr b:fr"),
    row_of("fr_muladd", "r:fr <- a:fr b:fr c:fr"),
    row_of("fr_inv", "r:fr <- a:fr", "", "r = 1 / a modulo the order, 0 for a = 0."),
    row_of("fr_half", "r:fr <- a:fr", "", "r = a / 2 modulo the order."),
    row_of("fr_is_zero", "a:fr", "bit", "1 if a = 0; 1 if a = b."),
    row_of("fr_equal", "a:fr b:fr", "bit"),
    row_of(
        "fr_cmov",
        "r:fr <-> a:fr flag:flag",
        "",
        "r = a if the lowest bit of flag is 1, else r stays.",
    ),
    row_of(
        "fr_bits",
        "a:fr !position:position !count:count",
        "bits",
        "`count` < {word_bits} bits of a from `position` on; bits above the order's are 0. Position"
        " and count are public.",
    ),
)
SCALAR_ROWS = (*SCALARS, *FIELD_OF_SCALARS)

FIELD = (
    row_of(
        "fp_decode",
        "r:fp <- in:element",
        "code",
        "P_OK, or P_ERR_ENCODING and r = 0 if the encoded integer is not below the prime.",
    ),
    row_of(
        "fp_encode",
        "out:element <- a:fp",
        "",
        "The encoding, {field_bytes} bytes, of the integer below the prime that a stands for.",
    ),
    row_of(
        "fp_add",
        "r:fp <- a:fp b:fp",
        "",
        "r = a + b, a - b, -a, a * b, a * a modulo the prime. {fp_note}",
    ),
    row_of("fp_sub", "r:fp <- a:fp b:fp"),
    row_of("fp_neg", "r:fp <- a:fp"),
    row_of("fp_mul", "r:fp <- a:fp b:fp"),
    row_of("fp_sqr", "r:fp <- a:fp"),
    row_of("fp_inv", "r:fp <- a:fp", "", "r = 1 / a modulo the prime, 0 for a = 0."),
    row_of("fp_is_zero", "a:fp", "bit", "1 if a = 0 modulo the prime; 1 if a = b."),
    row_of("fp_equal", "a:fp b:fp", "bit"),
    row_of(
        "fp_cmov",
        "r:fp <-> a:fp flag:flag",
        "",
        "r = a if the lowest bit of flag is 1, else r stays.",
    ),
    row_of(
        "fp_sqrt",
        "r:fp <- a:fp",
        "bit",
        "1 and r = the even one of the square roots of a below the prime; 0 and r = 0 if a is no"
        " square.",
    ),
)
FIELD2 = (
    row_of(
        "fp2_decode",
        "r:fp2 <- in:element2",
        "code",
        "P_OK, or P_ERR_ENCODING and r = 0 if one of the two encoded integers is not below the"
        " prime.",
    ),
    row_of(
        "fp2_encode",
        "out:element2 <- a:fp2",
        "",
        "The encoding, {field_bytes} bytes, of the two integers below the prime that a stands for.",
    ),
    row_of("fp2_add", "r:fp2 <- a:fp2 b:fp2", "", "r = a + b, a - b, -a, a * b, a * a. {fp_note}"),
    row_of("fp2_sub", "r:fp2 <- a:fp2 b:fp2"),
    row_of("fp2_neg", "r:fp2 <- a:fp2"),
    row_of("fp2_mul", "r:fp2 <- a:fp2 b:fp2"),
    row_of("fp2_sqr", "r:fp2 <- a:fp2"),
    row_of(
        "fp2_conj",
        "r:fp2 <- a:fp2",
        "",
        "r = c - d i for a = c + d i: a to the power of the prime.",
    ),
    row_of("fp2_inv", "r:fp2 <- a:fp2", "", "r = 1 / a, 0 for a = 0."),
    row_of("fp2_is_zero", "a:fp2", "bit", "1 if a = 0; 1 if a = b."),
    row_of("fp2_equal", "a:fp2 b:fp2", "bit"),
    row_of(
        "fp2_cmov",
        "r:fp2 <-> a:fp2 flag:flag",
        "",
        "r = a if the lowest bit of flag is 1, else r stays.",
    ),
    row_of(
        "fp2_sqrt",
        "r:fp2 <- a:fp2",
        "bit",
        "1 and r = the square root of a of whose integers below the prime the first that is not 0"
        " is even; 0 and r = 0 if a is no square.",
    ),
)
SQUARE_ROOTS = FIELD[-1].name, FIELD2[-1].name  # of libraries that take roots at all
MAP = (
    row_of(
        "map_to_curve",
        "r:pt <- in:uniform",
        "",
        "r = map_to_curve(u) of RFC 9380{suite_note} for u, the big-endian number of P_MAP_BYTES"
        " bytes modulo the prime. Its order may be any.",
    ),
    row_of(
        "encode_to_curve",
        "r:pt <- in:uniform",
        "",
        "The same with the cofactor cleared: encode_to_curve of RFC 9380 for what expand_message"
        " gives.",
    ),
    row_of(
        "point_from_uniform",
        "r:pt <- in:uniforms",
        "",
        "hash_to_curve of RFC 9380 for what expand_message gives: the sum of two such points, with"
        " the cofactor cleared. Uniform bytes give a uniform point of the subgroup.",
    ),
)
EIGHT = row_of(
    "scalarmult_batch8",
    "out:points8 <- scalars:scalars8 points:points8",
    "bits",
    "Eight times scalarmult, each scalar with its own point, one behind the other{length_note},"
    " constant time. Bit i of what is returned is 1 where scalarmult would give a notice or refuse;"
    " result i is what it would write. Where the CPU lacks what the library needs all results are"
    " zero, and all bits are 1.{batch_note}",
)


MUL_BATCH = row_of(
    "point_mul_batch",
    "r:ptn <- k:frn a:ptn !count:number_of",
    "",
    "r[i] = [k[i]] a[i] for i < count, any number, constant time. {multiple_note}{any_note}",
)
MUL_BASE_BATCH = row_of(
    "point_mul_base_batch",
    "r:ptn <- k:frn !count:number_of",
    "",
    "r[i] = [k[i]] G for i < count, any number, and the base point G, constant time.{base_note}",
)
DECODE_BATCH = row_of(
    "point_decode_batch",
    "r:ptn codes:codes <- in:encoded_n !count:number_of",
    "code",
    "r[i] = the point that the compressed encoding i encodes, P_{encoded_bytes} bytes each, one"
    " behind the other, and codes[i] = P_OK, P_ERR_ENCODING or P_ERR_CURVE; the neutral element"
    " where it is refused. {orders_note} Returns the least of the codes, P_OK if there are none."
    "{any_note}",
    "r/in:same codes/in:same",
)
BATCHES = (EIGHT, MUL_BATCH, MUL_BASE_BATCH, DECODE_BATCH)
PUBLIC = ", in variable time: only where the encodings are public."
DECODE = (
    row_of(
        "point_decode_vartime",
        "r:pt <- in:point",
        "code",
        f"r = the point that `in` encodes{{decode_in}}{PUBLIC} Codes and r as those of"
        " point_decode.",
    ),
    row_of(
        "point_decode_batch_vartime",
        "r:ptn codes:codes <- in:encoded_n !count:number_of",
        "code",
        "r[i] = the point that the compressed encoding i encodes, and codes[i], for any number of"
        f" them{PUBLIC} Returns the least of the codes, P_OK if there are none.",
        "r/in:same codes/in:same",
    ),
)
COMBS = (
    row_of(
        "point_comb_init",
        "t:comb <- a:pt",
        "code",
        "t = a table of {comb_bytes} bytes, with which multiples of a take as long as those of the"
        " base point: P_OK, or P_ERR_ORDER and zeros if a is not a point of order r. Constant time;"
        " it takes several times as long as point_mul, and is for points that are used"
        " again and again.",
    ),
    row_of(
        "point_mul_comb",
        "r:pt <- k:fr t:comb",
        "",
        "r = [k] a for the point a that point_comb_init made t of, constant time. Proven for tables"
        " that it made with code P_OK; for other content r is of no use.",
    ),
    row_of(
        "point_mul2_comb",
        "r:pt <- a:fr s:comb b:fr t:comb",
        "",
        "r = [a] p + [b] q for the points p and q that the tables s and t were made of, constant"
        " time: a commitment of Pedersen.",
    ),
)
# what a library has on request beside the rows of every library; on x-coordinates other batches
EXTRAS = {"field": FIELD, "map": MAP, "batch": BATCHES, "decode": DECODE, "comb": COMBS}


def scalar_of(walk: LadderWalk) -> str:
    """The kind of the scalar that a function on x-coordinates takes."""
    return "scalar" if walk.strict else f"{walk.name}_scalar"


def scalars_of(walk: LadderWalk) -> str:
    """The same of eight."""
    return f"{scalar_of(walk)}s8"


def kinds_of(spec: LibrarySpec) -> dict[str, Kind]:
    """Every kind of argument of the library's functions."""
    if spec.point:
        own = (
            {"scratch": replace(KINDS["scratch"], count=_scratch(spec))} if spec.walks.lists else {}
        )
        # where points have another encoding beside their compressed one, that has a sample of its
        # own
        whole = KINDS["encoded_n"]
        return (
            KINDS
            | own
            | (
                {
                    "encoded_n": replace(
                        whole, fill=whole.fill.replace("sample", "compressed_sample")
                    )
                }
                if spec.compressed_bytes
                else {}
            )
        )
    return kinds_beside(spec.up_to_sign)


def kinds_beside(walks: tuple[LadderWalk, ...]) -> dict[str, Kind]:
    """The kinds, those of the scalars that a standard describes among them."""
    own = {}
    for name in (walk.name for walk in walks if not walk.strict):
        size = f"P_{name.upper()}_SCALAR_BYTES"
        filled = "memcpy({0}, seed, sizeof {0});"
        own[f"{name}_scalar"] = Kind(f"uint8_t {{}}[{size}]", filled)
        own[f"{name}_scalars8"] = Kind(f"uint8_t {{}}[8 * {size}]", filled)
    return KINDS | own


def _scratch(spec: LibrarySpec) -> int:
    """P_MSM_MEMORY of the points that tests and benches give."""
    each, more = next(own for least, *own in reversed(list_memory(spec)) if least <= SEVERAL)
    size = spec.point.size * spec.element_words
    return (SEVERAL * each + more + size) // size


def sizes_of(spec: LibrarySpec) -> dict[str, int]:
    """Bytes of each kind; a number may be longer, and is tested so long that every step of its
    reduction is taken.
    """
    fr = spec.scalar_words * spec.word_bits // 8
    sizes = {
        "point": spec.format.point_bytes,
        "octets": spec.format.point_bytes,
        **dict.fromkeys(("element", "element2"), spec.field_bytes),
        **dict.fromkeys(("fp", "fp2"), spec.element_words * spec.word_bits // 8),
        "scalar": spec.scalar_bytes,
        "compressed": spec.compressed_bytes,
        "number": 2 * fr + 3,
        "fr": fr,
        **dict.fromkeys(("many", "number_of"), spec.word_bits // 8),
        "flag": INT_BYTES,
        "position": spec.word_bits // 8,
        "count": spec.word_bits // 8,
    }
    if spec.map:
        sizes |= {"uniform": spec.map.length, "uniforms": 2 * spec.map.length}
    if spec.point:
        size = spec.point.size * spec.element_words * spec.word_bits // 8
        sizes |= {
            "pt": size,
            "pts": SEVERAL * size,
            "encodings": SEVERAL * sizes["point"],
            "frs": SEVERAL * sizes["fr"],
            "ptn": LISTED * size,
            "frn": LISTED * sizes["fr"],
            "encoded_n": LISTED * (spec.compressed_bytes or spec.format.point_bytes),
            "codes": LISTED * INT_BYTES,
            **({"scratch": _scratch(spec) * size} if spec.walks.lists else {}),
            "comb": spec.walks.own_table * spec.element_words * spec.word_bits // 8,
        }
    for walk in spec.up_to_sign:
        sizes[scalar_of(walk)] = walk.scalar_bytes
    if spec.takes_eight:
        sizes |= {
            "points8": BATCH * sizes["point"],
            "scalars8": BATCH * spec.scalar_bytes,
            **{scalars_of(walk): BATCH * walk.scalar_bytes for walk in spec.batches},
        }
    return sizes


def every_function(spec: LibrarySpec) -> tuple[Function, ...]:
    """The rows that a library for the curve may have; of a field alone those of the field."""
    extras = (row for extra in spec.extras for row in _rows(extra, spec))
    return (*CPU, *spec.part.rows(spec), *extras)


def _rows(extra: str, spec: LibrarySpec) -> tuple[Function, ...]:
    """The rows of an extra."""
    if extra == "batch":
        return spec.part.batch_rows(spec)
    if extra == "field":
        return field_rows(spec)
    has = {"map": bool(spec.map), "comb": bool(spec.walks and spec.walks.own_table)}
    if not (spec.point and has.get(extra, True)):
        return ()
    if extra == "decode" and spec.format.name == "xy":  # what takes a root is the compressed one
        first, *others = DECODE
        read = replace(first.arguments[1], kind="compressed")
        return (replace(first, arguments=(first.arguments[0], read)), *others)
    return tuple(row for row in EXTRAS[extra] if row not in of_any_order(spec))


def of_any_order(spec: LibrarySpec) -> tuple[Function, ...]:
    """The rows that a library lacks all of whose points are of the subgroup: those that give or ask
    for another one.
    """
    if not spec.curve.checks_subgroup:
        return ()
    names = ("point_clear_cofactor", "point_is_in_subgroup", "map_to_curve")
    return tuple(row for row in (*POINT_TYPE, *MAP) if row.name in names)


def field_rows(spec: LibrarySpec) -> tuple[Function, ...]:
    """Those of the field that the library has, without square roots if it takes none."""
    rows = FIELD if spec.degree == 1 else FIELD2
    return tuple(row for row in rows if row.name not in SQUARE_ROOTS or spec.roots)


def selection(spec: LibrarySpec, wanted: str) -> tuple[str, ...]:
    """The names that `minimal`, `full` or a list NAME,... stands for, in the header's order; () for
    full.

    EcgenError if a name is none of the curve's functions. A list always holds cpu_supported, and
    what makes the tables that its functions take.
    """
    if wanted == "full":
        return ()
    known = [function.name for function in every_function(spec)]
    least = spec.part.minimal(spec)
    if wanted == "minimal" and not least:
        raise EcgenError(
            "--api minimal is a key exchange, which a field alone has not.",
            hint=f"Take full, or some of {', '.join(known)}.",
        )
    names = least if wanted == "minimal" else [name.strip() for name in wanted.split(",")]
    takes = f"--api takes {'minimal, ' if least else ''}full, or some of {', '.join(known)}."
    if wanted.strip() and "" in names:
        raise EcgenError(
            f"--api {wanted!r} has an empty name.",
            hint=f"Write the names with one comma between two of them. {takes}",
        )
    if unknown := sorted(set(names) - set(known)):
        raise EcgenError(
            f"a library of {spec.curve.name} has no function {', '.join(unknown)}.",
            hint=f"{_near(unknown, known, EXTRAS if least else {})}{takes}",
        )
    if not set(names) - {CPU[0].name, "base"}:
        raise EcgenError(
            f"--api {wanted or repr(wanted)} leaves no function that computes.",
            hint=f"Name some of {', '.join(known)}.",
        )
    maker, *takers = (row.name for row in COMBS)
    always = {CPU[0].name, *([maker] if {*takers} & {*names} else [])}
    return tuple(name for name in known if name in names or name in always)


def _near(unknown: list[str], known: list[str], extras: dict) -> str:
    """What may be meant: names that are alike, or the option that the functions come with."""
    beside = [
        f"{name} comes with --with {extra}. "
        for name in unknown
        for extra, rows in extras.items()
        if name in {row.name for row in rows}
    ]
    close = [match for name in unknown for match in get_close_matches(name, known, 1)]
    return "".join(beside) or (f"Did you mean {', '.join(close)}? " if close else "")


def unmade(spec: LibrarySpec) -> tuple[str, ...]:
    """A sentence for each type of value that chosen functions take and none of them makes, with the
    functions that would; and for each of --with of whose functions none is chosen.
    """
    arrays = {"pts": "pt", "frs": "fr", "ptn": "pt", "frn": "fr"}
    typed = {"pt": "point", "fr": "fr", "fp": "fp", "fp2": "fp2", "comb": "comb"}

    def kinds(arguments) -> set[str]:
        return {arrays.get(a.kind, a.kind) for a in arguments} & set(typed)

    rows, made = functions_of(spec), set()
    while (
        more := {kind for f in rows if kinds(f.inputs) <= made for kind in kinds(f.outputs)} - made
    ):
        made |= more
    taken = {kind for f in rows for kind in kinds(f.inputs)}
    makers = {
        kind: [
            f.name for f in every_function(spec) if kind in kinds(f.outputs) and not kinds(f.inputs)
        ]
        for kind in typed
    }
    idle = [
        name
        for name in spec.extras
        if spec.api
        and not (
            spec.takes_eight if name == "batch" else {f.name for f in EXTRAS[name]} & {*spec.api}
        )
    ]
    return (
        *(
            f"no function of --api makes values of {spec.prefix}_{name}, which others take:"
            f" {', '.join(makers[kind])} would"
            for kind, name in typed.items()
            if kind in taken - made
        ),
        *(f"--with {name} has no effect: --api names none of its functions" for name in idle),
    )


def every_row() -> tuple[Function, ...]:
    """The rows of a library that has everything, on points; for x-coordinates alone see
    `functions_of`.
    """
    return (
        *CPU,
        *POINTS,
        *POINT_TYPE,
        *COMPRESSED,
        *SCALARS,
        *FIELD_OF_SCALARS,
        *FIELD,
        *FIELD2,
        *MAP,
        *BATCHES,
        *DECODE,
        *COMBS,
    )


def functions_of(spec: LibrarySpec) -> tuple[Function, ...]:
    """The rows of one library, in the order of its header: those that `spec.api` names, all if it
    names none.
    """
    kinds, sizes = kinds_of(spec), sizes_of(spec)

    def sized(
        argument: Argument,
    ) -> Argument:  # points that are read come with their length where they have several
        kind = (
            "octets"
            if argument.kind == "point" and argument.direction == "in" and spec.format.counted
            else argument.kind
        )
        return replace(
            argument,
            kind=kind,
            bytes=sizes[kind],
            counted=kinds[kind].counted,
            value=kinds[kind].value,
        )

    return tuple(
        with_overlaps(replace(f, arguments=tuple(map(sized, f.arguments)))) for f in _rows_of(spec)
    )


def function_names(spec: LibrarySpec) -> tuple[str, ...]:
    """The names of the same."""
    return tuple(function.name for function in _rows_of(spec))


def _rows_of(spec: LibrarySpec) -> tuple[Function, ...]:
    rows = every_function(spec)
    return tuple(function for function in rows if not spec.api or function.name in spec.api)


def with_overlaps(row: Function) -> Function:
    """A row of the table with those overlaps, too, that the general rule gives."""
    return replace(row, overlaps=overlaps_of(row.arguments, row.overlaps, is_bytes))


def prototype(function: Function, kinds: dict[str, Kind]) -> str:
    """The C declaration, without the semicolon; a long one has an argument a line."""
    texts = []
    for argument in function.arguments:
        kind = kinds[argument.kind]
        texts.append(
            ("const " if argument.direction == "in" and not argument.value else "")
            + kind.declaration.format(argument.name)
        )
        texts += [f"size_t {argument.name}_bytes"] if argument.counted else []
    head = f"{RESULTS[function.returns]} P_{function.name}("
    line = f"{head}{', '.join(texts) or 'void'})"
    return line if len(line) <= WIDTH else head + (",\n" + " " * len(head)).join(texts) + ")"


def timed_bytes(function: Function, scalar_bytes: int) -> Function:
    """The function with the lengths that are timed: of a number twice that of a scalar, as of a
    hash that is made a scalar.
    """
    return replace(
        function,
        arguments=tuple(
            replace(a, bytes=2 * scalar_bytes) if a.kind == "number" else a
            for a in function.arguments
        ),
    )


def call(function: Function, names: dict[str, str] | None = None, length: str = "") -> str:
    """A C call with every argument under its own name, or as `names` says; a counted one with the
    length of its array, or `length`."""
    texts = []
    for argument in function.arguments:
        own = (names or {}).get(argument.name, argument.name)
        texts += (
            [own, length or f"{argument.bytes}"]
            if argument.counted
            else [f"{own}[0]"]
            if argument.value
            else [own]
        )
    return f"P_{function.name}({', '.join(texts)})"
