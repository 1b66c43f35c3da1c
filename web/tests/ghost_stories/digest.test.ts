/** Where there is little room, what is sure is told, and the odds of the next ghost only where nothing is. */

import { expect, test } from 'vitest'
import type { EventData } from '../../src/lib/protocol/types'
import type { Speaker } from '../../src/lib/words/speaker'
import { digest } from '../../src/games/ghost_stories/telling/digest'
import type { GhostStoriesView } from '../../src/games/ghost_stories/view'

const FORECAST: EventData[] = [
  ['turn_began', {}],
  ['ghost_due', {}],
  ['qi_lost', {}],
  ['tile_haunted', {}],
]
const speaker = { event: ([tag]: EventData) => tag } as unknown as Speaker

const said = (forecast: EventData[]) => digest(forecast, {} as GhostStoriesView, { speaker })

test('what is sure is told, without headings and odds', () => {
  expect(said(FORECAST)).toEqual(['qi_lost', 'tile_haunted'])
})

test('where nothing is sure, the odds of the next ghost are told', () => {
  expect(said(FORECAST.slice(0, 2))).toEqual(['ghost_due'])
})
