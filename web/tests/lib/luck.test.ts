import { shelf } from './browser'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../../src/lib/words/i18n.svelte'
import { http } from '../../src/lib/server/http'
import type { TableInfo } from '../../src/lib/protocol/types'
import { keep, keptOf } from '../../src/lib/table/keyring'
import {
  addLuck,
  commandOf,
  notePromise,
  sentences,
  startWithLuck,
  verdictOf,
} from '../../src/lib/table/luck'

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
  const sent = vi.spyOn(http, 'luck').mockImplementation((_, seat, luck) => {
    const taken = ['', '', '']
    taken[seat] = luck
    return Promise.resolve(table({ luck: taken }))
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
  expect(await verdictOf(over())).toBe('without_players')
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

test('a commitment that was recorded before the game verifies the seed, and own entropy the rest', async () => {
  expect(await verdictOf(over({ luck: ['', 'ff'] }))).toBe('nothing')
  keep('a', { promise: PROMISE })
  expect(await verdictOf(over({ luck: ['', 'ff'] }))).toBe('without_players')
  keep('a', { luck: { 1: 'ff' } })
  expect(await verdictOf(over({ luck: ['', 'ff'] }))).toBe('everything')
})

test('a device has no server to check', async () => {
  expect(await verdictOf(over({ id: 'here-1' }))).toBe('here')
})

test('a commitment is recorded before the game or not at all', () => {
  notePromise(table({ status: 'playing' }))
  expect(keptOf('a')).toBeNull()
  notePromise(table({ origin: { table: null, ply: 7, turn: null } }))
  notePromise(table({ commitment: 'later' }))
  expect(keptOf('a')).toMatchObject({ promise: PROMISE, began: 7 })
})

test('a table that starts at once is committed to before it does', async () => {
  const start = vi.spyOn(http, 'start').mockImplementation(() => {
    expect(keptOf('a')?.promise).toBe(PROMISE)
    return Promise.resolve(table({ status: 'playing' }))
  })
  const waiting = table({ challenge: '2026-01-01' })
  const made = await startWithLuck({ table: waiting, host: 'h', tokens: { 0: 'one' } })
  expect(made.table.status).toBe('playing')
  expect(start).toHaveBeenCalledOnce()
})

test('the command verifies with all that was kept', () => {
  keep('a', { promise: PROMISE, luck: { 1: 'ff' }, began: 3 })
  expect(commandOf('a')).toBe(`vigil verify vigil-a.json --commitment ${PROMISE} --luck 1:ff --from 3`)
  expect(commandOf('b')).toBe('vigil verify vigil-b.json')
})

test('what was verified is said in the words of the command', async () => {
  await i18n.speak('en')
  await i18n.learn('verify')
  const found = { grade: 'everything', rolls: 2, draws: 1, unchecked: 0, finished: true } as const
  const counts = { confirmed: 1, contributed: 2 }
  const [grade, ...rest] = sentences({
    found: { ...found, ...counts },
    dealt_from: 0,
    position: false,
    view: null,
  })
  expect(grade).toMatch(/^Everything is verified: /)
  expect(rest).toEqual(['Checked: 2 dice rolls and 1 random draw.', 'Player entropy confirmed: 1 of 2.'])
  const cut = { ...found, ...counts, grade: 'nothing', rolls: 0, unchecked: 4, finished: false } as const
  const lines = sentences({ found: cut, dealt_from: 9, position: true, view: null })
  expect(lines[0]).toMatch(/^Nothing is verified: /)
  expect(lines[1]).toBe('Checked: 1 random draw.')
  expect(lines).toHaveLength(5)
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
