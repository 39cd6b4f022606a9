"""The games: each a package of its own, with its rules, its words and its bots."""
