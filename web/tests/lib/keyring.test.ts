import { shelf } from './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { forget, keep, keptOf, keptTables, tokensOf } from '../../src/lib/table/keyring'

beforeEach(() => {
  shelf.clear()
  vi.useFakeTimers({ now: 1000 })
})

test('a table nobody has been to is not known', () => {
  expect(keptOf('a')).toBeNull()
  expect(tokensOf('a')).toEqual([])
})

test('what comes later is added to what was kept', () => {
  keep('a', { host: 'word', seats: { 0: 'one' } })
  keep('a', { seats: { 2: 'two' }, title: 'Friday' })
  expect(keptOf('a')).toEqual({
    host: 'word',
    seats: { 0: 'one', 2: 'two' },
    title: 'Friday',
    game: '',
    at: 1000,
  })
  expect(tokensOf('a')).toEqual(['one', 'two'])
})

test('tables opened last come first', () => {
  keep('a', {})
  vi.setSystemTime(2000)
  keep('b', {})
  vi.setSystemTime(3000)
  keep('a', {})
  expect(keptTables().map(([id]) => id)).toEqual(['a', 'b'])
})

test('a forgotten table is gone, others stay', () => {
  keep('a', {})
  keep('b', {})
  forget('a')
  expect(keptTables().map(([id]) => id)).toEqual(['b'])
})

test('of very many tables the oldest are forgotten', () => {
  for (let number = 0; number <= 200; number++) {
    vi.setSystemTime(number)
    keep(`t${number}`, {})
  }
  expect(keptTables()).toHaveLength(200)
  expect(keptOf('t0')).toBeNull()
})

test('what cannot be read counts as nothing', () => {
  shelf.setItem('vigil.tables', '{broken')
  expect(keptTables()).toEqual([])
})
