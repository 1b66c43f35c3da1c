/** The turns to come in short: what surely happens, and only without it what may be drawn. */

import type { EventData } from '$lib/protocol/types'
import type { Voice } from '$lib/words/speaker'
import type { GhostStoriesView } from '../view'

const isGuess = ([tag]: EventData) => tag === 'ghost_due'

export function digest(
  forecast: readonly EventData[],
  view: GhostStoriesView,
  { speaker }: Pick<Voice, 'speaker'>,
): string[] {
  const happens = forecast.filter(([tag]) => tag !== 'turn_began')
  const sure = happens.filter((event) => !isGuess(event))
  return (sure.length ? sure : happens).flatMap((event) => speaker.event(event, view) ?? [])
}
