"""`python -m boardwright` is the command `boardwright`."""

from __future__ import annotations

from boardwright.cli import main

raise SystemExit(main())
