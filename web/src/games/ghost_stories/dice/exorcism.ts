/** Which ghosts a roll is made against. */

import type { Decision } from '$lib/protocol/types'
import { boardOf, ghostsIn, targetsFrom } from '../choosing/refs'
import type { GhostStoriesView, GhostView } from '../view'

const ABOUT_ROLL = [
  'reroll_tao',
  'reroll_curse',
  'exorcise_ghosts',
  'spend_tao',
  'barrier_ghosts',
  'school_ghosts',
]

/** Whether a question is about the dice that lie in the tray; others come while they still lie there. */
export function isAboutRoll(decision: Decision | null): boolean {
  return ABOUT_ROLL.includes(decision?.kind ?? '')
}

/** The ghosts that a question about the roll names, else those next to the Taoist whose turn it is. */
export function targetsOf(
  view: GhostStoriesView,
  decision: Decision | null,
): { ref: string; ghost: GhostView }[] {
  const named = new Set(
    (isAboutRoll(decision) ? decision?.options : null)
      ?.filter(([tag]) => tag === 'ghost')
      .map(([, colour, place]) => `space:${colour}:${place}`),
  )
  const near = targetsFrom(view, boardOf(view, view.active ?? '')?.tile ?? null)
  if (!named.size) return decision && decision.kind.startsWith('barrier') ? [] : near
  const wanted =
    decision?.kind === 'exorcise_ghosts' ? new Set([...named, ...near.map(({ ref }) => ref)]) : named
  return ghostsIn(view).filter(({ ref }) => wanted.has(ref))
}
