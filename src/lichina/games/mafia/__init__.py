"""«Мафия» with Triads and loners: the deck, the night and victory. The registry offers the game when it is whole."""
