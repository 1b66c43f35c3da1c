### The gallery in the browser.

web-hall-rooms = Rooms: { $game }
web-hall-endings = Endings
web-hall-times =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-hall-no-endings = No game of yours has ended here yet. Its last scene will hang here.
web-hall-before = The one before
web-hall-next = The next one
