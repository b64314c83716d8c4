"""Montgomery curves, whose libraries multiply x-coordinates."""
