/** Questions to several seats. */

import { expect, test } from 'vitest'
import { heardBy } from '$lib/protocol/parts'
import type { OpenDecision } from '$lib/protocol/types'

const window: OpenDecision = {
  seat: -2,
  seats: [0, 1],
  kind: 'power_phase',
  about: [],
  parts: [],
  options: [
    ['use', 0, 'drought'],
    ['pass', 0],
    ['pass', 1],
  ],
}

test('asked players get their own options of a window', () => {
  expect(heardBy(window, [1])).toEqual({ ...window, seats: [1], options: [['pass', 1]] })
  expect(heardBy(window, [0, 1])).toEqual(window)
})

test('others get all of it', () => {
  expect(heardBy(window, [2])).toEqual(window)
  expect(heardBy({ ...window, seat: 0, seats: [0] }, [0]).options).toHaveLength(3)
})
