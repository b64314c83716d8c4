"""a x^2 + y^2 = 1 + d x^2 y^2."""

from ecgen.kind.edwards.law import LAW
from ecgen.kind.record import Kind

RECORD = Kind(form="twisted_edwards", law=LAW)
