"""A field alone, without a curve."""
