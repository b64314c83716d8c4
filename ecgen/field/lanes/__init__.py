"""Field arithmetic in vector lanes: representations and their lowerings to VectorPrograms."""
