import '../games'
import { expect, it } from 'vitest'
import type { SeatInfo } from '../../src/lib/protocol/types'
import type { Speaker } from '../../src/lib/words/speaker'
import { namesOf } from '../../src/screens/report/voice'
import { pluginOf } from '../../src/lib/game/registry'

const speaker = { name: (kind: string, id: string) => `${id} ${kind}` } as Speaker
const players = ['red', 'blue', 'green'].map((id) => ({ kind: 'taoist', id }))
const seat = (name: string): SeatInfo => ({
  name,
  bot: '',
  here: false,
  pick: '',
  side: '',
  also: [],
  away: false,
  since: null,
  reserved: false,
})

const looks = () => Promise.all([pluginOf('ghost_stories').report(), pluginOf('horizons').report()])

it('names players by name, and those without one or with the same by their Taoist', () => {
  expect(namesOf(players, [seat('Ola'), seat('Marek'), seat('')], speaker)).toEqual([
    'Ola',
    'Marek',
    'green taoist',
  ])
  expect(namesOf(players, [seat('Ola'), seat('Ola')], speaker)).toEqual([
    'Ola (red taoist)',
    'Ola (blue taoist)',
    'green taoist',
  ])
})

it('draws players by symbol and colour', async () => {
  const [ghosts, island] = await looks()
  const [taoist, spirit] = [
    { kind: 'taoist', id: 'red' },
    { kind: 'spirit', id: 'sun_bright_whirlwind' },
  ]
  expect([ghosts.glyphOf(taoist), island.glyphOf(spirit)]).toEqual(['t-red', 's-sun_bright_whirlwind'])
  expect([ghosts.shadeOf(taoist), island.shadeOf(spirit)]).toEqual(['var(--tao-red)', '#1f6fb4'])
})

it('stands in the light of its game', async () => {
  const [ghosts, island] = await looks()
  expect(ghosts.mood({ players: 1, modules: [] })).toBe('dusk')
  expect(ghosts.mood({ players: 1, modules: ['white_moon'] })).toBe('moon')
  expect(island.mood({ players: 1 })).toBe('day')
})
