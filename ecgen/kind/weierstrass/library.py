"""What libraries of short Weierstrass curves are: all that those of points (x, y) are."""

from typing import Any


def why_no_map(curve: Any) -> str:
    return (
        ""
        if curve.completeness.unified_everywhere
        else "the order of the curve is even, where no addition is right for all points, and walks"
        " with it need such a one to be proven"
    )
