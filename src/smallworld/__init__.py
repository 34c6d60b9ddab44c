"""Small World and its Sky Islands expansion: rules, bots, a game in the terminal. An unofficial fan project."""
