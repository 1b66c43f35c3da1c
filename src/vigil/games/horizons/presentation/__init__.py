"""The game as others see it: screens, positions as text, card lists, choices before it."""
