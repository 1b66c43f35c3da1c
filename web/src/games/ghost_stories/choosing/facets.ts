/** Whether a villager comes along: what parts the moves of White Moon. */

import type { Facet } from '$lib/game/choice'
import type { OpenDecision, Option } from '$lib/protocol/types'
import type { Voice } from '$lib/words/speaker'
import { boardOf, boardOfSeat, moonOf } from './refs'
import type { BoardView, GhostStoriesView } from '../view'

const ALONG = new Set(['escort', 'rise_and_escort'])
const ALONE = new Set(['tile', 'rise_and_go'])

/** The facet of a move, where a villager may come along. */
export function facetOf(
  [tag]: Option,
  decision: OpenDecision,
  view: GhostStoriesView,
  { speaker, words }: Voice,
): Facet | null {
  const along = ALONG.has(tag)
  if (!along && !ALONE.has(tag)) return null
  const mover = moverIn(decision, view)
  const family = decision.options.some(([other]) => ALONG.has(other)) ? familyBeside(mover, view) : null
  if (!mover || !family) return null
  if (along) {
    const villager = speaker.name('family', family)
    return { id: 'along', name: words.text('web-gs-along', { villager }), icon: `fam-${family}` }
  }
  const who = words.text(`gs-colour-${mover.colour}.taoist`)
  return {
    id: 'alone',
    name: words.text('web-gs-alone', { who }),
    icon: `t-${mover.colour}`,
    isUsual: true,
  }
}

/** The board of the Taoist who moves: the one that the question is about, or one's own. */
function moverIn({ about, seat }: OpenDecision, view: GhostStoriesView): BoardView | undefined {
  return about[0] === 'taoist' ? boardOf(view, String(about[1])) : boardOfSeat(view, seat)
}

/** The family of the top villager on the tile of a Taoist. */
function familyBeside(mover: BoardView | undefined, view: GhostStoriesView): string | null {
  if (mover?.tile == null) return null
  return (
    moonOf(view)
      .villagers.find(({ tile }) => tile === mover.tile)
      ?.stack.at(-1) ?? null
  )
}
