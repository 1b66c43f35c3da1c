import { shelf } from './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { http } from '../../src/lib/server/http'
import type { Challenge, Created } from '../../src/lib/protocol/types'
import { play, todays } from '../../src/lib/table/challenge'
import { keptOf } from '../../src/lib/table/keyring'

const DEAL = { game: 'horizons', setup: { players: 1 } }
const TODAY = '2026-11-17'

function told(commitment: string): Challenge {
  const commitments = ['2026-11-17', '2026-11-18'].map((day) => ({
    day,
    game: 'horizons',
    players: 1,
    commitment: `${day} ${commitment}`,
  }))
  return { day: TODAY, deals: [DEAL], results: [], commitments }
}

beforeEach(() => {
  shelf.clear()
  vi.restoreAllMocks()
  vi.setSystemTime(new Date(`${TODAY}T12:00:00Z`))
  vi.stubGlobal('caches', { match: () => Promise.resolve(new Response()) })
  vi.spyOn(http, 'challenge').mockResolvedValue(told('first'))
  vi.spyOn(http, 'dealSeeds').mockResolvedValue({
    day: TODAY,
    seeds: [{ game: 'horizons', players: 1, seed: '77' }],
  })
})

/** The body that a table is made with, and what is kept of the commitment. */
async function played(day: string) {
  const table = { id: 'a', title: '', game: 'horizons', status: 'waiting', luck: [], commitment: 'table' }
  const made = { table, host: 'h', tokens: {} } as unknown as Created
  const create = vi.spyOn(http, 'create').mockResolvedValue(made)
  vi.spyOn(http, 'start').mockResolvedValue({ ...made.table, status: 'playing' })
  await play(day, DEAL, false)
  return { body: create.mock.calls[0]?.[0], promise: keptOf('a')?.promise }
}

const offline = () => vi.spyOn(http, 'challenge').mockRejectedValue(new TypeError('no server'))

test('the deal that was told while connected is played without a connection on its day', async () => {
  await todays()
  offline()
  expect((await todays()).day).toBe(TODAY)
  expect((await played(TODAY)).body?.seed).toBe('77')
  vi.setSystemTime(new Date('2026-11-18T00:00:01Z'))
  await expect(todays()).rejects.toThrow()
})

test('without a connection on its day there is no deal', async () => {
  offline()
  await expect(todays()).rejects.toThrow()
})

test('without the engine no seed is asked for', async () => {
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) })
  await todays()
  expect(http.dealSeeds).not.toHaveBeenCalled()
  offline()
  await expect(todays()).rejects.toThrow()
})

test('what was published first is what a later game is checked against', async () => {
  await todays()
  vi.spyOn(http, 'challenge').mockResolvedValue(told('changed'))
  await todays()
  expect((await played(TODAY)).promise).toBe('2026-11-17 first')
  expect((await played('2026-11-18')).promise).toBe('2026-11-18 first')
})
