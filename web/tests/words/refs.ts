/** Which refs there can be, for the tests of what carries them. */

import type { GhostStoriesView } from '../../src/games/ghost_stories/view'
import type { HorizonsView } from '../../src/games/horizons/view'
import type { View } from '../../src/lib/protocol/types'

const ID = '[a-z][a-z0-9_]*'
const COLOUR = '(yellow|blue|green|red)'
const FORMS: Readonly<Record<string, RegExp>> = {
  ghost_stories: new RegExp(
    `^(tile:[0-8]|space:${COLOUR}:[0-2]|board:${COLOUR}|taoist:${COLOUR}|tao:(${COLOUR}|black)` +
      `|card:[0-9]+|villager:[0-8]|receptacle:[0268]|(family|artifact|power):${ID})$`,
  ),
  horizons: new RegExp(`^(land:[A-H][1-8]|spirit:[0-2]|card:${ID}|innate:${ID})$`),
}

/** Whether a ref is written as refs of that game are. */
export function isWellFormed(ref: string, game: string): boolean {
  return FORMS[game]?.test(ref) ?? false
}

/** Whether a place that a ref names is on the table. */
export function isThere(ref: string, view: View): boolean {
  const [kind, id] = ref.split(':')
  if (kind === 'land') return (view as HorizonsView).lands.some((land) => land.id === id)
  if (kind === 'spirit') return Number(id) in (view as HorizonsView).spirits
  const { village, boards } = view as GhostStoriesView
  if (kind === 'tile') return Number(id) in village
  if (kind === 'space') return boards.some((board) => board.colour === id)
  return true
}
