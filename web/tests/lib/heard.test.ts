/** Several characters of one person who are asked at the same time. */

import './browser'
import { describe, expect, test } from 'vitest'
import type { Option } from '../../src/lib/protocol/types'
import { Playing, type Loaded, type Source } from '../../src/lib/table/playing.svelte'

const EVERYONE = -2

/** A table at which one person has some seats, of which some are asked for one of two things. */
function table(mine: number[], asked: number[], asksEach: boolean): Playing {
  const options = asked.flatMap((seat): Option[] => [
    ['grow', seat, 0],
    ['grow', seat, 1],
  ])
  const decision = { kind: 'growth', seat: EVERYONE, seats: asked, about: [], parts: [], options }
  const source = {
    ready: true,
    shown: { ply: 1, view: {}, decision },
    seats: mine,
    log: [],
    suggestions: [],
    answeredAt: 0,
  }
  const face = {
    asksEach,
    refsOf: ([, seat]: Option) => [`growth:${String(seat)}`],
    resolve: (ref: string) => ref,
    isFinal: () => false,
  }
  const loaded = {
    face,
    box: [],
    seats: () => [],
    speaker: () => ({ option: (option: Option) => option.join(' '), note: () => '' }),
    words: () => ({ text: (key: string) => key }),
    size: () => 'wide',
    confirms: () => true,
  }
  return new Playing(source as unknown as Source, loaded as unknown as Loaded)
}

const seatsOf = (playing: Playing) => [...new Set(playing.all.map(({ option }) => option[1]))]

describe.each([
  [[0], [0, 1, 2]],
  [
    [0, 1],
    [0, 1, 2],
  ],
  [
    [1, 2],
    [0, 2],
  ],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
])('who plays %j of those who are asked, %j', (mine, asked) => {
  const own = mine.filter((seat) => asked.includes(seat))

  test('answers for one at a time, and every answer can be given', () => {
    const playing = table(mine, asked, true)
    expect(playing.awaited).toEqual(own)
    for (const seat of own) {
      playing.hear(seat)
      expect(seatsOf(playing)).toEqual([seat])
      expect([...playing.targets.keys()]).toEqual([`growth:${seat}`])
    }
  })

  test('hears all of them in other games', () => {
    expect(seatsOf(table(mine, asked, false))).toEqual(own)
  })
})

test('an answer that was chosen is let go of with its question', () => {
  const playing = table([0, 1], [0, 1], true)
  const [first] = playing.all
  if (first) playing.take(first)
  expect(playing.chosen).toBe(0)
  playing.hear(1)
  expect(playing.chosen).toBeNull()
  expect(playing.heard).toEqual([1])
})

test('what is chosen shows its own consequence, though the pointer rests on something else', () => {
  const playing = table([0], [0], true)
  playing.pointing.answer = 1
  const [first] = playing.all
  if (first) playing.take(first)
  expect(playing.chosen).toBe(0)
  expect(playing.weighed).toBe(0)
})
