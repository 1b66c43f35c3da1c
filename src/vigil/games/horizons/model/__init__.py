"""The setup, the state of the table, queries and verbs."""
