/** One line of the log tells all that a power, a ravage or a card brought about. */

import { expect, test } from 'vitest'
import type { Content, EventData } from '../../src/lib/protocol/types'
import { turnsOf } from '../../src/lib/table/log'
import type { Playing } from '../../src/lib/table/playing.svelte'
import { plain } from '../../src/lib/words/marks'
import { telling } from '../../src/games/horizons/telling/telling'
import { horizonsSpeaker } from '../../src/games/horizons/words/speaker'
import fixture from '../fixtures/horizons.json'
import { wordsOf } from '../words/catalogues'

const words = wordsOf('en')
const box = fixture.box as unknown as Content[]
const playing = {
  view: fixture.view,
  words,
  speaker: horizonsSpeaker(words, { players: 1 }, box),
  face: { heading: () => null, telling },
} as unknown as Playing

/** The lines of the log for what happened. */
function told(...events: EventData[]): string[] {
  const [turn] = turnsOf([{ ply: 1, seat: 0, events }], playing, 'all')
  return (turn?.lines ?? []).map(({ text }) => plain(text))
}
const added = (piece: string, land: string, why: string): EventData => ['piece_added', { piece, land, why }]
const hit = (piece: string, land: string, why: string): EventData[] => [
  ['piece_damaged', { piece, land, amount: 1, why }],
  ['piece_destroyed', { piece, land, why }],
]

test('explorers are told with the card that brought them', () => {
  const card: EventData = ['invader_card_drawn', { card: 'i1_sands', left: 8 }]
  const lands = ['G3', 'G5', 'H2'].map((land) => added('explorer', land, 'explore'))
  expect(told(card, ...lands)).toEqual(['The invaders explore. Stage I: Sands. New explorer in G3, G5, H2.'])
})

test('a growth is told with its card, its presence, the slot it opens and all its energy', () => {
  const cards = ['devouring_ants', 'drought']
  expect(
    told(
      ['growth_chosen', { seat: 0, number: 2 }],
      ['cards_drawn', { deck: 'minor', cards }],
      ['card_gained', { seat: 0, card: 'drought' }],
      ['slot_opened', { seat: 0, track: 'plays' }],
      ['presence_added', { seat: 0, land: 'G6', why: 'growth' }],
      ['energy_gained', { seat: 0, amount: 4, why: 'growth' }],
      ['energy_gained', { seat: 0, amount: 1, why: 'track' }],
    ),
  ).toEqual([
    expect.stringMatching(
      /grows: .+\. Gains Drought; uncovers a space on the card plays track; presence in G6; \+5 energy\.$/,
    ),
  ])
})

test('cards that come back are told with the growth that brings them', () => {
  const growth: EventData = ['growth_chosen', { seat: 0, number: 0 }]
  const [line, ...others] = told(
    growth,
    ['cards_reclaimed', { seat: 0 }],
    ['energy_gained', { seat: 0, amount: 1, why: 'growth' }],
  )
  expect(others).toEqual([])
  expect(line).toMatch(/All cards back in hand; \+1 energy\.$/)
})

test('building has its reason as title, and each building its lands', () => {
  const [town, city] = ['town', 'city'].map((piece) => added(piece, 'G3', 'build'))
  expect(told(town as EventData, city as EventData, added('town', 'G5', 'build'))).toEqual([
    'Build: new town in G3, G5; new city in G3.',
  ])
})

test('killing two explorers is one line with a count', () => {
  const blow: EventData = ['dahan_strike_back', { land: 'G3', damage: 2 }]
  expect(told(blow, ...hit('explorer', 'G3', 'dahan'), ...hit('explorer', 'G3', 'dahan'))).toEqual([
    'The Dahan strike back in G3: 2 damage. Explorer ×2 destroyed.',
  ])
})

test('a ravage is told with blight, the presence it costs and where it spreads', () => {
  const ravage: EventData = ['ravaged', { land: 'G3', damage: 3, defence: 0 }]
  const blight = (land: string, left: number): EventData => ['blight_added', { land, left }]
  const lost: EventData = ['presence_destroyed', { seat: 0, land: 'G3', why: 'blight' }]
  const [line] = told(ravage, blight('G3', 4), lost, blight('G5', 3))
  expect(line).toMatch(/^Ravage in G3: 3 damage. Blight added to G3, G5 \(3 left\); presence of .+ lost.$/)
})

test('what another reason brings about is another line', () => {
  const ravage: EventData = ['ravaged', { land: 'G3', damage: 1, defence: 0 }]
  expect(told(ravage, added('town', 'G5', 'build'))).toHaveLength(2)
})

test('a city that takes several blows is told once, and all fear is one sum', () => {
  const used: EventData = ['power_used', { seat: 0, power: 'eerie_noises_and_moving_trees', land: 'G3' }]
  const blow: EventData = [
    'piece_damaged',
    { piece: 'city', land: 'G3', amount: 1, why: 'eerie_noises_and_moving_trees' },
  ]
  const gone: EventData = [
    'piece_destroyed',
    { piece: 'city', land: 'G3', why: 'eerie_noises_and_moving_trees' },
  ]
  const fear = (amount: number, why: string): EventData => ['fear_generated', { amount, why }]
  const [line] = told(
    used,
    fear(3, 'eerie_noises_and_moving_trees'),
    blow,
    blow,
    blow,
    gone,
    fear(2, 'destroyed'),
  )
  expect(line).toMatch(/\. \+5 fear; city destroyed\.$/)
})

test('cards are played in one line, without their prices', () => {
  const [one, two] = ['eerie_noises_and_moving_trees', 'drought'].map((card): EventData[] => [
    ['energy_paid', { seat: 0, amount: 1, why: card }],
    ['card_played', { seat: 0, card }],
  ])
  const lines = told(...(one ?? []), ...(two ?? []))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/plays Eerie Noises and Moving Trees\. Drought\.$/)
})
