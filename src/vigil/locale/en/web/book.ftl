### The rulebook in the browser.

web-book-contents = Contents
web-book-search = Search the book, in any language
web-book-found = { $count ->
    [0] Nothing found
    [one] { $count } section found
   *[other] { $count } sections found
 }
web-book-about = All the rules in { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 }, with examples you can play in the text.
web-book-begin = Start reading
web-book-whole = The whole book on one page
web-book-puzzles = Puzzles
web-book-print = Print
web-book-none = This game has no rulebook yet. See its cards and pieces.
web-book-no-section = No such section. See the contents.
web-book-neighbours = Neighbouring sections
web-book-previous = Previous
web-book-next = Next
web-book-open = Open the whole book
web-book-play-example = Play the example

## Examples

web-book-example = Example
web-book-try = Try it
web-book-show = Show me
web-book-stop = Stop
web-book-step = Next step: { $option }
web-book-step-back = Step back
web-book-again = From the start
web-book-solved = Right: just as the text says.
web-book-aside = You have left the example. Play on, or go back.
web-book-player = Player { $number }
