/** From where a game can be tried again where it is not known which choice cost most. */

import type { Story } from '$lib/protocol/story'
import type { View } from '$lib/protocol/types'

/** The last turn in which something was chosen: a turn may end the game before anything is asked. */
export function lastChosen(
  { timeline }: Pick<Story, 'timeline'>,
  end: { ply: number; view: Pick<View, 'turn'> },
): { ply: number; number: number } {
  const before = timeline.findLast(({ ply }) => ply < end.ply)
  if (before) return before
  const [first] = timeline
  return { ply: 0, number: first ? Math.max(1, first.number - 1) : end.view.turn }
}
