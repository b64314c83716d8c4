"""The statements of portable C, one row each: what the printer writes, what the parser reads, and
what each means.

`text` is the statement with the operands d, s, t, u, v, w in braces; `kinds` says of each operand
in that order what may stand there:

    W  a variable of a word, assigned      C  a variable of a carry, assigned      m  a word of an
    argument or of the frame, array[index]
    w  a variable of a word or a constant  c  a variable of a carry                i  a number, 0 <
    i < w
    x  W or m                              y  w or m

`meaning` gives limb operations (limb/ir.py) over the operands, as in every instruction table.
Functions P_w_... are inline functions of templates/portable.c.j2, which tests compare with these
meanings on every compiler at hand. The comparison with 0 that ends a loop is the flag Z.
"""

from dataclasses import dataclass
from functools import cached_property

from ecgen.machine.table import OPERANDS, InstructionTable


@dataclass(frozen=True)
class Row:
    """One statement; columns as in the module's head, the others as in every table: `forms` are the
    kinds once more.
    """

    mnemonic: str
    kinds: str
    text: str
    meaning: tuple[str, ...]
    reads: str = ""
    writes: str = ""
    secret_safe: bool = True
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()

    @cached_property
    def roles(self) -> tuple[str, ...]:
        """r or w for each operand: what is assigned stands on the left of the meaning."""
        written = {target for meaning in self.meaning for target in meaning.split(" = ")[0].split()}
        return tuple("w" if name in written else "r" for name, _ in zip(OPERANDS, self.kinds))


ROWS = (
    Row("mov", "xy", "{d} = {s};", ("d = copy s",)),
    Row("store", "mw", "P_w_put(&{d}, {s});", ("d = copy s",)),
    Row("mulwide", "WWww", "{s} = P_w_mul(&{d}, {t}, {u});", ("d s = mulwide t u",)),
    Row("maal", "WWwwww", "{s} = P_w_muladd(&{d}, {t}, {u}, {v}, {w});", ("d s = maal t u v w",)),
    Row("high", "Www", "(void)P_w_mul(&{d}, {s}, {t});", ("d = mulwide s t",)),
    Row("maalhigh", "Wwwww", "(void)P_w_muladd(&{d}, {s}, {t}, {u}, {v});", ("d = maal s t u v",)),
    Row("mullo", "Www", "{d} = {s} * {t};", ("d = mullo s t",)),
    Row("add", "WCww", "{s} = P_w_add(&{d}, {t}, {u}, 0);", ("d s = add t u",)),
    Row("adc", "WCwwc", "{s} = P_w_add(&{d}, {t}, {u}, {v});", ("d s = adc t u v",)),
    Row("sub", "WCww", "{s} = P_w_sub(&{d}, {t}, {u}, 0);", ("d s = sub t u",)),
    Row("sbb", "WCwwc", "{s} = P_w_sub(&{d}, {t}, {u}, {v});", ("d s = sbb t u v",)),
    Row("sum", "Www", "{d} = {s} + {t};", ("d = add s t",)),
    Row("sumc", "Wwwc", "{d} = {s} + {t} + {u};", ("d = adc s t u",)),
    Row("difference", "Www", "{d} = {s} - {t};", ("d = sub s t",)),
    Row("differencec", "Wwwc", "{d} = {s} - {t} - {u};", ("d = sbb s t u",)),
    Row("and", "Www", "{d} = {s} & {t};", ("d = and s t",)),
    Row("or", "Www", "{d} = {s} | {t};", ("d = or s t",)),
    Row("xor", "Www", "{d} = {s} ^ {t};", ("d = xor s t",)),
    Row("not", "Ww", "{d} = ~{s};", ("d = not s",)),
    Row("topand", "Www", "{d} = P_w_topand({s}, {t});", ("d = topand s t",)),
    Row("shl", "Wwi", "{d} = {s} << {t};", ("d = shl s t",)),
    Row("shr", "Wwi", "{d} = P_w_shr({s}, {t});", ("d = shr s t",)),
    Row("shld", "Wwwi", "{d} = P_w_shld({s}, {t}, {u});", ("d = shld s t u",)),
    Row("shrd", "Wwwi", "{d} = P_w_shrd({s}, {t}, {u});", ("d = shrd s t u",)),
    Row("mask", "Wc", "{d} = P_w_mask({s});", ("d = mask s",)),
    Row("word", "Wc", "{d} = P_w_hidden({s});", ("d = word s",)),
    Row("select", "Wcww", "{d} = P_w_select({s}, {t}, {u});", ("d = select s t u",)),
    Row("iszero", "Cw", "{d} = P_w_is_zero({s});", ("d = iszero s",)),
    Row("flag", "Cw", "{d} = (P_carry){s};", ("d = flag s",)),
)
# Printed as parts of other texts: the end of a loop, the arguments of a call and the call.
PARTS = (
    Row("countdown", "W", "}} while (--{d} != 0);", ("d Z = countdown d",), writes="Z"),
    Row("lea", "Wa", "", ("d = lea s",)),  # d is the place of an argument of the call behind it
    Row("call", "l", "P_{d}(...);", ()),
)
TABLE = InstructionTable({row.mnemonic: row for row in (*ROWS, *PARTS)}, ("Z",), frame="sp")
