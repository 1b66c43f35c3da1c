/** Two positions out of real games, every question with an example of each option, and every event. */

import type { Decision, OpenDecision, Option, EventData } from '$lib/protocol/types'
import type { GhostStoriesView } from '../../src/games/ghost_stories/view'
import fixture from '../fixtures/ghost_stories.json'

interface Position {
  view: GhostStoriesView
  decision: Decision & OpenDecision
  events: EventData[]
}

const data = fixture as unknown as {
  base: Position
  moon: Position
  questions: { kind: string; options: Option[] }[]
  events: EventData[]
}

export const { base, moon, questions, events } = data

/** Every ref that a drawing of a position shows. */
export function drawn({ boards, white_moon, village }: GhostStoriesView): Set<string> {
  const colours = ['yellow', 'blue', 'green', 'red', 'black']
  return new Set([
    ...village.flatMap(({ tile }) => [`tile:${tile}`, `villager:${tile}`, `receptacle:${tile}`]),
    ...boards.flatMap(({ colour, power }) => [
      ...[0, 1, 2].map((place) => `space:${colour}:${place}`),
      ...['board', 'taoist', 'yin_yang', 'crystal'].map((kind) => `${kind}:${colour}`),
      ...colours.map((token) => `tao:${token}:${colour}`),
      `power:${power}`,
    ]),
    ...[...colours, 'white'].flatMap((colour) => [`tao:${colour}`, `die:${colour}`]),
    ...Object.keys(white_moon?.families ?? {}).map((family) => `family:${family}`),
  ])
}
