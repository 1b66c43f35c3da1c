import { expect, test } from 'vitest'
import type { Choice } from '../../src/lib/game/choice'
import { grouped } from '$lib/table/headings'

const choice = (label: string, index = 0) => ({ label, index }) as Choice
const shown = (...labels: string[]) =>
  grouped(labels.map(choice)).map(({ head, choices }) => [head, choices.map(({ label }) => label)])

test('options that begin alike share a heading and say the rest', () => {
  expect(shown('Use Tsunami: G1', 'Use Tsunami: G2', 'Use Quake: G1', 'Use Quake: G3', 'Pass')).toEqual([
    ['Use Tsunami', ['G1', 'G2']],
    ['Use Quake', ['G1', 'G3']],
    ['', ['Pass']],
  ])
})

test('an option without a like neighbour keeps all its words', () => {
  expect(shown('Growth 1: reclaim', 'Growth 2: presence')).toEqual([
    ['', ['Growth 1: reclaim']],
    ['', ['Growth 2: presence']],
  ])
})

test('the last colon or arrow outside brackets ends the beginning', () => {
  expect(shown('Track (opens: 1): G1', 'Track (opens: 1): G2', 'Cards (2) → G1', 'Cards (2) → G2')).toEqual([
    ['Track (opens: 1)', ['G1', 'G2']],
    ['Cards (2)', ['G1', 'G2']],
  ])
  expect(shown('Take one (left: 3)', 'Take one (left: 2)')).toEqual([
    ['', ['Take one (left: 3)']],
    ['', ['Take one (left: 2)']],
  ])
})
