import { expect, test } from 'vitest'
import { plainFace } from '../../src/games/plain/face'
import { readAloud, rowsOf, valueOf } from '../../src/games/plain/tree'
import type { OpenDecision } from '../../src/lib/protocol/types'
import { parts, plain } from '../../src/lib/words/marks'
import { PlainSpeaker } from '../../src/lib/words/plainSpeaker'
import { decision, speaker, view, vocabulary, words } from './lantern'

const face = plainFace(vocabulary)
const open = decision as OpenDecision

test('questions, options and events are said by the table of words', () => {
  expect(plain(speaker.question(decision, view))).toBe('Ada, what do you do?')
  expect(plain(speaker.option(['go', 'west'], decision, view))).toBe('Go to the west bay')
  expect(plain(speaker.event(['went', { seat: 1, place: 'tower' }], view) ?? '')).toBe(
    'Bruno goes to the tower.',
  )
  expect(speaker.event(['only_option', {}], view)).toBeNull()
})

test('names carry the refs of their things, but not where a name stands alone', () => {
  const line = parts(speaker.event(['went', { seat: 1, place: 'tower' }], view) ?? '')
  expect(line.flatMap(({ ref }) => ref ?? [])).toEqual(['keeper:1', 'place:tower'])
  expect(speaker.name('seat', '1')).toBe('Bruno')
})

test('the end is told with its reason and its score', () => {
  const outcome = { won: true, reason: 'home', score: 22, lines: { home: 20, wrecks: 0, oil: 2 } }
  expect(speaker.outcome({ ...view, outcome })).toBe(
    'Victory! All the ships are home. Score: 22 (ships at home +20; oil +2).',
  )
})

test('a thing stands where the first row tells of it', () => {
  expect([...rowsOf(view, vocabulary).keys()]).toEqual(['keeper:0', 'keeper:1', 'place:west', 'place:north'])
})

test('an option points at the things it names, if they are on the table', () => {
  expect(face.refsOf(['go', 'north'], open, view, { speaker, words })).toEqual(['place:north'])
  expect(face.refsOf(['go', 'tower'], open, view, { speaker, words })).toEqual([])
  expect(face.refsOf(['rest'], open, view, { speaker, words })).toEqual([])
})

test('an event touches who did it and what it tells of', () => {
  expect(face.touched(['went', { seat: 1, place: 'north' }], view, { speaker, words })).toEqual([
    'keeper:1',
    'place:north',
  ])
})

test('the table can be read aloud', () => {
  expect(face.summary(view, { speaker, words }).split('\n')).toEqual([
    'Oil: 2',
    'Keepers: Keeper: Ada; Place: west bay. Keeper: Bruno; Place: tower.',
    'Bays: Place: west bay; Steps to go: 2, 1. Place: north bay; Steps to go: —.',
    'Night: Cards left: 7; Next card: —.',
  ])
  expect(readAloud(words, speaker, 'unheard_of', true)).toBe('unheard of: ✓')
})

test('a seat is shown as who plays there', () => {
  expect(plain(valueOf(speaker, 'seat', 1))).toBe('Bruno')
  const unnamed = new PlainSpeaker(words, { players: 2 }, [], { prefix: 'ln' })
  expect(valueOf(unnamed, 'seat', 1)).toBe('Player 2')
  const nameOf = (seat: number) => ['Ann', 'Ben'][seat] ?? ''
  expect(valueOf(unnamed, 'seat', 1, nameOf)).toBe('Ben')
  expect(plain(valueOf(speaker, 'seat', 1, nameOf))).toBe('Bruno')
  expect(valueOf(unnamed, 'oil', 1)).toBe('1')
})
