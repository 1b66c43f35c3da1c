import { shelf } from './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { dayOf, evenings, lastWeek } from '../../src/lib/progress/days'
import { isKept, load, merged, MOST_OWN, NOTHING, store } from '../../src/lib/progress/kept'
import { pack, read, unpack } from '../../src/lib/progress/moving'

beforeEach(() => shelf.clear())

// A Monday.
const [MON, TUE, WED, THU, FRI, SAT, SUN] = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

test('each day with a game lights a lantern, and today waits', () => {
  expect(evenings([MON, TUE], WED)).toBe(2)
  expect(lastWeek([MON, TUE], WED).slice(-3)).toEqual(['lit', 'lit', 'today'])
})

test('one day a week is free; another one dims one lantern and wipes nothing', () => {
  expect(evenings([MON, TUE, WED], FRI)).toBe(3)
  expect(evenings([MON, TUE, WED], SAT)).toBe(2)
  expect(lastWeek([MON, TUE, WED], SAT).slice(-6)).toEqual(['faded', 'lit', 'lit', 'free', 'dim', 'today'])
  expect(evenings([MON, SUN], SUN)).toBe(1)
})

test('lanterns never go below none, and a new week has its own free day', () => {
  expect(evenings([MON], '2026-11-29')).toBe(0)
  expect(evenings([SAT, SUN], '2026-11-24')).toBe(2)
  expect(evenings([], MON)).toBe(0)
  expect(lastWeek([], MON)).toEqual(['dim', 'dim', 'dim', 'dim', 'dim', 'dim', 'today'])
})

test('as many lanterns of the week are lit as burn', () => {
  for (const days of [[], [MON], [MON, TUE, WED], [MON, WED, FRI], [TUE, THU, SAT, SUN]])
    for (const today of [WED, FRI, SAT, SUN]) {
      const passed = days.filter((day) => day <= today)
      const lit = lastWeek(passed, today).filter((evening) => evening === 'lit')
      expect(lit.length).toBe(evenings(passed, today))
    }
})

test('a day is that of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 10, 19, 23, 59).getTime())).toBe(THU)
})

test('what two devices know is put together, and nothing is lost', () => {
  const one = {
    ...NOTHING,
    lit: { a: [true, false, false] },
    solved: { p: TUE },
    tried: { p: { misses: 2, help: 0 } },
    days: [TUE],
  }
  const other = {
    ...NOTHING,
    lit: { a: [false, true, false] },
    solved: { p: MON, q: WED },
    tried: { p: { misses: 1, help: 1 } },
    days: [MON, TUE],
  }
  expect(merged(one, other)).toEqual({
    version: 1,
    lit: { a: [true, true, false] },
    marks: {},
    solved: { p: MON, q: WED },
    tried: { p: { misses: 2, help: 1 } },
    days: [MON, TUE],
    own: [],
  })
})

test('the latest puzzles of one’s own are kept, each once, and fit into the link', async () => {
  const own = Array.from({ length: MOST_OWN + 2 }, (_, at) => ({
    id: `t-${at}`,
    game: 'horizons',
    modules: [],
    turn: at,
    lost: 0.1,
    position: 'players: 1',
    given: [],
    best: { kind: 'growth', takes: ['growth', 1] },
  }))
  const kept = merged({ ...NOTHING, own: own.slice(0, 3) }, { ...NOTHING, own })
  expect(kept.own).toEqual(own.slice(2))
  expect(await unpack(await pack(kept))).toEqual(kept)
})

test('a record that knew no puzzles of one’s own is read', () => {
  const earlier = { version: 1, lit: {}, marks: {}, solved: {}, days: [] } as unknown as typeof NOTHING
  shelf.setItem('vigil.progress', JSON.stringify(earlier))
  expect(load()).toEqual(NOTHING)
  expect(merged(NOTHING, earlier)).toEqual(NOTHING)
})

test('puzzles that an earlier version kept are still solved', () => {
  shelf.setItem('vigil.puzzles', '["horizons/x"]')
  expect(load().solved).toEqual({ 'horizons/x': '' })
  store({ ...load(), days: [MON] })
  expect(load()).toEqual({ ...NOTHING, solved: { 'horizons/x': '' }, days: [MON] })
})

test.each(['{', '3', '{"version": 2}', '{"version": 1, "lit": {}}'])('damage is no progress: %s', (text) => {
  shelf.setItem('vigil.progress', text)
  expect(load()).toEqual(NOTHING)
  expect(isKept(3)).toBe(false)
})

test('progress is packed into a link and comes out the same; anything else is none', async () => {
  const kept = { ...NOTHING, lit: { 'horizons/a': [true, false, true] }, days: [MON] }
  const packed = await pack(kept)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await unpack(packed)).toEqual(kept)
  expect(await unpack('nonsense')).toBeNull()
  expect(await unpack(packed.slice(0, 9))).toBeNull()
  expect(read('[]')).toBeNull()
})

test('what another tab has kept stays when this one keeps something', async () => {
  vi.resetModules()
  const { progress } = await import('../../src/lib/progress/progress.svelte')
  store({ ...NOTHING, days: [MON] })
  progress.keepSolved('horizons/x', TUE)
  expect(load()).toEqual({ ...NOTHING, solved: { 'horizons/x': TUE }, days: [MON, TUE] })
  progress.forget()
  expect(load()).toEqual(NOTHING)
})
