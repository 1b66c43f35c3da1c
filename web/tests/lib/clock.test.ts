import './browser'
import { beforeEach, expect, test } from 'vitest'
import type { Film, View } from '../../src/lib/protocol/types'
import { cut } from '../../src/lib/table/beats'
import { Clock } from '../../src/lib/table/clock.svelte'
import { Director } from '../../src/lib/table/director.svelte'
import type { Source } from '../../src/lib/table/playing.svelte'
import type { Voice } from '../../src/lib/words/speaker'

/** A game in which two things happen at every ply; a view is how many have happened. */
const view = (step: number) => ({ step }) as unknown as View
const happening = (ply: number) => ({ ply, seat: 1, events: [event(2 * ply - 1), event(2 * ply)] })
const event = (step: number): [string, Record<string, unknown>] => [`thing${step}`, {}]
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at + 1)

const face = {
  weights: {},
  heading: () => null,
  turnTime: 60_000,
  touched: () => [],
  resolve: (ref: string) => ref,
  rolls: new Set<string>(),
}
const voice = { speaker: { event: ([tag]: [string]) => `${tag}.` } } as unknown as Voice

const film = (since: number, to: number): Promise<Film> =>
  Promise.resolve({
    since,
    ply: to,
    view: view(2 * since),
    frames: range(2 * since, 2 * to).map((step) => ({
      ply: Math.ceil(step / 2),
      event: event(step),
      changes: { step },
    })),
  })

let source: { shown: object; log: object[]; stepped: boolean; ready: boolean }
let clock: Clock
let waiting: (() => void)[]
const next = () => waiting.shift()?.()

/** The server says so; its news may go ahead of its view. */
async function hear(ply: number, news = ply, stepped = true): Promise<void> {
  source.shown = { ply, view: view(2 * ply), decision: { kind: 'any', seats: [0], options: [] } }
  source.log = range(0, news).map(happening)
  source.stepped = stepped
  clock.follow()
  await new Promise((done) => setTimeout(done))
}

/** How many things board and log show, which has to be one number, and whether something is asked. */
function seen(): [number, boolean] {
  const board = (clock.shown?.view as unknown as { step: number }).step
  expect(clock.log.flatMap(({ events }) => events).length).toBe(board)
  return [board, clock.shown?.decision !== null]
}

beforeEach(async () => {
  waiting = []
  source = { shown: {}, log: [], stepped: true, ready: true }
  const director = new Director({
    film,
    cut: (shots) => cut(shots, face, voice),
    playback: () => 'normal',
    tempo: () => 1,
    mine: () => [],
    later: (_, what) => {
      waiting.push(what)
      return () => (waiting = waiting.filter((one) => one !== what))
    },
  })
  clock = new Clock(source as unknown as Source, director)
  await hear(1)
})

test('what was missed without a connection is played before anything is asked', async () => {
  await hear(3)
  const frames = [seen()]
  for (let at = 0; at < 4; at++) {
    next()
    frames.push(seen())
  }
  expect(frames).toEqual([
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [6, true],
  ])
})

test('news that come before their view wait for it', async () => {
  await hear(1, 2)
  expect(seen()).toEqual([2, true])
})

test('an undo while something is played leads to the earlier table at once', async () => {
  await hear(3)
  next()
  await hear(2)
  expect(seen()).toEqual([4, true])
})

test('a leap while something is played ends it', async () => {
  await hear(3)
  await hear(5, 5, false)
  expect(seen()).toEqual([10, true])
})

test('ending the playback shows everything of the newest table', async () => {
  await hear(4)
  expect(seen()[1]).toBe(false)
  expect(clock.skip()).toBe(true)
  expect(seen()).toEqual([8, true])
})
