### The evening on the first page.

web-evening-count =
    { $count ->
        [0] Light the first lantern
        [one] { $count } evening
       *[other] { $count } evenings
    }
web-evening-your-move = Your move
web-evening-going = A game is waiting
web-evening-turn = Turn { $turn }
web-evening-back = Back to the table
web-evening-deal = Tonight's deal
web-evening-deal-why = The same cards and dice for everyone until midnight (UTC).
web-evening-deal-play = Play it
web-evening-puzzle = Today's puzzle
web-evening-solve = Solve it
web-evening-solved = Solved: look again
web-evening-question = What would you like to do?
web-evening-learn = Learn it in ten minutes
web-evening-learn-why = A guided first game on a real board.
web-evening-alone = Play alone
web-evening-alone-why = Choose a game; bots take the other seats.
web-evening-friends = Play with friends
web-evening-friends-why = Open a table and send one link. Nobody needs an account.
web-evening-know = I know my way around: go to the home page
web-evening-marks = Achievements
web-evening-waits-for = Waiting for { $names }
web-evening-deal-best = To beat today: { $names }, { $score }
web-evening-deal-first = Nobody has finished it yet. Be the first!
web-evening-lessons-why = Ten minutes each, on a real board.
web-evening-lessons-done = You have finished every lesson.
web-evening-friends-how = A free seat in { $game } and a link to send. Nobody needs an account.
web-evening-circles = Circles of friends
web-evening-new = Choose game and seats
web-evening-open = Open a table
web-evening-gallery-why = Everything drawn for the games, room by room.
