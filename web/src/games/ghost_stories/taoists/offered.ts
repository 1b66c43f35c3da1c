/** What a Taoist or the supply has that can be chosen now: the row under a compact board draws it only then. */

import type { TableContext } from '$lib/table/context'
import { COLOURS, type BoardView, type GhostStoriesView } from '../view'

/** Something that a Taoist has. */
export interface Held {
  ref: string
  icon: string
  name: string
}

type Known = Pick<TableContext<GhostStoriesView>, 'view' | 'words' | 'speaker' | 'targets'>

/** Everything of a Taoist that an option stands for. */
export function offeredOf(board: BoardView, table: Known): Held[] {
  return heldBy(board, table).filter(({ ref }) => table.targets.has(ref))
}

/** The Tao tokens of the supply that an option stands for. */
export function offeredInSupply({ view, words, speaker, targets }: Known): Held[] {
  return COLOURS.map((colour) => ({
    ref: `tao:${colour}`,
    icon: `t-${colour}`,
    name: words.text('gs-needed', { colour: speaker.name('tao', colour), count: view.supply.tao[colour] }),
  })).filter(({ ref }) => targets.has(ref))
}

function heldBy({ colour, tao, power }: BoardView, { view, words, speaker }: Known): Held[] {
  const moon = view.white_moon?.taoists[colour]
  return [
    { ref: `yin_yang:${colour}`, icon: 'i-yy', name: words.text('web-gs-name-yin-yang') },
    { ref: `power:${power}`, icon: 'i-power', name: speaker.name('power', power) },
    ...COLOURS.map((one) => ({
      ref: `tao:${one}:${colour}`,
      icon: `t-${one}`,
      name: words.text('gs-needed', { colour: speaker.name('tao', one), count: tao[one] }),
    })),
    {
      ref: `crystal:${colour}`,
      icon: 'i-crystal',
      name: words.text('web-gs-name-crystals', { count: moon?.crystals ?? 0 }),
    },
    ...(moon?.artifacts ?? []).map((artifact) => ({
      ref: `artifact:${artifact}`,
      icon: `art-${artifact}`,
      name: speaker.name('artifact', artifact),
    })),
  ]
}
