"""«Мафия» with Triads and loners: the deck, the night and victory are here; the registry offers the game when it is whole."""
