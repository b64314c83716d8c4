"""The points of a Jacobian up to sign, on the squared Kummer surface of four theta constants."""

from ecgen.kind.record import Kind

RECORD = Kind(form="kummer_squared")
