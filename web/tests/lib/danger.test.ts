import { expect, test } from 'vitest'
import { curve } from '../../src/lib/table/danger'
import type { Story } from '../../src/lib/protocol/story'

const story = (limits: Record<string, number>, ...haunted: number[]): Story => {
  const [last = 0, ...turns] = haunted.toReversed()
  const timeline = turns.toReversed().map((count, at) => ({
    number: at + 1,
    ply: at,
    seat: 0,
    figures: { haunted: count, fear: 9 },
  }))
  return { timeline, figures: { haunted: last, fear: 9 }, limits } as unknown as Story
}

test('the curve falls to the floor where the game is lost', () => {
  expect(curve(story({ haunted: 4 }, 0, 2, 4), ['haunted'], 90, 24)).toBe('M0.0 0.0L45.0 12.0L90.0 24.0')
})

test('a limit that wins the game is no danger', () => {
  expect(curve(story({ haunted: 4, fear: 9 }, 0, 0), ['haunted'], 90, 24)).toBe('M0.0 0.0L90.0 0.0')
})

test('without limits or turns there is no curve', () => {
  expect(curve(story({}, 1, 2), ['haunted'], 90, 24)).toBe('')
  expect(curve(story({ haunted: 3 }, 1), ['haunted'], 90, 24)).toBe('')
})
