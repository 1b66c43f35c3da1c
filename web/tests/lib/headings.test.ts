import { expect, test } from 'vitest'
import type { Choice } from '$lib/table/choices'
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

test('the last colon ends the beginning', () => {
  expect(shown('From the track (uncovers: 1): G1', 'From the track (uncovers: 1): G2')).toEqual([
    ['From the track (uncovers: 1)', ['G1', 'G2']],
  ])
})
