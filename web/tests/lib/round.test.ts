import './browser'
import { expect, test } from 'vitest'
import { lastRound, missedBy } from '../../src/lib/table/round'

const log = (...seats: number[]) => seats.map((seat, ply) => ({ ply, seat, events: [] }))

test('one who comes back has missed what others answered after him', () => {
  expect(missedBy(log(-1, 0, 1, 2), [0])).toEqual({ since: 0, answers: 2 })
})

test('one who answered last, or never, has missed nothing', () => {
  expect(missedBy(log(-1, 1, 0), [0])).toBeNull()
  expect(missedBy(log(-1, 1, 2), [0])).toBeNull()
})

test('the last round begins with the answer after which others had their turns', () => {
  expect(lastRound(log(-1, 0, 0, 1, 2, 0, 0), [0])).toBe(1)
})

test('solo players and spectators see the last dozen answers again', () => {
  const alone = log(-1, ...Array.from({ length: 20 }, () => 0))
  expect(lastRound(alone, [0])).toBe(8)
  expect(lastRound(alone, [])).toBe(8)
  expect(lastRound(log(-1, 0), [0])).toBe(0)
})
