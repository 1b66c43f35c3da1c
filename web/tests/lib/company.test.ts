import './browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message, SeatInfo, TableInfo } from '../../src/lib/protocol/types'
import { IDLE, OUT_OF_SIGHT, watchAway } from '../../src/lib/table/awayWatch'
import { Company, PING_TIME } from '../../src/lib/table/company.svelte'
import { hasCompany, minutesAway } from '../../src/lib/table/presence'
import type { TableSession } from '../../src/lib/table/session.svelte'

const chimes = vi.hoisted((): string[] => [])
vi.mock('../../src/lib/table/attention', () => ({ chime: () => chimes.push('chime') }))

beforeEach(() => {
  vi.useFakeTimers()
  chimes.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const seat = (name: string, some: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  bot: '',
  here: true,
  away: false,
  since: null,
  reserved: false,
  pick: '',
  side: '',
  also: [],
  ...some,
})

// -- who is there

test('another player is company, and so is one who looks on; bots are none', () => {
  const table = (seats: SeatInfo[], spectators = 0) => ({ seats, spectators }) as unknown as TableInfo
  expect(hasCompany(table([seat('Ann'), seat('', { bot: 'rules' })]), [0])).toBe(false)
  expect(hasCompany(table([seat('Ann')], 1), [0])).toBe(true)
  expect(hasCompany(table([seat('Ann'), seat('Ben')]), [0])).toBe(true)
  expect(hasCompany(null, [])).toBe(false)
})

test('absence is told in whole minutes', () => {
  expect(minutesAway(seat('Ann', { since: 1000 }), 1_119_000)).toBe(1)
  expect(minutesAway(seat('Ann'), 1_119_000)).toBe(0)
})

/** A document that can be hidden, and hears of nothing but what the test says. */
class Page {
  hidden = false
  readonly #heard = new Map<string, () => void>()
  addEventListener(kind: string, hear: () => void): void {
    this.#heard.set(kind, hear)
  }
  removeEventListener(kind: string): void {
    this.#heard.delete(kind)
  }
  say(kind: string): void {
    this.#heard.get(kind)?.()
  }
}

test('a page out of sight is away after a while, and back at once', () => {
  const page = new Page()
  vi.stubGlobal('document', page)
  const told: boolean[] = []
  const stop = watchAway((away) => told.push(away))
  page.hidden = true
  page.say('visibilitychange')
  vi.advanceTimersByTime(OUT_OF_SIGHT - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true])
  page.hidden = false
  page.say('visibilitychange')
  expect(told).toEqual([true, false])
  stop()
  page.say('pointermove')
  vi.advanceTimersByTime(IDLE)
  expect(told).toEqual([true, false])
})

test('a player without input for long is away, though the page is in view', () => {
  const page = new Page()
  vi.stubGlobal('document', page)
  const told: boolean[] = []
  watchAway((away) => told.push(away))
  vi.advanceTimersByTime(IDLE - 1)
  page.say('keydown')
  vi.advanceTimersByTime(IDLE - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([true])
})

// -- what they show

function attended(): Company {
  const session = { seats: [0], company: null } as unknown as TableSession
  const company = new Company(session)
  company.attend()
  expect(session.company).not.toBeNull()
  return company
}
const heard = (company: Company, message: object) => company.hear(message as Message)

test('a ping stays for six seconds', () => {
  const company = attended()
  expect(heard(company, { type: 'pinged', name: 'Ben', seat: 1, ref: 'tile:4', sign: 'danger' })).toBe(true)
  expect(company.pings.map(({ ref, sign }) => [ref, sign])).toEqual([['tile:4', 'danger']])
  vi.advanceTimersByTime(PING_TIME)
  expect(company.pings).toEqual([])
})

test('what a player says stands at his character, what others say only in the talk', () => {
  const company = attended()
  heard(company, { type: 'chat', name: 'Ben', seat: 1, text: 'one' })
  heard(company, { type: 'chat', name: 'Ben', seat: 1, text: 'two' })
  heard(company, { type: 'chat', name: 'Cid', seat: -1, text: 'three' })
  expect(company.said.map(({ text }) => text)).toEqual(['two'])
  vi.advanceTimersByTime(10_000)
  expect(company.said).toEqual([])
})

test('a call rings for the one who is called, until he comes', () => {
  const company = attended()
  heard(company, { type: 'called', name: 'Ben', seat: 1, of: 2 })
  expect([company.caller, chimes.length]).toEqual(['', 0])
  heard(company, { type: 'called', name: 'Ben', seat: 1, of: 0 })
  expect([company.caller, chimes.length]).toEqual(['Ben', 1])
  company.come()
  expect(company.caller).toBe('')
})
