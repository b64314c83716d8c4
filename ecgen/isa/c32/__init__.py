"""Portable C on words of 32 bits: C99, products in uint64_t. All code is that of ../c64."""
