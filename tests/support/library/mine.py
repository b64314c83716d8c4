"""A specification that several files render: ted256189 with stand-in routines, planned once, when a
test first asks for it.
"""

import functools

from tests.support.library import curves, standin


@functools.cache
def spec():
    return standin.spec(
        curves.LARGE["ted256189"], prefix="mine", vectors=curves.vectors("ted256189")
    )
