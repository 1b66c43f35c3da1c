### The campaign in the browser.

web-campaign-title = Campaign
web-campaign-lit = { $lit } of { $all } lanterns
web-campaign-lanterns = Lanterns lit: { $lit } of 3
web-campaign-locked = Win the one before to open this
web-campaign-different = What is different
web-campaign-goals = Three lanterns
web-campaign-won-by = The bot “{ $bot }” wins { $percent }%.
web-campaign-alone = Begin with bots
web-campaign-begin = Begin
web-campaign-friends = Begin with friends
web-campaign-choose = Choose the spirits, then begin
