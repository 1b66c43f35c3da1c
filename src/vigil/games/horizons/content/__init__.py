"""What is in the box: boards, spirits, powers, invader and fear cards."""
