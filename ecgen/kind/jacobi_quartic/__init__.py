"""Extended Jacobi quartics."""
