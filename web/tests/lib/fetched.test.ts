import './browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../src/lib/protocol/refusal'
import { DELAYS, Fetched } from '../../src/lib/server/fetched.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A request that fails so often before it succeeds. */
function failing(times: number, error: Error = new TypeError('no connection')) {
  let left = times
  return vi.fn(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve('the list')))
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('what comes at once is there', async () => {
  const fetched = new Fetched(failing(0))
  expect(fetched.state).toEqual({ is: 'coming' })
  await settle()
  expect(fetched.state).toEqual({ is: 'there', value: 'the list' })
})

test('what fails once says so and comes by itself', async () => {
  const request = failing(1)
  const fetched = new Fetched(request)
  await settle()
  expect(fetched.state.is).toBe('failed')
  await vi.advanceTimersByTimeAsync((DELAYS[0] ?? 0) * 1000)
  expect(fetched.state).toEqual({ is: 'there', value: 'the list' })
  expect(request).toHaveBeenCalledTimes(2)
})

test('a permanent failure is retried on request, not without end', async () => {
  const request = failing(100)
  const fetched = new Fetched(request)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(fetched.state.is).toBe('failed')
  expect(request).toHaveBeenCalledTimes(1 + DELAYS.length)
  fetched.again()
  expect(fetched.state.is).toBe('coming')
  await settle()
  expect(fetched.state.is).toBe('failed')
  expect(request).toHaveBeenCalledTimes(2 + DELAYS.length)
})

test('what is not there is not asked for again', async () => {
  const request = failing(100, new Refusal('no_such_table', ''))
  const fetched = new Fetched(request)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(fetched.state.is).toBe('failed')
  expect(request).toHaveBeenCalledTimes(1)
})

test('nothing is asked for or told once nobody waits', async () => {
  const request = failing(1)
  const fetched = new Fetched(request)
  await settle()
  fetched.close()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(request).toHaveBeenCalledTimes(1)
  expect(fetched.state.is).toBe('failed')
})

test('the reply to an earlier try does not count', async () => {
  const replies: ((value: string) => void)[] = []
  const fetched = new Fetched(() => new Promise<string>((done) => replies.push(done)))
  fetched.again()
  replies[1]?.('new')
  await settle()
  replies[0]?.('old')
  await settle()
  expect(fetched.state).toEqual({ is: 'there', value: 'new' })
})
