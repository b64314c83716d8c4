"""What --vector takes, in the words that its refusals, --help and docs/how-to/use-a-library.md share."""

RULE = (
    "a Weierstrass curve of odd order over a prime 2^m - c of 224 to 255 bits with c < 2^18 (with AVX alone c < 2^14), a CPU file that lists AVX2 and FMA, "
    "or AVX, with figures in [vector], the System V convention, and scalarmult among the functions of --api"
)
HINT = f"--vector takes {RULE}."
