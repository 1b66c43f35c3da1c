### Horizons of Spirit Island: in the terminal and on the command line.

## The drawing of Horizons of Spirit Island

cli-game-horizons = Horizons of Spirit Island
cli-round = round { $round }
cli-setup = setup
cli-assumed = assumed
cli-invader-deck = { $count ->
    [one] { $count } invader card left
   *[other] { $count } invader cards left
}
cli-next-stage = next: stage { $stage }
cli-fear = Fear: { $count } of { $pool }
cli-fear-earned = cards to resolve: { $count }
cli-fear-deck = fear deck: { $count }
cli-next-level = { $count ->
    [one] level { $level } in { $count } card
   *[other] level { $level } in { $count } cards
}
cli-blight = Blight left: { $count } (you lose at 0)
cli-energy = Energy { $energy } (+{ $income })
cli-plays = card plays { $plays }
cli-plays-left = card plays { $plays }, { $left } left
cli-destroyed = destroyed presence: { $count }
cli-range-bonus = range +{ $count }
cli-track-energy = Energy
cli-track-plays = Plays
cli-in-play = In play
cli-hand = Hand
cli-discarded = Discarded:

## At the prompt

cli-signs-horizons =
    Symbols:
      J♣ jungle   M▲ mountain   S∴ sands   W░ wetland   ~ coast
      E explorers   T towns   C cities   D Dahan   X blight   ' one damage
      ▼ Teeth   ◉ Eyes   ◒ Mud   ◆ Heat   ✶ Whirlwind: presence; * sacred site
      R5/3 ravage: damage 5 against defence 3   +X blight comes   » it cascades
      B+T a town is built   B+C a city is built   /3 defence 3
      ☼ sun   ☾ moon   △ fire   ≈ air   ◊ water   ■ earth   ✿ plant   ♞ animal
      ↯ fast   ◷ slow   ● can be used now   ○ not now   ✓ used, or level reached
      2☾1✿ -1✿ a level that needs 2 moon and 1 plant; 1 plant is missing
      1 2┃3 4 a track: the spaces before the bar are uncovered
      ▶ may choose         A number in brackets, such as [3], is the option
      for this land, card or spirit.

## Kinds of things

cli-kind-spirit = spirit
cli-kind-special = special rule
cli-kind-fear = fear card
cli-kind-invader = invader card
cli-kind-board = island board
cli-kind-terror = terror level
cli-kind-element = element
cli-kind-terrain = terrain
cli-column-cost = Cost
cli-column-speed = Speed
cli-column-elements = Elements
cli-column-range = Range
cli-column-note = Thresholds, notes

## Help

cli-option-spirits = the spirit of each player, by id
cli-option-boards = the island board of each player, by letter
cli-option-progression = new power cards come from each spirit's progression, for first games
cli-option-progression-seats = seats of first-time players, whose new power cards come from the progression
cli-option-bonus-growth = easier: every spirit grows once at the end of the setup
cli-option-no-first-explore = easier still: the invaders do not explore during the setup
cli-option-escalation = harder: invader cards of stage II bring towns
cli-position-horizons = players: 2; boards: G H
cli-land-beside = Beside it: { $lands }
