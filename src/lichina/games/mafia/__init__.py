"""«Мафия» with Triads and loners. The deck is here; the rules follow, and then the registry will know the game."""
