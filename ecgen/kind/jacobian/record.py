"""The classes of divisors of y^2 = f(x), f monic of degree 5."""

from ecgen.kind.jacobian.law import LAW
from ecgen.kind.record import Kind

RECORD = Kind(form="genus2_imaginary", law=LAW)
