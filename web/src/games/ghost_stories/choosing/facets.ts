/** Whether a villager comes along, by which the moves of White Moon are grouped. */

import type { Facet } from '$lib/game/choice'
import type { OpenDecision, Option } from '$lib/protocol/types'
import type { Voice } from '$lib/words/speaker'
import { boardOf, boardOfSeat, moonOf } from './refs'
import type { BoardView, GhostStoriesView } from '../view'

type Kind = 'along' | 'alone' | 'fetch'

const KINDS: Readonly<Record<string, Kind>> = {
  escort: 'along',
  fetch: 'fetch',
  rise_and_escort: 'along',
  rise_and_go: 'alone',
  tile: 'alone',
}
const kindOf = ([tag]: Option): Kind | null => KINDS[tag] ?? null

/** The facet of a move, where a villager may come along. */
export function facetOf(
  option: Option,
  decision: OpenDecision,
  view: GhostStoriesView,
  voice: Voice,
): Facet | null {
  const kind = kindOf(option)
  const mover = moverIn(decision, view)
  const isShared = decision.options.some((other) => kindOf(other) !== 'alone' && kindOf(other) !== null)
  if (!kind || !mover || !isShared) return null
  return FACETS[kind](mover, view, voice)
}

const FACETS: Readonly<
  Record<Kind, (mover: BoardView, view: GhostStoriesView, voice: Voice) => Facet | null>
> = {
  along: (mover, view, { speaker, words }) => {
    const family = familyBeside(mover, view)
    if (!family) return null
    const villager = speaker.name('family', family)
    return { id: 'along', name: words.text('web-gs-along', { villager }), icon: `fam-${family}` }
  },
  alone: ({ colour }, _, { words }) => ({
    id: 'alone',
    name: words.text('web-gs-alone', { who: words.text(`gs-colour-${colour}.taoist`) }),
    icon: `t-${colour}`,
    isUsual: true,
  }),
  fetch: (_mover, _view, { words }) => ({
    id: 'fetch',
    name: words.text('web-gs-fetch'),
    icon: 'i-shelter',
  }),
}

/** The board of the Taoist who moves: the one that the question is about, or one's own. */
function moverIn({ about, seat }: OpenDecision, view: GhostStoriesView): BoardView | undefined {
  return about[0] === 'taoist' ? boardOf(view, String(about[1])) : boardOfSeat(view, seat)
}

/** The family of the top villager on the tile of a Taoist. */
function familyBeside(mover: BoardView, view: GhostStoriesView): string | null {
  return (
    moonOf(view)
      .villagers.find(({ tile }) => tile === mover.tile)
      ?.stack.at(-1) ?? null
  )
}
