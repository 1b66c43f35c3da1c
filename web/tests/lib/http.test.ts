import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { busy as waiting } from '../../src/lib/base/busy.svelte'
import { Fetched } from '../../src/lib/server/fetched.svelte'
import { http, LONGEST_SILENCE } from '../../src/lib/server/http'

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

test('who waits for a busy server is told so', async () => {
  serve(busy('3'), reply(200, []))
  const found = http.tables()
  await vi.advanceTimersByTimeAsync(100)
  expect(waiting.seconds).toBe(3)
  await vi.advanceTimersByTimeAsync(3000)
  await found
  expect(waiting.seconds).toBe(0)
})

test('what was refused beforehand is asked again, what may have been done is not', async () => {
  const asked = serve(busy('1'), reply(201, { table: 'new' }))
  const made = http.rematch('table', 'token')
  await vi.advanceTimersByTimeAsync(1100)
  expect(await made).toEqual({ table: 'new' })
  expect(asked).toHaveBeenCalledTimes(2)
  const changing = serve(reply(503, { code: 'storage', text: 'Wait.' }, { 'Retry-After': '1' }))
  await expect(http.rematch('table', 'token')).rejects.toThrow('Wait.')
  expect(changing).toHaveBeenCalledTimes(1)
})

test('nobody waits long', async () => {
  const asked = serve(busy('60'))
  await expect(http.tables()).rejects.toThrow('Wait.')
  expect(asked).toHaveBeenCalledTimes(1)
})

/** A server that never replies: a request ends when the page gives it up. */
function hang() {
  const asked = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise<Response>((_, fail) =>
        signal?.addEventListener('abort', () => fail(signal.reason as Error)),
      ),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

test('a server that never replies counts as out of reach', async () => {
  hang()
  const found = expect(http.tables()).rejects.toBeInstanceOf(TypeError)
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE * 1000)
  await found
})

test('nor may the body of a reply take for ever', async () => {
  const never = (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    })
    return Promise.resolve(new Response(body))
  }
  vi.stubGlobal('fetch', never)
  const found = expect(http.tables()).rejects.toBeInstanceOf(TypeError)
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE * 1000)
  await found
})

test('a page whose request never ends fails, and is there when a later try succeeds', async () => {
  hang()
  const fetched = new Fetched(() => http.tables())
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE * 1000 - 1)
  expect(fetched.state.is).toBe('coming')
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched.state.is).toBe('failed')
  serve(reply(200, ['a table']))
  fetched.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.state).toEqual({ is: 'there', value: ['a table'] })
})

test('a slow reply within the time counts', async () => {
  const slowly = () => new Promise((done) => setTimeout(() => done(reply(200, [1])), 15_000))
  vi.stubGlobal('fetch', slowly)
  const found = http.tables()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await found).toEqual([1])
  expect(vi.getTimerCount()).toBe(0)
})
