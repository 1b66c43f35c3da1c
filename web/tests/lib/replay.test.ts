import './browser'
import { expect, test } from 'vitest'
import type { Moment, PlyEvents, View } from '../../src/lib/protocol/types'
import { Replay, stopsOf } from '../../src/lib/table/replay.svelte'

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

/** A replay of four stops, at the last one of which it was opened. */
function replay(): Replay {
  const events = [told(1, 0), told(2, 0), told(3, 0)]
  const moment = (ply: number) => ({ ply, view: {} as View, decision: null, events }) as unknown as Moment
  globalThis.fetch = (address) =>
    Promise.resolve(Response.json(moment(Number(/at\/(\d+)/.exec(address as string)?.[1]))))
  return new Replay('table', moment(3), [0, 0, 0])
}

test('one step on can be played, a jump or a step back cannot', async () => {
  const game = replay()
  const steps: boolean[] = []
  for (const at of [1, 2, 1, 3, 2, 3]) {
    await game.show(at)
    steps.push(game.stepped)
  }
  expect(steps).toEqual([false, true, false, false, false, true])
})

test('log and answer stay with the table that is shown while another one is on its way', async () => {
  const game = replay()
  await game.show(2)
  const seen = () => [game.shown?.ply, game.log.at(-1)?.ply, game.taken, game.answeredAt]
  const before = seen()
  for (const at of [0, 3]) {
    const coming = game.show(at)
    expect(seen()).toEqual(before)
    await coming
    expect(seen()).not.toEqual(before)
    await game.show(2)
  }
})
