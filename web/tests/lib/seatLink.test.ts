import { shelf } from './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSeat, keep, keptOf } from '../../src/lib/table/keyring'
import { dropStale, readSeatLink, takeSeat } from '../../src/lib/table/seatLink'

const OLD = 'T.0.1.seal'
const NEW = 'T.0.2.seal'

/** A server for which these tokens are good. */
function serve(...good: string[]) {
  const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>((_, { headers }) => {
    const token = (headers as Record<string, string>)['Vigil-Token'] ?? ''
    return Promise.resolve(new Response(JSON.stringify({ good: good.includes(token) })))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => shelf.clear())

test('a seat link names a seat and its token', () => {
  expect(readSeatLink('#0:T.0.1.seal')).toEqual({ seat: 0, token: OLD })
  for (const hash of ['', '#main', '#:x', '#0:', '#a:b']) expect(readSeatLink(hash)).toBeNull()
})

test('the token of a link is kept once the server says that it is good', async () => {
  keep('T', { seats: { 0: OLD } })
  const asked = serve(NEW)
  expect(await takeSeat('T', { seat: 0, token: NEW })).toBe(true)
  expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/T/seats/0/token')
  expect(keptOf('T')?.seats).toEqual({ 0: NEW })
})

test('a forged link leaves the token that is kept', async () => {
  keep('T', { seats: { 0: OLD } })
  serve(OLD)
  expect(await takeSeat('T', { seat: 0, token: 'T.0.9.forged' })).toBe(false)
  expect(keptOf('T')?.seats).toEqual({ 0: OLD })
})

test('tokens of lost seats are forgotten, those of lent ones stay', async () => {
  keep('T', { seats: { 0: OLD, 1: 'T.1.1.seal', 2: 'T.2.1.seal' } })
  serve('T.1.1.seal')
  expect(await dropStale('T', [2])).toBe(true)
  expect(keptOf('T')?.seats).toEqual({ 1: 'T.1.1.seal', 2: 'T.2.1.seal' })
  expect(await dropStale('T', [2])).toBe(false)
})

test('a stale tab neither forgets nor replaces the newer token of another tab', () => {
  keep('T', { seats: { 0: NEW } })
  expect(forgetSeat('T', 0, OLD)).toBe(false)
  keep('T', { seats: { 0: OLD } })
  expect(keptOf('T')?.seats).toEqual({ 0: NEW })
})
