/** Presence of one growth, planned together. */

import { expect, test } from 'vitest'
import type { Content, Option } from '$lib/protocol/types'
import type { Choice } from '../../src/lib/game/choice'
import { presenceToAdd } from '../../src/games/horizons/choosing/presence'
import type { Voice } from '../../src/lib/words/speaker'
import type { HorizonsView } from '../../src/games/horizons/view'

const add = (amount: number) => ({ op: 'add_presence', amount, terrains: [] })
/** Lands in a row, with presence in the first. */
const lands = ['G1', 'G2', 'G3', 'G4'].map((id, at) => ({
  id,
  terrain: 'sands',
  adjacent: [`G${at}`, `G${at + 2}`],
  presence: [at ? 0 : 1],
}))
const SPIRIT = {
  id: 'mud',
  grown: 0,
  growing: [0, 1],
  growth: [['add_presence', 'add_presence'], ['add_presence']],
  energy_track: [1, 2, 3],
  energy_open: 1,
  plays_track: [1, 2],
  plays_open: 1,
}
const voice = { words: { text: (key: string) => key } } as unknown as Voice
const to = (land: string, track = 'energy'): Option => ['presence', track, land]
const choices = [to('G1'), to('G2'), to('G3')].map((option) => ({ option }) as unknown as Choice)

function asked(ranges: number[], picks: Option[], spirit: object = {}) {
  const facts = { growth: [ranges.map(add), [add(1)]] }
  const box = [{ id: 'mud', kind: 'spirit', facts }] as unknown as Content[]
  const view = { turn: 2, lands, spirits: [{ ...SPIRIT, ...spirit }] } as unknown as HorizonsView
  return presenceToAdd(choices, picks, 0, view, box, voice)
}

test('the second presence can follow the first where each is in range of both', () => {
  expect(asked([2, 0], [])?.most).toBe(2)
  expect(asked([2, 0], [to('G3')])?.whyNot(to('G3'))).toBeNull()
  expect(asked([2, 0], [to('G3')])?.whyNot(to('G2'))).toBe('web-hz-presence-range')
  expect(asked([1, 1], [to('G2')])?.whyNot(to('G3'))).toBeNull()
})

test('a track gives no more than it has', () => {
  expect(asked([1, 1], [to('G1', 'plays')])?.whyNot(to('G1', 'plays'))).toBe('web-hz-presence-track')
  expect(asked([1, 1], [to('G1'), to('G1')])?.whyNot(to('G1'))).toBe('web-hz-pieces-full')
})

test('the second presence goes on with the plan of the first; a growth with one alone needs none', () => {
  expect(asked([1, 1], [], { growing: [1] })).toMatchObject({ id: asked([1, 1], [])?.id, most: 1 })
  expect(asked([1, 1], [], { grown: 1, growing: [0] })).toBeNull()
})
