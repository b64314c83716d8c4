"""AVX2 with FMA: vector programs become instructions on sixteen 256-bit registers."""
