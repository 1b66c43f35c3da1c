/** Which moments are told at the end of a game, and which choice is called the dearest. */

import { expect, test } from 'vitest'
import type { Analysis, Step } from '../../src/lib/protocol/analysis'
import type { Highlight } from '../../src/lib/protocol/story'
import { costliestChoice, keyMoments, stepOf } from '../../src/screens/ending/keyMoments'

const moment = (kind: string, turn: number, refs: string[] = [`tile:${turn}`]): Highlight => ({
  kind,
  turn,
  ply: turn * 10,
  event: [kind, { turn }],
  refs,
  tone: 'bad',
  weight: 2,
})

const step = (ply: number, seat: number, before: number, after: number): Step => ({
  cause: 'choice',
  ply,
  to: ply + 1,
  turn: 1,
  seat,
  before,
  after,
  error: 0,
  answer: 0,
  best: 1,
  lost: before - after,
  lost_error: 0,
})

const analysis = (steps: Step[]): Analysis =>
  ({ steps, turning_points: [], costliest: steps.map((_, at) => at) }) as unknown as Analysis

test('three moments are told, and the end by what brought it', () => {
  const moments = [1, 2, 3, 4].map((turn) => moment('tile_haunted', turn))
  const told = keyMoments([...moments, moment('end', 4, [])])
  expect(told).toHaveLength(3)
  expect(told.at(-1)).toMatchObject({ kind: 'end', refs: ['tile:4'], event: ['tile_haunted', { turn: 4 }] })
  expect(told.filter(({ turn }) => turn === 4)).toHaveLength(1)
})

test('an end that nothing of its turn brought stands for itself', () => {
  const told = keyMoments([moment('tile_haunted', 1), moment('end', 4, [])])
  expect(told.map(({ kind }) => kind)).toEqual(['tile_haunted', 'end'])
  expect(told.at(-1)?.refs).toEqual([])
})

test('a moment has the change of the step in which it happened, if there is one', () => {
  const found = analysis([step(5, 0, 0.5, 0.5), step(9, 0, 0.5, 0.3)])
  expect(stepOf(found, { ply: 10 })?.after).toBe(0.3)
  expect(stepOf(found, { ply: 6 })).toBeNull()
  expect(stepOf(null, { ply: 10 })).toBeNull()
})

test('the costliest choice is that of a person, unless bots played alone', () => {
  const found = analysis([step(1, 0, 0.9, 0.5), step(2, 1, 0.5, 0.4)])
  const seats = (names: string[]) => names.map((name) => ({ name, bot: '' })) as never
  expect(costliestChoice(found, seats(['', 'Ann']))?.seat).toBe(1)
  expect(costliestChoice(found, seats(['', '']))?.seat).toBe(0)
  expect(costliestChoice(null, seats(['Ann']))).toBeNull()
})
