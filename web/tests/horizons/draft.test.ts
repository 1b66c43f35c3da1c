/** What a card that is offered would be good for. */

import { expect, test } from 'vitest'
import type { Content } from '$lib/protocol/types'
import { levelsCompleted, reachesOwn } from '../../src/games/horizons/cards/draft'
import type { Element, SpiritView } from '../../src/games/horizons/view'

const card = (id: string, elements: Element[], thresholds: object[] = []) => ({
  id,
  kind: 'power',
  facts: { elements, thresholds },
})
const box = [
  card('in_hand', ['moon']),
  card('offered', ['fire', 'moon']),
  card('other', ['water']),
  card('major', ['fire'], [{ fire: 2, moon: 1 }]),
] as unknown as Content[]
const levels = [{ moon: 1 }, { moon: 2 }, { moon: 2, fire: 2 }, { moon: 3, fire: 2 }]
const spirit = {
  elements: { fire: 1 },
  hand: ['in_hand'],
  innate: { thresholds: levels.map((elements) => ({ elements, missing: {} })) },
} as unknown as SpiritView

test('a card completes the levels that hand and play alone do not reach', () => {
  expect(levelsCompleted('offered', spirit, box)).toEqual([2, 3])
  expect(levelsCompleted('other', spirit, box)).toEqual([])
})

test('the threshold of a card counts its own elements', () => {
  expect(reachesOwn('major', spirit, box)).toBe(true)
  expect(reachesOwn('offered', spirit, box)).toBe(false)
})
