import './browser'
import { expect, test, vi } from 'vitest'
import { isDone, said } from '../../src/parts/company/plans'
import type { Happening, Plan } from '../../src/lib/protocol/types'

vi.mock('../../src/lib/words/i18n.svelte', () => ({ t: (key: string) => key }))

const plan = (some: Partial<Plan> = {}): Plan => ({
  id: 'p',
  seat: 1,
  ref: 'tile:4',
  to: '',
  intent: 'defend',
  text: '',
  ...some,
})
const happened = (seat: number, ...refs: string[]): Happening => ({
  ply: 3,
  seat,
  events: refs.map((ref) => ['touched', { ref }]),
})
const table = {
  view: {},
  face: {
    touched: ([, { ref }]: [string, { ref: string }]) => [ref],
    resolve: (ref: string) => ref,
  },
} as unknown as Parameters<typeof isDone>[2]

test('a plan says what is meant and what its player adds', () => {
  expect(said(plan())).toBe('web-company-intent-defend')
  expect(said(plan({ text: 'with Tao' }))).toBe('web-company-intent-defend: with Tao')
  expect(said(plan({ intent: '', text: 'later' }))).toBe('later')
  expect(said(plan({ intent: '' }))).toBe('')
})

test('a plan is done when its player has done something there, or where its arrow leads', () => {
  expect(isDone(plan(), happened(1, 'tile:4'), table)).toBe(true)
  expect(isDone(plan(), happened(0, 'tile:4'), table)).toBe(false)
  expect(isDone(plan(), happened(1, 'tile:5'), table)).toBe(false)
  expect(isDone(plan({ to: 'tile:5' }), happened(1, 'tile:4'), table)).toBe(false)
  expect(isDone(plan({ to: 'tile:5' }), happened(1, 'tile:5'), table)).toBe(true)
})
