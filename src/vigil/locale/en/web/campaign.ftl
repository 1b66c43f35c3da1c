### The campaign in the browser.

web-campaign-title = Campaign
web-campaign-lit = { $lit } of { $all } lanterns
web-campaign-lanterns = Lanterns lit: { $lit } of 3
web-campaign-locked = Win the previous part to open this.
web-campaign-number = Part { $number }
web-campaign-different = What is different
web-campaign-goals = Three lanterns
web-campaign-won-by = { $bot }: won { $percent } % of { $games } games here.
web-campaign-begin = Begin
web-campaign-with-bots = Begin with bots
web-campaign-with-nobody = Alone, all { $seats } seats
web-campaign-with-friends = With friends
web-campaign-choose = You choose the spirits at the table.

## At the end of a game

web-campaign-of = Your lanterns: { $title }
web-campaign-to = Back to the campaign
web-campaign-new = new
web-campaign-missed-won = The game was lost.
web-campaign-missed =
    { $bound ->
        [least] { $what }: { $came }; at least { $limit } needed.
       *[most] { $what }: { $came }; at most { $limit } allowed.
    }
