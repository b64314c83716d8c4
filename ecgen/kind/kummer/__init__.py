"""Squared Kummer surfaces: the points of a Jacobian up to sign."""
