/** What becomes of a chosen answer when the table goes on before it is confirmed. */

import './browser'
import { beforeEach, expect, test } from 'vitest'
import type { Option } from '../../src/lib/protocol/types'
import { Playing, type Loaded, type Source } from '../../src/lib/table/playing.svelte'

const LEFT: Option = ['go', 'left']
const RIGHT: Option = ['go', 'right']

let shown: object
let playing: Playing

/** A question comes at a ply. */
function ask(ply: number, kind: string, ...options: Option[]) {
  shown = { ply, view: {}, decision: { kind, seat: 0, seats: [0], about: [], parts: [], options } }
  playing.goOn()
}

beforeEach(() => {
  const source = {
    ready: true,
    get shown() {
      return shown
    },
    seats: [0],
    log: [],
    happening: [],
    suggestions: [],
    answeredAt: 0,
  }
  const loaded = {
    face: { refsOf: () => [], resolve: (ref: string) => ref, isFinal: () => false },
    box: [],
    seats: () => [],
    speaker: () => ({ option: (option: Option) => option.join(' '), note: () => '' }),
    words: () => ({ text: (key: string) => key }),
    size: () => 'wide',
    confirms: () => true,
  }
  playing = new Playing(source as unknown as Source, loaded as unknown as Loaded)
  ask(5, 'move', LEFT, RIGHT)
  const choice = playing.all.find(({ option }) => option === RIGHT)
  if (choice) playing.take(choice)
})

test('it can be confirmed', () => {
  expect(playing.chosen).toBe(1)
  expect(playing.confirmable).toBe(true)
})

test('it stays the same option when others answer and the numbers change', () => {
  ask(6, 'move', RIGHT)
  expect(playing.chosen).toBe(0)
})

test.each([
  ['an undo', 4, 'move', [LEFT, RIGHT]],
  ['another question', 6, 'attack', [LEFT, RIGHT]],
  ['a question without it', 6, 'move', [LEFT]],
])('%s lets go of it for good', (_what, ply, kind, options) => {
  ask(ply, kind, ...options)
  expect(playing.chosen).toBeNull()
  expect(playing.confirmable).toBe(false)
  ask(7, 'move', LEFT, RIGHT)
  expect(playing.chosen).toBeNull()
})
