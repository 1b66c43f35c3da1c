/** How near the island is to its fall, at the moment that is shown. */

import type { HorizonsView } from '../view'

/** Blight left in the pool beyond what is due, and invader cards left, that are few. */
const FEW_BLIGHT = 2
const FEW_CARDS = 2
/** At this terror level the invaders are about to give up. */
const TERROR = 3

/**
 * From 0 to 3: nothing presses; blight is due; one more round like this may be the last; the game is lost if
 * nothing is done. Invaders in terror are less of a danger, unless that is so.
 */
export function danger(view: HorizonsView): number {
  if (!view.lands.length) return 0
  const due = blightDue(view)
  if (view.blight.pool <= due || isLastPresence(view)) return 3
  const relief = view.fear.terror_level >= TERROR ? 1 : 0
  return Math.max(0, pressure(view, due) - relief)
}

/** The blight that the next ravages bring, as things stand. */
function blightDue({ lands }: HorizonsView): number {
  return lands.reduce((sum, { next }) => sum + (next.blight ? 1 : 0) + (next.cascade ? 1 : 0), 0)
}

function pressure({ blight, invaders, lands }: HorizonsView, due: number): number {
  const cascades = lands.some(({ next }) => next.cascade)
  if (cascades || blight.pool - due <= FEW_BLIGHT || invaders.left <= FEW_CARDS) return 2
  return due > 0 ? 1 : 0
}

/** Whether a spirit has its only presence in a land where blight is due. */
function isLastPresence({ lands, spirits }: HorizonsView): boolean {
  return spirits.some(({ seat }) => {
    const [only, ...others] = lands.filter(({ presence }) => (presence[seat] ?? 0) > 0)
    return only?.next.blight === true && !others.length && only.presence[seat] === 1
  })
}
