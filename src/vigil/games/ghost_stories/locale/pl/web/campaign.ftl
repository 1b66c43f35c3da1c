### Kampania w przeglądarce.

web-campaign-name-ghost_stories = Noce wioski
web-campaign-number-ghost_stories = Noc { $number }

web-campaign-column-ghost_stories-deaths = Polegli Taoiści
web-campaign-column-ghost_stories-haunted = Nawiedzone żetony na końcu
web-campaign-column-ghost_stories-qi = Pozostałe Czi
web-campaign-column-ghost_stories-tao = Pozostałe znaczniki Tao
web-campaign-column-ghost_stories-yin_yangs = Wydane Jin-Jang
web-campaign-column-ghost_stories-saved = Ocaleni Wieśniacy
web-campaign-column-ghost_stories-families = Rodziny ocalone w całości
web-campaign-column-ghost_stories-dead = Martwi Wieśniacy
