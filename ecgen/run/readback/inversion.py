"""The inversion by divsteps in a library's C: as many batches and steps as its modulus needs and
the manifest says.

Nothing that is computed shows a batch that is left out: 9 of the 10 that 256 bits need inverted
each of 3000 random numbers.
"""

import re

from ecgen.field.divsteps.shape import PARTS, Divsteps
from ecgen.library.files.stated import curve_of

UPDATES = r"\s+P_update_fg\(f, g, m\);\s+P_update_de\(d, e, m, p\);\s+"
CALL = "P_sc_divsteps((WORD *)all, (const WORD *)all, (const WORD *)p);"
BATCHES = re.compile(
    r"for \(i = 0; i < (\d+); \+\+i\)(?: \{\s+zeta = P_divsteps\(zeta, \(WORD\)f\[0\],"
    rf" \(WORD\)g\[0\], m\);{UPDATES}\}}|\s+{re.escape(CALL)}{UPDATES}P_settle)"
)
STEPS = re.compile(
    r"for \(k = 0; k < (\d+); \+\+k\) \{[^{}]*for \(i = 0; i < (\d+); \+\+i\)"
    r" \{((?:\s+P_divstep\(&x, &y, &odd, &zeta\);)+)\s+\}"
)


def inversion_differences(data: dict, code: str) -> list[str]:
    """What the C, with plain names, has otherwise than the shape of divsteps for the prime and the
    order, or than the manifest's `inversion` says.
    """
    curve, failures = curve_of(data), []
    n = Divsteps(max(curve.p.bit_length(), curve.r.bit_length()), data["field"]["word_bits"])
    if row := data.get("inversion"):
        own = re.search(r"^static void P_fe_invert\(.*?^}", code, re.MULTILINE | re.DOTALL)
        if own and row["by_divsteps"] != (" P_invert(" in own[0]):
            failures.append(
                f"inversion.by_divsteps is {row['by_divsteps']}, and the C inverts otherwise"
            )
    if " P_invert(" not in code:
        return failures
    batches = [int(count) for count in BATCHES.findall(code)]
    steps = [(int(k), int(i), text.count(";")) for k, i, text in STEPS.findall(code)]
    # of the routine, whose steps are compared with the model, and by --prove with its program
    calls = code.count(CALL)
    if (calls and steps) or (batches, steps or [(PARTS, n.sub // n.unroll, n.unroll)] * calls) != (
        [n.batches],
        [(PARTS, n.sub // n.unroll, n.unroll)],
    ):
        failures.append(
            f"the C inverts in {batches} batches of {steps} steps, and {n.bits} bits need"
            f" {n.batches} of {PARTS} x {n.sub // n.unroll} x {n.unroll}"
        )
    return failures
