import { expect, test } from 'vitest'
import type { EventData } from '../../src/lib/protocol/types'
import { turnsOf, type Turn } from '../../src/lib/table/log'
import type { Telling } from '../../src/lib/game/telling'
import type { Playing } from '../../src/lib/table/playing.svelte'

const playing = {
  view: {},
  mine: [1],
  words: { text: (key: string) => key },
  face: {
    heading: ([tag, { name }]: EventData) => (tag === 'turn_began' ? `Turn ${String(name)}.` : null),
    isDice: ([tag]: EventData) => tag === 'dice_rolled',
  },
  speaker: { event: ([tag]: EventData) => (tag === 'silent' ? null : tag) },
} as unknown as Playing
const event = (tag: string, name = ''): EventData => [tag, { name }]
const LOG = [
  { ply: 0, seat: -1, events: [event('dealt')] },
  { ply: 1, seat: 0, events: [event('turn_began', '1'), event('moved')] },
  { ply: 4, seat: 1, events: [event('dice_rolled'), event('silent'), event('turn_began', '2')] },
]

const textsOf = ({ lines }: Turn) => lines.map(({ text }) => text)

test('turns stand with the newest on top, their lines in order of play', () => {
  const turns = turnsOf(LOG, playing, 'all')
  expect(turns.map((turn) => [turn.ply, turn.title, textsOf(turn)])).toEqual([
    [4, 'Turn 2', []],
    [1, 'Turn 1', ['moved', 'dice_rolled']],
    [0, 'web-table-log-start', ['dealt']],
  ])
})

test('only what is new is worded anew, and everything in another language', () => {
  const said: string[] = []
  const speaking = (language: string) =>
    ({
      event: ([tag]: EventData) => (said.push(tag), `${tag} (${language})`),
    }) as unknown as Playing['speaker']
  const english = Object.assign({}, playing, { speaker: speaking('en') })
  const log = [{ ply: 0, seat: -1, events: [event('dealt'), event('turn_began', '1'), event('moved')] }]
  turnsOf(log, english, 'all')
  said.length = 0
  const longer = [...log, { ply: 1, seat: 0, events: [event('turn_began', '2'), event('rolled')] }]
  expect(turnsOf(longer, english, 'all').flatMap(textsOf)).toEqual([
    'rolled (en)',
    'moved (en)',
    'dealt (en)',
  ])
  expect(new Set(said)).toEqual(new Set(['rolled']))
  const russian = Object.assign({}, playing, { speaker: speaking('ru') })
  expect(turnsOf(longer, russian, 'all').flatMap(textsOf)).toEqual([
    'rolled (ru)',
    'moved (ru)',
    'dealt (ru)',
  ])
})

test('a line says who gave the answer that led to it', () => {
  const lines = turnsOf(LOG, playing, 'all').flatMap(({ lines }) => lines)
  expect(lines.find(({ text }) => text === 'dice_rolled')).toMatchObject({ ply: 4, seat: 1 })
})

test('a phase says of which round it is', () => {
  const rounds = Object.assign({}, playing, {
    face: {
      heading: ([tag, { name }]: EventData) => (tag === 'line' ? null : `${tag} ${String(name)}`),
      opensRound: ([tag]: EventData) => tag === 'round',
    },
  }) as unknown as Playing
  const events = [event('round', '3'), event('phase', 'fast'), event('line')]
  const more = [event('phase', 'slow'), event('line'), event('round', '4')]
  const titles = turnsOf([{ ply: 1, seat: 0, events: [...events, ...more] }], rounds, 'all')
  expect(titles.map(({ title }) => title)).toEqual([
    'round 4',
    'round 3 · phase slow',
    'round 3 · phase fast',
  ])
  expect(titles.map(({ opens }) => opens)).toEqual([true, false, true])
})

test('what happened for one reason is one line, and things of one kind are one in it', () => {
  const telling: Telling = {
    follows: ([tag]) => tag !== 'struck',
    kind: ([tag]) => tag,
    brief: (events) => (events[0]?.[0] === 'lost' ? `${events.length} lost` : null),
    isSaidBy: ([tag], [next]) => tag === 'hurt' && next === 'lost',
  }
  const together = Object.assign({}, playing, { face: { ...playing.face, telling } }) as unknown as Playing
  const tags = ['struck', 'hurt', 'lost', 'healed', 'lost', 'struck', 'silent', 'hurt']
  const log = [{ ply: 1, seat: 0, events: tags.map((tag) => event(tag)) }]
  expect(textsOf(turnsOf(log, together, 'all')[0] as Turn)).toEqual(['struck 2 lost. healed', 'struck hurt'])
})

test('what was told right before is not told again', () => {
  const telling: Telling = {
    follows: () => true,
    repeats: ([tag], [before]) => tag === 'lost' && before === 'cursed',
  }
  const once = Object.assign({}, playing, { face: { ...playing.face, telling } }) as unknown as Playing
  const log = [{ ply: 1, seat: 0, events: ['cursed', 'lost', 'lost'].map((tag) => event(tag)) }]
  expect(textsOf(turnsOf(log, once, 'all')[0] as Turn)).toEqual(['cursed lost'])
})

test('things that nothing announced have their reason as title', () => {
  const telling: Telling = {
    follows: () => true,
    brief: ([one]) => `+ ${one?.[0]}`,
    title: () => 'build',
  }
  const together = Object.assign({}, playing, { face: { ...playing.face, telling } }) as unknown as Playing
  const log = [{ ply: 1, seat: 0, events: [event('town'), event('city')] }]
  expect(textsOf(turnsOf(log, together, 'all')[0] as Turn)).toEqual(['Build: + town; + city.'])
})

test('the dice alone, or what this viewer did', () => {
  const lines = (filter: 'dice' | 'mine') => turnsOf(LOG, playing, filter).flatMap(textsOf)
  expect(lines('dice')).toEqual(['dice_rolled'])
  expect(lines('mine')).toEqual(['dice_rolled'])
})

test('a log of nothing has no turns', () => {
  expect(turnsOf([], playing, 'all')).toEqual([])
})

test('the same thing several times in a row is one line', () => {
  const log = [{ ply: 1, seat: 0, events: [event('hit'), event('hit'), event('moved'), event('hit')] }]
  expect(textsOf(turnsOf(log, playing, 'all')[0] as Turn)).toEqual(['hit ×2', 'moved', 'hit'])
})
