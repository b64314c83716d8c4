"""b v^2 = u^3 + a u^2 + u."""

from ecgen.kind.montgomery.law import LAW
from ecgen.kind.record import Kind

RECORD = Kind(form="montgomery", law=LAW)
