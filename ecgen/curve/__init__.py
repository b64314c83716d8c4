"""Curve files turned into checked curves."""

from ecgen.curve.library import load_curve
from ecgen.curve.model import Completeness, Curve
from ecgen.curve.shape import PrimeShape, classify_prime
from ecgen.names import known_curves

__all__ = ["Completeness", "Curve", "PrimeShape", "classify_prime", "known_curves", "load_curve"]
