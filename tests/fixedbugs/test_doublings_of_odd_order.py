"""A formula without exceptional inputs among points of odd order has none on a curve of odd order:
it is a candidate beside those that are proven complete there.
"""

from ecgen.curve import load_curve
from ecgen.group import find_group
from ecgen.resources import data_folder


def test_a_doubling_by_squares_of_sums_is_a_candidate(tmp_path):
    path = tmp_path / "squares.op3"
    path.write_text(
        "# model shortw/jacobian-0/doubling\n"
        + (data_folder("formulas") / "shortw/jacobian-0/doubling/dbl-2007-bl.op3").read_text()
    )
    group = find_group(load_curve("secp256k1"), "jacobian-0", (str(path),))
    ((names),) = group.role("dbl").stages
    assert "shortw/jacobian-0/doubling/dbl-2010-lg" in names and any(
        "squares" in name for name in names
    )
    assert not [refusal for refusal in group.refused if "squares" in refusal.formula]
