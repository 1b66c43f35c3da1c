/** The face of any game: its view as a tree of plain data, its options at the things they name. */

import type { View, Vocabulary } from '$lib/protocol/types'
import { parts, plain } from '$lib/words/marks'
import type { PlainSpeaker } from '$lib/words/plainSpeaker'
import type { GameFace } from '$lib/game/face'
import Board from './Board.svelte'
import Entry from './Entry.svelte'
import Inspector from './Inspector.svelte'
import OwnBoard from './OwnBoard.svelte'
import { drawn, readAloud, rowsOf } from './tree'

/** The face of a game with this vocabulary; its board is drawn by a module of its package, if it has one. */
export function plainFace(vocabulary: Vocabulary, isDrawn = false): GameFace {
  const onBoard = (refs: string[], view: View) => refs.filter((ref) => rowsOf(view, vocabulary).has(ref))
  return {
    icon: 'i-board',
    sheets: [],
    board: isDrawn ? OwnBoard : Board,
    chips: null,
    tabs: [],
    inspector: Inspector,
    entry: Entry,
    refsOf: (option, decision, view, { speaker }) =>
      onBoard(namedIn(speaker.option(option, decision, view)), view),
    weights: {},
    turnTime: 4000,
    touched: (event, view, { speaker }) => onBoard(namedIn(speaker.event(event, view)), view),
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

/** The things that a text names. */
function namedIn(text: string | null): string[] {
  return parts(text ?? '').flatMap(({ ref }) => ref ?? [])
}
