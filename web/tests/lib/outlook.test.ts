import { expect, test } from 'vitest'
import type { EventData } from '../../src/lib/protocol/types'
import { linesOf } from '../../src/lib/table/outlook.svelte'
import type { Playing } from '../../src/lib/table/playing.svelte'

const playing = {
  view: {},
  words: {},
  face: { heading: ([tag]: EventData) => (tag === 'turn_began' ? 'Turn' : null) },
  speaker: { event: ([tag, { left }]: EventData) => (tag === 'silent' ? null : `${tag} ${String(left)}`) },
} as unknown as Playing
const event = (tag: string, left = 0): [string, Record<string, unknown>] => [tag, { left }]
const FORECAST = [event('turn_began'), event('lost', 2), event('silent'), event('lost', 1)]

test('a forecast is told in lines under headings', () => {
  expect(linesOf(FORECAST, null, playing)).toEqual([
    { text: 'Turn', isHeading: true, state: 'stays' },
    { text: 'lost 2', isHeading: false, state: 'stays' },
    { text: 'lost 1', isHeading: false, state: 'stays' },
  ])
})

test('what an answer prevents is marked once, and what it causes comes last', () => {
  const difference = {
    answer: 0,
    prevented: [event('lost', 1)],
    caused: [event('haunted', 0)],
    uncertain: false,
    cost: 0,
    now: [],
  }
  const lines = linesOf(FORECAST, difference, playing).slice(1)
  expect(lines.map(({ text, state }) => [text, state])).toEqual([
    ['lost 2', 'stays'],
    ['lost 1', 'prevented'],
    ['haunted 0', 'new'],
  ])
})

test('what happens at once is neither prevented nor to come', () => {
  const difference = {
    answer: 0,
    prevented: [],
    caused: [],
    uncertain: true,
    cost: 0,
    now: [event('lost', 2)],
  }
  const lines = linesOf(FORECAST, difference, playing).slice(1)
  expect(lines.map(({ text, state }) => [text, state])).toEqual([
    ['lost 2', 'now'],
    ['lost 1', 'stays'],
  ])
})
