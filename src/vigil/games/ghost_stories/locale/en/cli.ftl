### Ghost Stories: in the terminal and on the command line.

## The drawing of Ghost Stories

cli-game-ghost_stories = Ghost Stories
cli-turn = turn { $turn }
cli-haunted = haunted
cli-haunted-tiles = haunted tiles: { $count } (lost at { $limit })
cli-wu-feng = incarnations exorcised: { $count } of { $needed }
cli-no-qi = haunted
cli-neutral = neutral board
cli-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
cli-until-wu-feng = { $count ->
    [0] Wu-Feng is the next card
    [one] Wu-Feng after { $count } ghost
   *[other] Wu-Feng after { $count } ghosts
}
cli-discard = discarded: { $count }
cli-dice = { $count ->
    [one] { $count } free Tao die
   *[other] { $count } free Tao dice
}
cli-qi-supply = Qi in the supply: { $count }
cli-tao-supply = Tao in the supply:
cli-tao_blocked = Tao tokens are blocked
cli-white_cancelled = white faces are worthless

## The drawing of White Moon

cli-game-white_moon = { gs-module-white_moon }
cli-shelter = { gs-piece-shelter }: { $count }
cli-graveyard = { gs-piece-graveyard }: { $count } (lost at { $limit })
cli-crystals = crystals in reserve: { $count }
cli-su-ling-waits = Su-Ling in reserve
cli-su-ling-held = Su-Ling is captive
cli-su-ling-may-move = Su-Ling may move
cli-barrier-promised = Barrier at the turn's end
cli-barrier-stands = Mystic Barrier
cli-artifacts = Artifacts:

## At the prompt

cli-signs-ghost_stories =
    Symbols:
      R▲ red   B● blue   G♣ green   Y◆ yellow   K■ black   W✶ white
      ▶ active player      ♟ Taoist            † dead, or a board without Qi
      ☯ Yin-Yang           ✦ power tokens      ☸ Buddha
      # haunted tile       ☠1 a haunter strikes here in 1 turn of its board
      ☠·· figure of a haunter on its card; ·☠· on the first stone, strikes next
      2/3 resistance now and printed           ★ incarnation        ≈ mantra
      ✗ blocked power, or a ghost that cannot be exorcised now
      A number in brackets, such as [3], is the option for this place.
cli-signs-white_moon =
    Symbols of White Moon:
      ♙Hua Sun ? villagers on a tile from the top; ? not yet seen; +2 two more
      ◎ portal; ✗ while it is captured        ♕ Su-Ling     ↓ Taoist lying down
      ( ) receptacle; (☾) with a crystal      ☾1 moon crystals of a Taoist
      Hua ✓†♙? a family: saved, dead, in sight, not yet seen
      Several numbers: [2 11], such as going alone or with a villager.

## Kinds of things

cli-kind-ghost = ghost
cli-kind-incarnation = incarnation
cli-kind-tile = village tile
cli-kind-family = family
cli-kind-artifact = artifact
cli-kind-ability = ability
cli-column-colour = Colour
cli-column-resistance = Resist.
cli-column-stones = Stones: left | middle | right

## Help

cli-option-level = initiation, normal, nightmare or hell
cli-option-edition = revised or first_print
cli-option-seats = the players' sides of the village, 0 to 3 clockwise from north, e.g. 0,2
cli-option-colours = colours of the players, then of the neutral boards, e.g. red,blue
cli-option-powers = powers that are face up, by id
cli-option-first = the seat that goes first, counted from 0
cli-option-village = the nine tiles row by row, by id
cli-option-qi = Qi of each Taoist at the start, 1 to 5
cli-option-black-tao = each player also starts with a black Tao token
cli-option-portal = the place of the portal: centre, edge, corner, or a tile from 0 to 8
cli-option-village-tiles = first_games: the Kung-Fu School instead of the Night Watchman; random: nine of the ten tiles
cli-option-incarnations = incarnations in the deck: mixed, new or base
cli-option-cards = a TOML file with the values printed on your White Moon cards
cli-position-ghost_stories = players: 2; turn: red
