"""ARMv7E-M (Thumb-2 with the DSP extension): instructions and the Cortex-M4 as data."""
