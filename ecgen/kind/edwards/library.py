"""What libraries of twisted Edwards curves are: all that those of points (x, y) are."""
