import { expect, test, vi } from 'vitest'
import type { AnswerDanger, EventData } from '../../src/lib/protocol/types'
import { DangerGuard } from '../../src/lib/table/dangerGuard.svelte'
import { forecastDefeat, forecastHeadline } from '../../src/lib/table/defeat'
import type { Voice } from '../../src/lib/words/speaker'
import type { View } from '../../src/lib/protocol/types'
import '../games'

const DANGER: AnswerDanger = {
  answer: 1,
  certain: true,
  chance: [1, 1],
  reason: 'village_haunted',
  cause: null,
  ways: [0],
}

/** A table at which some answers lose, and whose outlook may still be on its way. */
function guarded(dangers: AnswerDanger[], looking: Promise<void> | null = null) {
  const now = { ply: 7, dangers }
  const foresight = { now: looking ? null : now, looking }
  const table = { ply: 7, foresight }
  const arrive = () => (foresight.now = now)
  return { table, arrive, guard: new DangerGuard(table as never, () => true), give: vi.fn() }
}

test('an answer that loses nothing is given at once', () => {
  const { guard, give } = guarded([DANGER])
  guard.give(0, give)
  expect(give).toHaveBeenCalledWith(false)
  expect(guard.asking).toBeNull()
})

test('an answer that loses is asked about once, then it counts', () => {
  const { guard, give } = guarded([DANGER])
  guard.give(1, give)
  expect(guard.asking).toEqual(DANGER)
  guard.withdraw()
  expect(give).not.toHaveBeenCalled()
  guard.give(1, give)
  expect(guard.asking).toBeNull()
  expect(give).toHaveBeenCalledWith(true)
})

test('insisting gives the answer that was asked about', () => {
  const { guard, give } = guarded([DANGER])
  guard.give(1, give)
  guard.insist()
  expect(give).toHaveBeenCalledExactlyOnceWith(true)
  expect(guard.asking).toBeNull()
})

test('the next question that loses is asked about again, unless nothing helps', () => {
  const hopeless = { ...DANGER, ways: [] }
  const { table, guard, give } = guarded([hopeless])
  guard.give(1, give)
  guard.insist()
  table.ply = 8
  table.foresight.now = { ply: 8, dangers: [hopeless] }
  guard.give(1, give)
  expect(guard.asking).toBeNull()
  expect(give).toHaveBeenCalledTimes(2)
  table.ply = 9
  table.foresight.now = { ply: 9, dangers: [DANGER] }
  guard.give(1, give)
  expect(guard.asking).toEqual(DANGER)
})

test('an answer given before the outlook has come waits for it, and a second press gives none', async () => {
  const { arrive, guard, give } = guarded([DANGER], Promise.resolve())
  guard.give(1, give)
  expect(guard.waits).toBe(true)
  guard.give(0, give)
  arrive()
  await vi.waitFor(() => expect(guard.waits).toBe(false))
  expect(guard.asking).toEqual(DANGER)
  expect(give).not.toHaveBeenCalled()
})

test('an answer does not wait for ever until it is known what it loses', async () => {
  vi.useFakeTimers()
  const { guard, give } = guarded([DANGER], new Promise(() => {}))
  guard.give(1, give)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(give).toHaveBeenCalledExactlyOnceWith(false)
  expect(guard.waits).toBe(false)
})

test('what comes right before a forecast defeat is its cause', () => {
  const haunted: EventData = ['tile_haunted', { tile: 3 }]
  const lost: EventData = ['game_ended', { won: false, reason: 'village_haunted' }]
  expect(forecastDefeat([['turn_began', {}], haunted, lost])).toEqual({
    reason: 'village_haunted',
    cause: haunted,
  })
  expect(forecastDefeat([haunted])).toBeNull()
})

test('the gravest of a forecast has a headline, what brings it and what stops it', () => {
  const by = {
    words: { text: (key: string) => key, has: (key: string) => key === 'gs-danger-village_haunted' },
    speaker: { event: ([tag]: EventData) => `${tag}!` },
    view: { game: 'ghost_stories' },
  } as unknown as Voice & { view: View }
  const [haunts, dies, ends]: [EventData, EventData, EventData] = [
    ['tile_haunted', {}],
    ['taoist_died', {}],
    ['game_ended', { won: false, reason: 'village_haunted' }],
  ]
  expect(forecastHeadline([haunts], by)).toBeNull()
  expect(forecastHeadline([dies], by)).toMatchObject({ line: 'taoist_died!', isEnd: false })
  expect(forecastHeadline([dies, haunts, ends], by)).toEqual({
    text: 'gs-danger-village_haunted',
    line: 'tile_haunted! gs-danger-village_haunted.way',
    isEnd: true,
  })
})
