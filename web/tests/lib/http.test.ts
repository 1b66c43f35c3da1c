import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { http } from '../../src/lib/protocol/http'

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const busy = (after: string) =>
  reply(429, { code: 'too_many_requests', text: 'Wait.' }, { 'Retry-After': after })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function serve(...replies: Response[]): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(replies.shift()))
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a busy server is asked again when it says so', async () => {
  const asked = serve(busy('3'), reply(200, [1]))
  const found = http.tables()
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await found).toEqual([1])
})

test('nobody waits long, and what changes something is asked once', async () => {
  const asked = serve(busy('60'))
  await expect(http.tables()).rejects.toThrow('Wait.')
  expect(asked).toHaveBeenCalledTimes(1)
  const changing = serve(busy('1'))
  await expect(http.rematch('table', 'token')).rejects.toThrow('Wait.')
  expect(changing).toHaveBeenCalledTimes(1)
})
