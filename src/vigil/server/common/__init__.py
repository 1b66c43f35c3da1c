"""What every part of the server may use: refusals, limits, tokens and figures."""
