"""Forecasts, hints, and reports of games."""
