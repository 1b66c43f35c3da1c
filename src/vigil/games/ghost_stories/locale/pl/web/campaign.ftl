### Kampania w przeglądarce.

web-campaign-name-ghost_stories = Noce wioski
