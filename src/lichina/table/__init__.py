"""A live table: people, bots, clocks, talk, and the match that they play. It knows neither sockets nor databases."""
