/** The board that a game brings in its package: a module that the server hands out (docs/add-a-game.md). */

import type { Size } from '$lib/base/size.svelte'
import type { TableContext } from '$lib/table/context'
import type { Decision, Option, View } from '$lib/protocol/types'
import { plain } from '$lib/words/marks'
import type { PlainSpeaker } from '$lib/words/plainSpeaker'

/** What a board is told each time it is to be drawn anew. */
export interface BoardTable {
  readonly view: View
  /** The open question, for any seat; nothing while what happened is being shown. */
  readonly decision: Decision | null
  /** What this viewer can choose now; empty for those who are not asked. */
  readonly options: readonly { index: number; option: Option; label: string }[]
  readonly size: Size
  /** The name of a thing of the box, and of who plays in a seat. */
  name(kind: string, id: string): string
  seat(seat: number): string
  /** A text of the game's catalogues. */
  text(key: string, args?: Record<string, string | number>): string
  /** Answer with an option. */
  choose(index: number): void
}

interface BoardModule {
  draw?(root: ShadowRoot, table: BoardTable): void
}

const modules = new Map<string, BoardModule>()

/** Fetch the board of a game; return whether it has one, even a broken one. */
export async function loadBoard(game: string): Promise<boolean> {
  const address = `/api/games/${encodeURIComponent(game)}/board.js`
  try {
    modules.set(game, (await import(/* @vite-ignore */ address)) as BoardModule)
  } catch (error) {
    modules.set(game, {
      draw() {
        throw error
      },
    })
  }
  return modules.get(game)?.draw !== undefined
}

/** Draw the board of a game in a shadow tree, so that its styles stay inside; errors of its module are thrown. */
export function drawBoard(host: HTMLElement, table: TableContext, size: Size): void {
  const { view, decision, choices, speaker, words } = table
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  modules.get(view.game)?.draw?.(root, {
    view,
    decision,
    options: choices.map(({ index, option, label, note }) => ({
      index,
      option,
      label: note ? `${label} (${note})` : label,
    })),
    size,
    name: (kind, id) => plain(speaker.name(kind, id)),
    seat: (seat) => plain((speaker as PlainSpeaker).seat(seat, view)),
    text: (key, args) => words.text(key, args),
    choose(index) {
      const choice = choices.find((one) => one.index === index)
      if (choice) table.take(choice)
    },
  })
}
