"""Web Push: a word to the browsers of players whose answer is awaited, where a host wants that."""
