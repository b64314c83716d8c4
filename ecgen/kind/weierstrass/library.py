"""What libraries of short Weierstrass curves are: all that those of points (x, y) are."""

from typing import Any

from ecgen.library.files.manifest import curve_identity as identity
from ecgen.library.shared.points import (
    HEADER,
    NO_COMPLETE,
    ON_AVERAGE,
    REPORT,
    SOURCE,
    about,
    arguments,
    batch_rows,
    check,
    check_packed,
    code,
    eight_code,
    example,
    explained,
    image_code,
    in_groups,
    in_vectors,
    known_rows,
    ladder_facts,
    lane_naming,
    laws,
    lengths,
    memory,
    minimal,
    notes,
    one_of_eight,
    outfit,
    packed_formulas,
    plan,
    point_type,
    rows,
    said,
    samples,
    scan,
    second_walks,
    strategy,
    subject,
    systems,
    test,
    timed,
    unit_code,
    vectors,
)
from ecgen.library.walks.plan import steps_of_points as steps
from ecgen.library.walks.plan import walks_of_points as walks

__all__ = [
    "HEADER",
    "NO_COMPLETE",
    "ON_AVERAGE",
    "REPORT",
    "SOURCE",
    "about",
    "arguments",
    "batch_rows",
    "check",
    "check_packed",
    "code",
    "eight_code",
    "example",
    "explained",
    "identity",
    "image_code",
    "in_groups",
    "in_vectors",
    "known_rows",
    "ladder_facts",
    "lane_naming",
    "laws",
    "lengths",
    "memory",
    "minimal",
    "notes",
    "one_of_eight",
    "outfit",
    "packed_formulas",
    "plan",
    "point_type",
    "rows",
    "said",
    "samples",
    "scan",
    "second_walks",
    "steps",
    "strategy",
    "subject",
    "systems",
    "test",
    "timed",
    "unit_code",
    "vectors",
    "walks",
    "why_no_map",
]


def why_no_map(curve: Any) -> str:
    """Why walks by endomorphisms are not proven, where that is known of all such curves."""
    return (
        ""
        if curve.completeness.unified_everywhere
        else "the order of the curve is even, where no addition is right for all points, and walks"
        " with it need such a one to be proven"
    )
