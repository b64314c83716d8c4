"""`python -m tests.dist`: see __init__.py."""

from tests.dist import main

raise SystemExit(main())
