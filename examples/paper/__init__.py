"""The comparisons of two papers, made again on this machine with what ecgen emits."""
