import '../games'
import { shelf } from './browser'
import { beforeEach, expect, test } from 'vitest'
import type { GameCard } from '../../src/lib/game/plugin'
import { cardsOf } from '../../src/lib/game/cards'
import { firstCard } from '../../src/lib/table/lastSetup'
import type { Offer } from '../../src/lib/protocol/types'
import { settings } from '../../src/lib/settings.svelte'
import { Draft } from '../../src/lib/table/draft.svelte'

const [ghosts, moon, island] = cardsOf(null)
const choice = (entry: string, values: unknown[], usual: unknown, takes = 'one', module = '') => ({
  entry,
  values,
  default: usual,
  takes,
  module,
})
const OFFER = {
  games: [
    {
      id: 'ghost_stories',
      bots: ['rules', 'value', 'value:careful', 'random'],
      choices: [
        choice('players', [1, 2, 3, 4], null),
        choice('level', ['initiation', 'normal'], 'initiation'),
        choice('colours', ['red', 'blue', 'green', 'yellow'], null, 'seats'),
        choice('options.portal', ['centre', 'edge'], 'centre', 'one', 'white_moon'),
        choice('switches', ['K1'], [], 'some'),
      ],
    },
    {
      id: 'horizons',
      bots: ['rules', 'random'],
      choices: [
        choice('players', [1, 2, 3], null),
        choice('spirits', ['eyes'], null, 'seats'),
        choice('progression', [false, true], false, 'each'),
      ],
    },
  ],
} as unknown as Offer
beforeEach(() => shelf.clear())
const draft = (card = ghosts) => {
  settings.change({ name: 'Ann' })
  return new Draft(OFFER, card as GameCard)
}

test('a new table seats this player with a bot and can begin at once', () => {
  const one = draft()
  expect(one.complete).toBe(true)
  expect(one.request()).toMatchObject({
    game: 'ghost_stories',
    setup: { players: 2 },
    seats: [{ name: 'Ann' }, { bot: 'value' }],
    start: true,
  })
})

test('a friend with the link is waited for', () => {
  const one = draft()
  one.seat(1, { sitter: 'guest' })
  expect(one.complete).toBe(false)
  expect(one.request()).toMatchObject({ seats: [{ name: 'Ann' }, {}], start: false })
})

test('seats that were chosen stay when there are more of them', () => {
  const one = draft()
  one.seat(1, { sitter: 'guest', pick: 'red' })
  one.players(3)
  expect(one.seats.map(({ sitter, pick }) => [sitter, pick])).toEqual([
    ['me', ''],
    ['guest', 'red'],
    ['bot:value', ''],
  ])
})

test('what a seat plays with is asked for with the seat', () => {
  const one = draft()
  one.seat(1, { pick: 'red', side: 'spires' })
  expect(one.request().setup).toEqual({ players: 2 })
  expect(one.request().seats).toEqual([
    { name: 'Ann', pick: '', side: '', also: [] },
    { bot: 'value', pick: 'red', side: 'spires', also: [] },
  ])
})

test('what is yes for one seat is asked for with that seat', () => {
  const one = draft(island)
  expect(one.own).toEqual(['progression'])
  one.seat(0, { also: ['progression', 'gone'] })
  expect(one.request().setup).toEqual({ players: 2 })
  expect(one.request().seats?.map(({ also }) => also)).toEqual([['progression'], []])
})

test('a seat for anyone puts the table into the list, and out of it there is none', () => {
  const one = draft()
  one.seat(1, { sitter: 'anyone' })
  expect(one.request()).toMatchObject({ public: true, start: false, seats: [{ name: 'Ann' }, {}] })
  one.list(false)
  expect(one.seats[1]?.sitter).toBe('guest')
  expect(one.request().public).toBe(false)
})

test('an expansion brings its choices and puts them under options', () => {
  const one = draft(moon)
  expect(one.further.map(({ entry }) => entry)).toEqual(['options.portal'])
  one.set('level', 'normal')
  one.set('options.portal', 'edge')
  expect(one.request().setup).toEqual({
    players: 2,
    level: 'normal',
    modules: ['white_moon'],
    options: { portal: 'edge' },
  })
  expect(draft().further).toEqual([])
})

test('another game forgets what does not belong to it', () => {
  const one = draft()
  one.set('level', 'normal')
  one.seat(0, { pick: 'red' })
  one.choose(island as GameCard)
  expect(one.level).toBeUndefined()
  expect(one.counts).toEqual([1, 2, 3])
  expect(one.request().setup).toEqual({ players: 2 })
})

test('a bot that cannot play another game gives its seat to one that can', () => {
  const table = draft()
  expect(table.seats[1]?.sitter).toBe('bot:value')
  table.choose(island as GameCard)
  expect(table.seats[1]?.sitter).toBe('bot:rules')
})

test('a table is set up as the last one of its game, as far as that is still offered', () => {
  const one = draft()
  expect(one.isRecommended).toBe(true)
  one.players(3)
  one.set('level', 'normal')
  one.set('switches', ['gone'])
  one.seat(2, { sitter: 'guest', pick: 'green' })
  one.keep()
  const next = draft()
  expect(next.request()).toMatchObject({ setup: { players: 3, level: 'normal' }, seats: [{}, {}, {}] })
  expect(next.values.switches).toBeUndefined()
  expect(next.seats[2]).toEqual({ sitter: 'guest', pick: 'green', side: '' })
  expect(firstCard()).toBe(ghosts)
  next.recommend()
  expect(next.isRecommended).toBe(true)
  expect(next.request().setup).toEqual({ players: 2 })
  expect(draft(island).isRecommended).toBe(true)
})
