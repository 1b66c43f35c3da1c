### The first page, new tables and seats.

## Pages

web-home-pages = Pages
web-home-tables = Home
web-home-campaign = Campaign
web-home-puzzles = Puzzles
web-home-gallery = Gallery
web-home-learn = Lessons
web-home-motto = cooperative games, in the browser and in the terminal
web-home-new-here = New here? Start with a lesson
web-home-new-here-why = A few minutes at a real table, and you can play.
web-home-to-lessons = To the lessons
web-home-sound = Sound?
web-home-sound-why = Music and the sounds of the table. Nothing plays until you choose.
web-home-sound-soft = Soft
web-home-sound-full = Full
web-home-sound-off = Off

## Games

web-home-games = Choose a game
web-home-choose = Choose { $game } for a new table
web-home-alone = Play solo now
web-home-challenge = Daily challenge
web-home-challenge-why = One deal a day, the same for everyone: alone or together.

## Tables

web-home-won = Won · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-home-lost = Lost · { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-home-given-up = Given up
web-home-statistics = My games
web-home-played = Games
web-home-wins = Won
web-home-best = Best score
web-home-open = Open tables
web-home-only-free = only with a free seat
web-home-join = Join
web-home-watch = Watch
web-home-nobody = No open tables. Start one; bots can fill the seats.
web-home-records = Records
web-home-upload = Open a record from a file
web-home-no-server = The server does not answer. Check the connection and try again.
web-home-offline = Offline: new games are played and saved on this device.

## A new table

web-home-new = New table
web-home-game = Game
web-home-your-name = Your name
web-home-me = Guest
web-home-level = Level
web-home-players = Players
web-home-seats = Seats
web-home-who = Who takes seat { $number }
web-home-sitter-me = Me
web-home-sitter-guest = A friend with the link
web-home-sitter-anyone = Anyone who finds the table
web-home-style = Style of the bot on seat { $number }
web-home-style-balanced = balanced
web-home-style-careful = careful
web-home-style-bold = bold
web-home-style-helper = helpful
web-home-bot-value = Strong bot
web-home-bot-value-line = A good partner: plans a turn or two ahead and plays instantly.
web-home-bot-search = Strongest bot
web-home-bot-search-line = Tries more options and simulated games than the strong bot.
web-home-bot-master = Patient bot
web-home-bot-master-line = Searches like the strongest bot, for up to two seconds a choice.
web-home-bot-rules = Simple bot
web-home-bot-rules-line = Plays instantly by rules of thumb; wins less often.
web-home-bot-random = Random bot
web-home-bot-random-line = Knows the rules and nothing more.
web-home-any = Surprise me
web-home-public = Public table
web-home-public-why = shown in the list
web-home-more = More options
web-home-choice-ask_all = Ask every question, even when it makes no difference
web-home-title = Name of the table
web-home-readings = Rule variants
web-home-readings-why = The rulebook leaves these open. Tick one to play it the other way.
web-home-recommend = Recommended first game
web-home-recommended = Recommended for a first game.
web-home-create = Open the table
web-home-create-start = Open the table and play
web-home-first-time = First time? Short lessons teach you to play.

## Seats

web-home-seat = Seat { $number }
web-home-you = you
web-home-away = away
web-home-sit = Sit down
web-home-stand-up = Stand up
web-home-new-token = New link for this player
web-home-new-token-sure = The old link stops working. New link?
web-home-invite = Invite friends
web-home-invite-how = Anyone with this link can take a free seat or watch.
web-home-copied = Copied
web-home-start = Start
web-home-start-bots = Start with bots on the free seats
web-home-missing =
    { $count ->
        [one] One seat is free: invite a friend, or let a bot play.
       *[other] { $count } seats are free: invite friends, or let bots play.
    }
web-home-wait-host = Waiting for the host to start.
