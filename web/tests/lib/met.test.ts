import { shelf } from './browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { meetings } from '../../src/lib/progress/met.svelte'
import { http } from '../../src/lib/server/http'

const TABLE = { host: '', seats: { 0: 'key' }, title: '', game: 'horizons', at: 1 }

beforeEach(() => {
  meetings.forget()
  shelf.setItem(
    'vigil.tables',
    JSON.stringify({ mine: TABLE, other: { ...TABLE, game: 'chess' }, watched: { ...TABLE, seats: {} } }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  shelf.clear()
})

it('keeps what was met in my finished games of a game, and asks about each once', async () => {
  const asked = vi.spyOn(http, 'met').mockResolvedValue(['spirit/one', 'power/two'])
  await meetings.gather('horizons')
  await meetings.gather('horizons')
  expect(asked.mock.calls).toEqual([['mine']])
  expect([...meetings.of('horizons')]).toEqual(['power/two', 'spirit/one'])
  expect(meetings.of('chess').size).toBe(0)
})

it('asks again about a game that goes on, or that could not be reached', async () => {
  const asked = vi.spyOn(http, 'met').mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('away'))
  await meetings.gather('horizons')
  await meetings.gather('horizons')
  asked.mockResolvedValue(['power/two'])
  await meetings.gather('horizons')
  expect(asked.mock.calls.length).toBe(3)
  expect(meetings.of('horizons').size).toBe(1)
})

it('forgets what was met with everything else', async () => {
  vi.spyOn(http, 'met').mockResolvedValue(['power/two'])
  await meetings.gather('horizons')
  meetings.forget()
  expect(meetings.of('horizons').size).toBe(0)
  expect(shelf.getItem('vigil.met')).toBeNull()
})
