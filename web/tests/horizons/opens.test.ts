import { expect, test } from 'vitest'
import type { OpenDecision, Option } from '../../src/lib/protocol/types'
import { opens } from '../../src/games/horizons/choosing/opens'
import type { HorizonsView } from '../../src/games/horizons/view'

const growth = [['reclaim_all', 'add_presence'], ['gain_power_card', 'add_presence'], ['gain_energy']]
const view = (grown: number | null) => ({ spirits: [{ growth, grown }] }) as unknown as HorizonsView
const asks = (option: Option, kind = 'spirit_phase', grown: number | null = null) =>
  opens(option, { kind } as OpenDecision, view(grown))

test('a growth with presence asks on, unless a card is drawn first', () => {
  expect(asks(['growth', 0, 0])).toBe(true)
  expect(asks(['growth', 0, 1])).toBe(false)
  expect(asks(['growth_from', 0, 1, 'minor'])).toBe(false)
  expect(asks(['growth', 0, 2])).toBe(false)
})

test('of the parts of a growth those ask on that add presence', () => {
  expect(asks(['grow', 0, 1], 'spirit_phase', 0)).toBe(true)
  expect(asks(['grow', 0, 0], 'spirit_phase', 0)).toBe(false)
  expect(asks(['play', 0, 'card'], 'spirit_phase', 0)).toBe(false)
})
