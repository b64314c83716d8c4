"""Bytes of stack counted from C text."""

import pytest

from ecgen.errors import EcgenError
from ecgen.library.c.stack import FRAME, SAVED, Stack

TEXT = """#define P_LONG (2 * P_WORDS) /* words */

static inline WORD P_leaf(WORD x)
{
    return x;
}

static void P_once(WORD *out, const WORD *in)
{
    WORD t[P_LONG], u = P_leaf(in[0]), *at = t;
    P_routine(t, in);
}

#if defined(P_OTHER)
static void P_twice(WORD *out)
{
    uint8_t bytes[3 * 8 + 1];
    P_leaf(1);
}
#else
static void P_twice(WORD *out)
{
    out[0] = P_leaf(0);
}
#endif

void P_top(WORD *out)
{
    P_fr a[2], b;
    P_once(out, out);
    P_twice(out);
}

void P_wrong(WORD *out)
{
    WORD t[P_UNHEARD_OF];
}
"""
WORD = 8


def stack(text):
    return Stack(text, WORD, {"P_WORDS": 4}, {"P_fr": 32}, {"P_routine": 100})


@pytest.mark.parametrize(
    "name, words, more",
    (
        ("P_leaf", FRAME + 1, 0),
        ("P_once", FRAME + 2 + 8 + 2, 100),
        ("P_twice", FRAME + 1 + 4 + FRAME + 1, 0),  # the larger of the two
        (
            "P_top",
            FRAME + 1 + 12 + (FRAME + 2 + 8 + 2) + (FRAME + 1 + 4),
            100,
        ),  # compilers merge what is called once
    ),
)
def test_depths(name, words, more):
    assert stack(TEXT.partition("void P_wrong")[0]).of(name) == (SAVED + words) * WORD + more


def test_an_array_of_unknown_size_is_refused():
    with pytest.raises(EcgenError, match="P_UNHEARD_OF"):
        stack(TEXT).of("P_wrong")
