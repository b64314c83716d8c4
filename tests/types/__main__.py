"""`python -m tests.types`: see __init__.py."""

from tests.types import main

main()
