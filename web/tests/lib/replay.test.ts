import './browser'
import { expect, test } from 'vitest'
import type { PlyEvents } from '../../src/lib/protocol/types'
import { stopsOf } from '../../src/lib/table/replay.svelte'

const told = (ply: number, seat: number): PlyEvents => [ply, [], seat]

test('each answer of a player is a stop, chance is none', () => {
  const stops = stopsOf([told(0, -1), told(3, 0), told(5, 1)], [9, 9, 4, 9, 2])
  expect(stops.slice(0, 2)).toEqual([
    { ply: 2, taken: 4 },
    { ply: 4, taken: 2 },
  ])
})

test('the last stop is the present, which nobody has answered', () => {
  expect(stopsOf([told(0, -1), told(1, 0)], [7]).at(-1)).toEqual({ ply: 1, taken: null })
})

test('a game without an answer has one stop', () => {
  expect(stopsOf([told(0, -1)], [])).toEqual([{ ply: 0, taken: null }])
})
