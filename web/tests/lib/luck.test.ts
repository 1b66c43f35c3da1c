import { shelf } from './browser'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { http } from '../../src/lib/protocol/http'
import type { TableInfo } from '../../src/lib/protocol/types'
import { keep, keptOf } from '../../src/lib/table/keyring'
import { addLuck, verdictOf } from '../../src/lib/table/luck'

const SEED = '170141183460469231731687303715884105733'
const PROMISE = createHash('sha256').update(`vigil dealer ${SEED}`).digest('hex')

function table(some: Partial<TableInfo> = {}): TableInfo {
  const info = {
    id: 'a',
    status: 'waiting',
    challenge: '',
    lesson: '',
    commitment: PROMISE,
    seed: null,
    luck: [],
  }
  return { ...info, ...some } as unknown as TableInfo
}

beforeEach(() => {
  shelf.clear()
  vi.restoreAllMocks()
})

async function given(some: Partial<TableInfo> = {}) {
  const sent = vi.spyOn(http, 'luck').mockImplementation(async (_, seat, luck) => {
    const taken = ['', '', '']
    taken[seat] = luck
    return table({ luck: taken })
  })
  keep('a', { seats: { 0: 'one', 2: 'two' } })
  await addLuck(table(some))
  return sent
}

test('each own seat adds random digits, and the promise made before is kept', async () => {
  const sent = await given()
  expect(sent.mock.calls.map(([id, seat, , token]) => [id, seat, token])).toEqual([
    ['a', 0, 'one'],
    ['a', 2, 'two'],
  ])
  const luck = sent.mock.calls.map(([, , digits]) => digits)
  expect(luck.every((digits) => /^[0-9a-f]{32}$/.test(digits))).toBe(true)
  expect(new Set(luck).size).toBe(2)
  expect(keptOf('a')).toMatchObject({ promise: PROMISE, luck: { 0: luck[0], 2: luck[1] } })
})

test('what was given is not given again, and a later promise does not count', async () => {
  await given()
  const { luck = {} } = keptOf('a') ?? {}
  const sent = vi.spyOn(http, 'luck').mockClear()
  await addLuck(table({ luck: [luck[0] ?? '', '', ''], commitment: 'other' }))
  expect(sent.mock.calls.map(([, seat, digits]) => [seat, digits])).toEqual([[2, luck[2]]])
  expect(keptOf('a')?.promise).toBe(PROMISE)
})

test('luck that comes after the start is not held against the server', async () => {
  vi.spyOn(http, 'luck').mockResolvedValue(table({ status: 'playing' }))
  keep('a', { seats: { 0: 'one' } })
  await addLuck(table())
  expect(keptOf('a')?.luck).toEqual({})
  expect(await verdictOf(over())).toBe('alone')
})

test.each<Partial<TableInfo>>([
  { challenge: '2026-01-01' },
  { lesson: 'first' },
  { status: 'playing' },
  { id: 'here-1' },
])('some tables take no luck: %o', async (some) => {
  expect(await given(some)).not.toHaveBeenCalled()
})

const over = (some: Partial<TableInfo> = {}) => table({ status: 'over', seed: SEED, ...some })

test('a promise that was kept is found so', async () => {
  expect(await verdictOf(over())).toBe('alone')
  expect(await verdictOf(over({ luck: ['', 'ff'] }))).toBe('both')
  keep('a', { promise: PROMISE, luck: { 1: 'ff' } })
  expect(await verdictOf(over({ luck: ['', 'ff'] }))).toBe('both')
})

test('a promise that was broken is found so', async () => {
  keep('a', { promise: PROMISE, luck: { 1: 'ff' } })
  expect(await verdictOf(over({ luck: ['', 'fe'] }))).toBe('broken')
  expect(await verdictOf(over({ luck: [] }))).toBe('broken')
  expect(await verdictOf(over({ seed: '5', luck: ['', 'ff'] }))).toBe('broken')
  const swapped = createHash('sha256').update('vigil dealer 5').digest('hex')
  expect(await verdictOf(over({ seed: '5', commitment: swapped, luck: ['', 'ff'] }))).toBe('broken')
})

test('without digests nothing is said', async () => {
  vi.stubGlobal('crypto', {})
  expect(await verdictOf(over())).toBe('unknown')
  vi.unstubAllGlobals()
})
