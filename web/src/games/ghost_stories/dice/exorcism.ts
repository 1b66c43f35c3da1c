/** Which ghosts a roll is made against. */

import type { Decision } from '$lib/protocol/types'
import { boardOf, ghostsIn, targetsFrom } from '../choosing/refs'
import type { GhostStoriesView, GhostView } from '../view'

/** The ghosts that the question names, else those next to the Taoist whose turn it is. */
export function targetsOf(
  view: GhostStoriesView,
  decision: Decision | null,
): { ref: string; ghost: GhostView }[] {
  const named = new Set(
    decision?.options
      ?.filter(([tag]) => tag === 'ghost')
      .map(([, colour, place]) => `space:${colour}:${place}`),
  )
  const near = targetsFrom(view, boardOf(view, view.active ?? '')?.tile ?? null)
  if (!named.size) return decision && decision.kind.startsWith('barrier') ? [] : near
  const wanted =
    decision?.kind === 'exorcise_ghosts' ? new Set([...named, ...near.map(({ ref }) => ref)]) : named
  return ghostsIn(view).filter(({ ref }) => wanted.has(ref))
}
