import { expect, test } from 'vitest'
import type { GameCard } from '../../src/lib/game/plugin'
import { numberInYear, ofDay, type Carded } from '../../src/puzzles/puzzles'
import { dealtOn } from '../../src/screens/home/evening/dealt'

const CARDS = [
  { id: 'ghost_stories', modules: [] },
  { id: 'white_moon', modules: ['white_moon'] },
  { id: 'horizons', modules: [] },
] as unknown as GameCard[]

test('each game is dealt in turn, and none of its expansions', () => {
  const dealt = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => dealtOn(CARDS, day)?.id)
  expect(new Set(dealt)).toEqual(new Set(['ghost_stories', 'horizons']))
  expect(dealt[0]).toBe(dealt[2])
})

test('a date has the same number each year', () => {
  expect(['2027-01-01', '2027-02-28', '2028-02-29', '2027-03-01', '2028-12-31'].map(numberInYear)).toEqual([
    1, 59, 60, 61, 366,
  ])
})

test('the puzzle of a day is the one that says so', () => {
  const puzzles = [3, 0, 59].map((day) => ({ puzzle: { day } })) as Carded[]
  expect(ofDay(puzzles, '2027-02-28')).toBe(puzzles[2])
  expect(ofDay(puzzles, '2027-02-27')).toBeUndefined()
})
