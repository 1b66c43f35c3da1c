import { expect, it } from 'vitest'
import type { SeatInfo } from '../../src/lib/protocol/types'
import type { Speaker } from '../../src/lib/words/speaker'
import { glyphOf, moodOf, namesOf, shadeOf } from '../../src/screens/report/voice'
import type { Story } from '../../src/lib/protocol/story'

const speaker = { name: (kind: string, id: string) => `${id} ${kind}` } as Speaker
const players = ['red', 'blue', 'green'].map((id) => ({ kind: 'taoist', id }))
const seat = (name: string): SeatInfo => ({ name, bot: '', here: false })

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

it('draws players by symbol and colour', () => {
  const spirit = { kind: 'spirit', id: 'sun_bright_whirlwind' }
  expect([glyphOf({ kind: 'taoist', id: 'red' }), glyphOf(spirit)]).toEqual([
    't-red',
    's-sun_bright_whirlwind',
  ])
  expect([shadeOf({ kind: 'taoist', id: 'red' }), shadeOf(spirit)]).toEqual(['var(--tao-red)', '#1f7fa8'])
})

it('stands in the light of its game', () => {
  const mood = (game: string, modules: string[]) =>
    moodOf({ game, setup: { players: 1, modules } } as unknown as Story)
  expect(mood('ghost_stories', [])).toBe('dusk')
  expect(mood('ghost_stories', ['white_moon'])).toBe('moon')
  expect(mood('horizons', [])).toBe('day')
})
