import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Delivery, PATIENCE, TOLD } from '../../src/lib/table/delivery.svelte'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a quick answer says nothing', () => {
  const delivery = new Delivery()
  delivery.start()
  vi.advanceTimersByTime(PATIENCE - 1)
  expect(delivery.state).toBe('sending')
  delivery.end(true)
  expect(delivery.state).toBe('idle')
  vi.advanceTimersByTime(PATIENCE + TOLD)
  expect(delivery.state).toBe('idle')
})

test('a slow one says so, then for a moment that it has come', () => {
  const delivery = new Delivery()
  delivery.start()
  vi.advanceTimersByTime(PATIENCE)
  expect(delivery.state).toBe('slow')
  delivery.end(true)
  expect(delivery.state).toBe('sent')
  vi.advanceTimersByTime(TOLD)
  expect(delivery.state).toBe('idle')
})

test('one that was lost or refused is not said to have come', () => {
  const delivery = new Delivery()
  delivery.start()
  vi.advanceTimersByTime(PATIENCE)
  delivery.end(false)
  expect(delivery.state).toBe('idle')
})

test('the next answer begins anew', () => {
  const delivery = new Delivery()
  delivery.start()
  vi.advanceTimersByTime(PATIENCE)
  delivery.end(true)
  delivery.start()
  expect(delivery.state).toBe('sending')
  vi.advanceTimersByTime(TOLD)
  expect(delivery.state).toBe('slow')
})

test('nothing happens after the end of the page', () => {
  const delivery = new Delivery()
  delivery.start()
  delivery.stop()
  vi.advanceTimersByTime(PATIENCE)
  expect(delivery.state).toBe('idle')
})
