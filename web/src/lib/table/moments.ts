/** What is drawn over a thing for a moment when something happens to it. */

import type { GameFace, Voice } from '../../games/face'
import type { Beat } from './beats'

/** A symbol and how it moves; a large one stands in the middle of the board. */
export interface Moment {
  glyph: string
  way: 'strike' | 'darken' | 'drop' | 'rise' | 'land' | 'large'
}

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
    const moment = face.moments?.[event[0]]
    if (!moment) return []
    return [{ ...moment, refs: face.touched(event, view, voice).map((ref) => face.resolve(ref, view)) }]
  })
  return found.slice(-MOST)
}
