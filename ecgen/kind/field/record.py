"""A prime field or its quadratic extension alone."""

from ecgen.kind.record import Kind

RECORD = Kind(form="field")
