/** Which finished games are asked about, and how often. */

import { shelf } from './browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gather } from '../../src/lib/progress/gather'
import { http } from '../../src/lib/server/http'

const NOTHING = { game: 'horizons', scenario: '', lanterns: [], missed: [], achievements: [] }
const A_DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T12:00:00Z') })
  const kept = { host: 'key', seats: {}, title: '', game: 'horizons', at: 1 }
  shelf.setItem('vigil.tables', JSON.stringify({ table: kept }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  shelf.clear()
})

/** How often a table in this state is asked about on three days in a row. */
async function askedInThreeDays(status: string, over: boolean): Promise<number> {
  const earned = vi.spyOn(http, 'earned').mockResolvedValue({ ...NOTHING, over })
  vi.spyOn(http, 'look').mockResolvedValue({ status } as never)
  for (let day = 0; day < 3; day++) {
    await gather()
    vi.setSystemTime(Date.now() + A_DAY + 1)
  }
  return earned.mock.calls.length
}

it('asks about a game that goes on once a day', async () => {
  expect(await askedInThreeDays('playing', false)).toBe(3)
})
it('asks about a finished game only once', async () => {
  expect(await askedInThreeDays('over', true)).toBe(1)
})
it('asks about a game that was given up only once', async () => {
  expect(await askedInThreeDays('over', false)).toBe(1)
})
