"""What is in the White Moon box."""
