"""The rules of The BORDER as pure functions on frozen values: B1 to B25. `game` joins them."""
