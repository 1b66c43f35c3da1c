"""Powers: what one is, one use of it, and the effects that powers are made of."""
