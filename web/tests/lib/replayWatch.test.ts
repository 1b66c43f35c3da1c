import './browser'
import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { Finale } from '../../src/lib/table/finale.svelte'
import type { Replay } from '../../src/lib/table/replay.svelte'
import { ReplayWatch, type Leader } from '../../src/lib/table/replayWatch.svelte'

let replay: { stop: { ply: number }; stepped: boolean; stopAt(ply: number): number; show(at: number): void }
let shown: number[]
let led: (number | null)[]
let closed: number
let leader: { connection: string; lead: (ply: number | null) => Promise<void>; close: () => void }
let watch: ReplayWatch

beforeEach(() => {
  shown = []
  led = []
  closed = 0
  replay = { stop: { ply: 4 }, stepped: true, stopAt: (ply) => ply * 10, show: (at) => void shown.push(at) }
  leader = {
    connection: 'connecting',
    lead: (ply) => {
      led.push(ply)
      return Promise.resolve()
    },
    close: () => void (closed += 1),
  }
  watch = new ReplayWatch(replay as unknown as Replay, () => leader as unknown as Leader)
})

test('the address leads to a ply that is not the wanted one already', () => {
  for (const ply of [null, 4, 6]) watch.open(ply)
  expect(shown).toEqual([60])
})

test('others are led once they can be reached, and let go at the end', async () => {
  watch.lead()
  watch.toggleLeading()
  watch.lead()
  expect(led).toEqual([])
  leader.connection = 'open'
  watch.lead()
  replay.stop = { ply: 5 }
  watch.lead()
  watch.toggleLeading()
  expect(watch.leading).toBeNull()
  await Promise.resolve()
  expect([led, closed]).toEqual([[4, 5, null], 1])
})

test('only who comes to the end by one step sees its scene', () => {
  settings.change({ playback: 'normal' })
  const finale = new Finale()
  watch.lookAtEnd(finale, false)
  watch.lookAtEnd(finale, true)
  expect(finale.open).toBe(true)
  watch.lookAtEnd(finale, false)
  replay.stepped = false
  watch.lookAtEnd(finale, true)
  expect(finale.open).toBe(false)
})
