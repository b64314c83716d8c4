"""Curves in short Weierstrass form."""
