/** What is drawn over a thing for a moment when something happens to it. */

import type { GameFace } from '../game/face'
import type { Moment } from '../game/moment'
import type { Voice } from '../words/speaker'
import type { Beat } from './beats'

/** A moment at a thing, or at none in particular. */
export interface PlacedMoment extends Moment {
  refs: readonly string[]
}

/** More would be a muddle. */
const MOST = 6

/** The moments of a beat, each at the things that it touches. */
export function momentsOf(
  { events, view }: Beat,
  face: Pick<GameFace, 'moments' | 'touched' | 'resolve'>,
  voice: Voice,
): PlacedMoment[] {
  const found = events.flatMap((event): PlacedMoment[] => {
    const [tag, facts] = event
    const found = face.moments?.[tag] ?? null
    const moment = typeof found === 'function' ? found(facts, view) : found
    if (moment === null) return []
    return [{ ...moment, refs: face.touched(event, view, voice).map((ref) => face.resolve(ref, view)) }]
  })
  return found.slice(-MOST)
}
