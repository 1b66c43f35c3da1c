/** What a card that is offered would be good for. */

import { expect, test } from 'vitest'
import type { Content } from '$lib/protocol/types'
import { levelsCompleted, reachesOwn } from '../../src/games/horizons/cards/draft'
import type { Element, SpiritView } from '../../src/games/horizons/view'

const card = (id: string, elements: Element[], thresholds: object[] = []) => ({
  id,
  kind: 'power',
  facts: { cost: 1, elements, thresholds },
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
  energy: 0,
  income: 2,
  plays: 2,
  hand: ['in_hand'],
  innate: { thresholds: levels.map((elements) => ({ elements, missing: {} })) },
} as unknown as SpiritView

test('a card completes the levels that hand and play alone do not reach', () => {
  expect(levelsCompleted('offered', spirit, box)).toEqual([2, 3])
  expect(levelsCompleted('other', spirit, box)).toEqual([])
})

test('only cards that can be played in one round count', () => {
  expect(levelsCompleted('offered', { ...spirit, plays: 1 }, box)).toEqual([])
  expect(reachesOwn('major', { ...spirit, plays: 1 }, box)).toBe(false)
})

test('and only cards that the energy and the income of a round pay for', () => {
  expect(levelsCompleted('offered', { ...spirit, income: 1 }, box)).toEqual([])
  expect(levelsCompleted('offered', { ...spirit, income: 1, energy: 1 }, box)).toEqual([2, 3])
})

test('the threshold of a card counts its own elements', () => {
  expect(reachesOwn('major', spirit, box)).toBe(true)
  expect(reachesOwn('offered', spirit, box)).toBe(false)
})
