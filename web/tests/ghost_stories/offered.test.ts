import { expect, test } from 'vitest'
import { offeredOf } from '../../src/games/ghost_stories/taoists/offered'
import type { Target } from '../../src/lib/table/context'
import { moon } from './position'

const words = { text: (key: string) => key }
const speaker = { name: (kind: string, id: string) => `${kind} ${id}` }

/** What is drawn of a board while options stand for these refs. */
function offered(colour: string, ...refs: string[]): string[] {
  const board = moon.view.boards.find((one) => one.colour === colour)
  if (!board) throw new Error(`no board is ${colour}`)
  const targets = new Map<string, readonly Target[]>(refs.map((ref) => [ref, []]))
  const table = { view: moon.view, words, speaker, targets } as unknown as Parameters<typeof offeredOf>[1]
  return offeredOf(board, table).map(({ ref }) => ref)
}

test('nothing of a Taoist is drawn that cannot be chosen', () => {
  expect(offered('red')).toEqual([])
})

test('what can be chosen of a Taoist is drawn at his own chip', () => {
  const all = ['yin_yang:red', 'tao:blue:red', 'crystal:red']
  expect(offered('red', ...all)).toEqual(all)
  expect(offered('blue', ...all)).toEqual([])
})

test('a power is drawn at the board that has it', () => {
  const owner = moon.view.boards[0]
  expect(offered(owner?.colour ?? '', `power:${owner?.power}`)).toEqual([`power:${owner?.power}`])
})
