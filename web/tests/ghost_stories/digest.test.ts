/** Where there is little room, what is sure comes before the odds of the next ghost. */

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

test('the odds of the next ghost come last, and no headings', () => {
  const said = digest(FORECAST, {} as GhostStoriesView, { speaker })
  expect(said).toEqual(['qi_lost', 'tile_haunted', 'ghost_due'])
})
