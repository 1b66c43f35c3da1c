### The gallery in the browser.

web-collection-sections = Sections: { $game }
web-collection-endings = Endings
web-collection-times =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-collection-no-endings = No game of yours has ended here yet. Its last position will be shown here.
web-collection-before = Previous
web-collection-next = Next
web-collection-met = Met in your games: { $count } of { $all }
web-collection-was-met = Met in your games
