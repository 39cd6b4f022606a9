"""`python -m lichina` is the command `lichina`."""

from .cli import main

raise SystemExit(main())
