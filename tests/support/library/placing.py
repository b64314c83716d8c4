"""Where the outputs of a call may begin so that its inputs are as they were given: apart, or where
another argument begins.
"""

from ecgen.library.api import Function
from ecgen.library.facts.overlaps import NONE
from ecgen.run.functions.call_memory import Over


def places(function: Function) -> list[Over]:
    return [(), *(((row.output, row.other, 0),) for row in function.overlaps if row.how != NONE)]
