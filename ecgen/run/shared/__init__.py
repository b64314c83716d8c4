"""What checks of several kinds of curves have in common: `shared` of their records names it."""
