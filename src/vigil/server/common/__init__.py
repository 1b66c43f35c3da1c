"""What all parts of the server share: refusals, limits, tokens and figures."""
