"""AArch64: general registers of 64 bits, as data."""
