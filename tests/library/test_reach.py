"""The C of a library holds what its public functions reach, and nothing else."""

import pytest

from ecgen.errors import EcgenError
from ecgen.library.c.reach import blocks, reachable

TEXT = """#include "x.h"

#define P_N 4
#define P_M 5

/* unused */
static const WORD P_one[1] = {1};
static const WORD P_two[P_N] = {2};

static void P_inner(WORD *x)
{
    if (x) {

        P_fe_mul(x, P_two);
    }
}

#if defined(__GNUC__)
int P_kept(void) { return P_fe_sqr(); }

#endif

typedef struct {
    WORD a;
} P_pair;

int P_first(void)
{
    P_inner(0);
    return 0;
}

void P_second(P_pair *p) { P_fe_add(P_one, p); }
"""


def test_blocks_are_the_text():
    assert "".join(block.text for block in blocks(TEXT)) == TEXT


def test_only_what_is_reached_stays():
    text, outside = reachable(TEXT, ["P_first"])
    assert (
        "P_inner" in text
        and "P_two" in text
        and "P_N 4" in text
        and "P_kept" in text
        and "x.h" in text
    )
    assert (
        "P_one" not in text
        and "P_second" not in text
        and "P_pair" not in text
        and "P_M" not in text
    )
    assert outside == {"P_fe_mul", "P_fe_sqr"}
    assert (
        reachable(TEXT, ["P_second"])[1] == {"P_fe_add", "P_fe_sqr"}
        and "P_pair;" in reachable(TEXT, ["P_second"])[0]
    )


def test_a_row_without_c_is_an_error():
    with pytest.raises(EcgenError, match="no function P_third"):
        reachable(TEXT, ["P_third"])


def test_broken_templates_are_an_error():
    with pytest.raises(EcgenError, match="unbalanced"):
        blocks("}\n")
