import { expect, test } from 'vitest'
import type { EventData } from '../../src/lib/protocol/types'
import { turnsOf } from '../../src/lib/table/log'
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

test('turns stand with the newest on top, their lines in order of play', () => {
  expect(turnsOf(LOG, playing, 'all')).toEqual([
    { ply: 4, title: 'Turn 2', lines: [] },
    { ply: 1, title: 'Turn 1', lines: ['moved', 'dice_rolled'] },
    { ply: 0, title: 'web-table-log-start', lines: ['dealt'] },
  ])
})

test('a phase says of which round it is', () => {
  const rounds = {
    ...playing,
    face: {
      heading: ([tag, { name }]: EventData) => (tag === 'line' ? null : `${tag} ${String(name)}`),
      opensRound: ([tag]: EventData) => tag === 'round',
    },
  } as unknown as Playing
  const events = [event('round', '3'), event('phase', 'fast'), event('line')]
  const more = [event('phase', 'slow'), event('line'), event('round', '4')]
  const titles = turnsOf([{ ply: 1, seat: 0, events: [...events, ...more] }], rounds, 'all')
  expect(titles.map(({ title }) => title)).toEqual([
    'round 4',
    'round 3 · phase slow',
    'round 3 · phase fast',
  ])
})

test('the dice alone, or what this viewer did', () => {
  const lines = (filter: 'dice' | 'mine') => turnsOf(LOG, playing, filter).flatMap((turn) => turn.lines)
  expect(lines('dice')).toEqual(['dice_rolled'])
  expect(lines('mine')).toEqual(['dice_rolled'])
})

test('a log of nothing has no turns', () => {
  expect(turnsOf([], playing, 'all')).toEqual([])
})

test('the same thing several times in a row is one line', () => {
  const log = [{ ply: 1, seat: 0, events: [event('hit'), event('hit'), event('moved'), event('hit')] }]
  expect(turnsOf(log, playing, 'all')[0]?.lines).toEqual(['hit ×2', 'moved', 'hit'])
})
