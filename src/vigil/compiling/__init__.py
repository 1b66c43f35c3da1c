"""What prepares the sources for a compiler."""
