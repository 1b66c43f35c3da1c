"""Reinforcement learning of the policy of Ghost Stories."""
