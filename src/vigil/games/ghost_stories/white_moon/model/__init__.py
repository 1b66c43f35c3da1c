"""What lies on the table, the questions about it and the verbs that change it; nothing asks."""
