"""What --vector takes, in the words that its refusals, --help and docs/how-to/use-a-library.md share."""

AUTO, BEST = "auto", "best"
CHOICES = (AUTO, "ifma", "avx2", "avx", "none", BEST)
RULE = (
    "a Weierstrass curve of odd order, a twisted Edwards curve, a Montgomery curve or a Kummer surface (the first two with AVX-512 IFMA over F_{p^2}, too, but for m = 256), over a prime 2^m - c that leaves at most 32 bits of its words, at most four of 64 bits, with c < 2^18 "
    "(below 224 bits c < 2^14; with AVX alone c < 2^14), with AVX-512 IFMA over one of any length with c 2^d < 2^8, m + d a multiple of the limbs, m/51 rounded up, or m = 256 (above 256 bits limbs are added where that "
    "helps: 2^521 - 1, 2^414 - 17), or with c that is 1 or a small multiple of it at some limbs, as of 2^448 - 2^224 - 1, "
    "a CPU file that lists AVX-512 IFMA, AVX2 and FMA, or AVX, with figures in [vector], the System V convention, and scalarmult, or a ladder, among the functions of --api"
)
HINT = f"--vector takes {RULE}."


def unit_named(vector: str) -> str:
    """The name of the unit that is asked for, "" for the best that the CPU file lists."""
    return "" if vector in (AUTO, BEST) else vector
