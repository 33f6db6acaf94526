"""`python -m boardwright` is the command `boardwright`."""

from boardwright.cli import main

raise SystemExit(main())
