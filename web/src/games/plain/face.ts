/** The face of any game: its view as a tree of plain data, its options at the things they name. */

import type { Told, View, Vocabulary } from '$lib/protocol/types'
import { plain } from '$lib/words/marks'
import type { PlainSpeaker } from '$lib/words/plainSpeaker'
import type { Words } from '$lib/words/words'
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Entry from './Entry.svelte'
import Inspector from './Inspector.svelte'
import { drawn, readAloud, refOf, rowsOf } from './tree'

/** The face of a game with this vocabulary. */
export function plainFace(vocabulary: Vocabulary): GameFace {
  const onBoard = (refs: string[], view: View) => refs.filter((ref) => rowsOf(view, vocabulary).has(ref))
  return {
    icon: 'i-board',
    sheets: [],
    board: Board,
    chips: null,
    tabs: [],
    inspector: Inspector,
    entry: Entry,
    refsOf: (option, _, view) => onBoard(named(vocabulary.options?.[option[0]], option), view),
    touched: (event, view) => onBoard(refsIn(event, vocabulary), view),
    heading: (event, view, { speaker }) => (event[0] === 'turn_began' ? speaker.event(event, view) : null),
    resolve: (ref) => ref,
    glyph: () => null,
    seatGlyph: () => 'i-user',
    steps: () => [],
    chipsOf: () => [],
    whyNot: (_, __, ___, { words }) => words.text('web-table-no-option'),
    isFinal: () => false,
    summary: (view, { speaker, words }) =>
      drawn(view)
        .map(([entry, value]) => plain(readAloud(words, speaker as PlainSpeaker, entry, value)))
        .join('\n'),
    mood: () => '',
  }
}

/** The turn that is played. */
export function turnOf(view: View, words: Words): string {
  const own = `report-turn-${view.game}`
  return words.text(words.has(own) ? own : 'report-turn', { turn: view.turn })
}

/** The things that a text names: each spec of a pair tells its kind, and where its id is found. */
function named(specs: string | Record<string, unknown> | undefined, parts: readonly unknown[]): string[] {
  if (typeof specs !== 'object') return []
  const pairs = Object.values(specs).filter((spec) => Array.isArray(spec)) as [string, unknown][]
  return pairs.map(([kind, where]) => refOf(kind, partAt(parts, where)))
}

/** What stands somewhere in an option. */
function partAt(parts: readonly unknown[], where: unknown): unknown {
  if (typeof where === 'string' && where.endsWith(':')) return parts.slice(Number(where.slice(0, -1)))
  return parts[Number(where)]
}

/** The things of which an event tells. */
function refsIn([, facts]: Told, vocabulary: Vocabulary): string[] {
  return Object.entries(facts).flatMap(([fact, value]) => {
    const kind = fact === 'seat' ? vocabulary.seat : vocabulary.facts?.[fact]
    return kind ? [refOf(kind, value)] : []
  })
}
