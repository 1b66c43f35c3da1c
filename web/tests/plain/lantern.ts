/** Lantern as the server would send it, read from the example in the repository. */

import { readFileSync } from 'node:fs'
import type { Decision, View, Vocabulary } from '../../src/lib/protocol/types'
import { PlainSpeaker } from '../../src/lib/words/plainSpeaker'
import { Words } from '../../src/lib/words/words'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf-8')
const PACKAGE = 'examples/lantern/src/vigil_lantern'

export const vocabulary = JSON.parse(read(`${PACKAGE}/words.json`)) as Vocabulary
export const words = new Words('en', [
  read(`${PACKAGE}/locale/en/lantern.ftl`),
  read('src/vigil/locale/en/game.ftl'),
])
export const speaker = new PlainSpeaker(words, { players: 2 }, [], vocabulary)

export const view = {
  game: 'lantern',
  setup: { players: 2, ships: 4 },
  turn: 3,
  phase: '',
  oil: 2,
  keepers: [
    { keeper: 0, place: 'west' },
    { keeper: 1, place: 'tower' },
  ],
  bays: [
    { place: 'west', ships: [2, 1] },
    { place: 'north', ships: [] },
  ],
  night: { left: 7, next: null },
  outcome: null,
} as unknown as View

export const decision = {
  kind: 'act',
  about: [],
  seat: 0,
  seats: [0],
  options: [],
  parts: [],
} as unknown as Decision
