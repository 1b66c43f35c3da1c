"""Habits of experienced players, and how often bots break them.

``PYTHONPATH=tools python -m habits ghost_stories --bots rules,value --games 50`` writes a table.
"""
