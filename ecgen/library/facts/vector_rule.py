"""What --vector takes, as --help says it; docs/how-to/use-a-library.md has the same in tables. A
refusal says the condition that failed, and where the others are said.
"""

AUTO, BEST = "auto", "best"
RULE = (
    "Vectors take a Weierstrass curve of odd order, a twisted Edwards curve, a Montgomery curve or"
    " a Kummer surface. Over F_{p^2} they take the first two, with AVX-512 IFMA alone, but for m ="
    " 256. AVX-512 IFMA takes any prime of 104 to 828 bits. AVX2 and AVX take a prime 2^m - c of at"
    " most four words of 64 bits, of which it leaves at most 32 bits. There c < 2^18; below 224"
    " bits, and with AVX alone, c < 2^14. The CPU file lists AVX-512 IFMA, AVX2 and FMA, or AVX,"
    " with figures in [vector]. The calling convention is System V's. scalarmult, or a ladder, is"
    " among the functions of --api."
)
HINT = "`ecgen build --help` says what --vector takes."


def unit_named(vector: str) -> str:
    """The name of the unit that is asked for, "" for the best that the CPU file lists."""
    return "" if vector in (AUTO, BEST) else vector
