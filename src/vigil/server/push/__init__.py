"""Web Push: notifications to the browsers of absent players, if the server's host enables it."""
