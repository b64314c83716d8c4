"""A line `output X3 = X1` or `output R = Q9` of a description ended `ecgen verify` with a
KeyError.
"""

import pytest

from ecgen.verify import verify_file

DOUBLING = """XX = X1^2
YY = Y1^2
ZZ = Z1^2
M = 3*XX+a*ZZ^2
S = 4*X1*YY
X3 = M^2-2*S
Y3 = M*(S-X3)-8*YY^2
Z3 = 2*Y1*Z1
"""


@pytest.mark.parametrize(
    "line, status, said",
    [
        ("output X3 = X1", "refused", "f:2: `output X3 = X1` names a coordinate of the result"),
        ("output X3 = X3", "refused", "names a coordinate of the result"),
        (
            "output XX = Q9",
            "refused",
            "`output XX = Q9` reads Q9, which is no coordinate, result or parameter",
        ),
        ("output XX = X1", "refused", "`output XX = X1` fails"),
        ("output XX = X1^2", "proven", ""),
        ("output M = 3*X1^2+a*Z1^4", "proven", ""),
    ],
)
def test_output_lines(line, status, said, tmp_path):
    (tmp_path / "f.op3").write_text(f"# model shortw/jacobian/doubling\n{DOUBLING}")
    (tmp_path / "f").write_text(f"source a test\n{line}\n")
    found = verify_file(tmp_path / "f.op3")
    assert found.status == status and said in found.reason
