import './browser'
import { beforeEach, expect, test } from 'vitest'
import type { Advice } from '../../src/lib/protocol/types'
import { Hints, rankMark } from '../../src/lib/table/hints.svelte'

const sent: [number, boolean][] = []
let grants = true
const table = {
  ply: 7,
  hint: (ply: number, stop: boolean) => {
    sent.push([ply, stop])
    return Promise.resolve(grants)
  },
}
const advice = (ply: number, ...answers: number[]): Advice => ({
  type: 'advice',
  ply,
  seat: 0,
  fates: 4,
  of: 40,
  options: answers.map((answer) => ({
    weighed: { answer, worth: 0, chance: 0.5, margin: 0.1, fates: 4 },
    reason: { kind: 'later', events: [], chances: [] },
  })),
})
let hints: Hints
beforeEach(() => {
  sent.length = 0
  grants = true
  table.ply = 7
  hints = new Hints(table)
})

test('a hint is asked for the question that is shown, and ranks its options', () => {
  hints.toggle()
  expect(sent).toEqual([[7, false]])
  expect([hints.open, hints.advice]).toEqual([true, null])
  hints.hear(advice(7, 3, 1))
  expect([3, 1, 0].map((answer) => hints.rankOf(answer))).toEqual([1, 2, 0])
  expect([1, 2, 3, 0].map(rankMark)).toEqual(['★★★', '★★', '★', ''])
})

test('what comes for an earlier question is not shown', () => {
  hints.toggle()
  hints.hear(advice(6, 3))
  expect(hints.advice).toBeNull()
})

test('it goes with the question, and does not come back with an undo', () => {
  hints.toggle()
  hints.hear(advice(7, 3))
  table.ply = 8
  expect([hints.open, hints.rankOf(3)]).toEqual([false, 0])
  hints.forget()
  table.ply = 7
  expect(hints.open).toBe(false)
})

test('closed, it tells the server to stop, once', () => {
  hints.toggle()
  hints.toggle()
  expect(sent).toEqual([
    [7, false],
    [7, true],
  ])
  expect(hints.close()).toBe(false)
  expect(sent).toHaveLength(2)
})

test('refused, it closes', async () => {
  grants = false
  hints.toggle()
  await Promise.resolve()
  await Promise.resolve()
  expect(hints.open).toBe(false)
})
