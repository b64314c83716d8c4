"""Vector programs: four lanes of 64-bit words or doubles, with exact meaning, bounds and proof."""
