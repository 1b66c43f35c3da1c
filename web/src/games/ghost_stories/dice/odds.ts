/** The odds of an exorcism, by the ghost and by the tile. */

import type { Chooser } from '$lib/game/face'
import type { Odds, Option, View } from '$lib/protocol/types'
import type { TableContext } from '$lib/table/context'
import { plain } from '$lib/words/marks'
import type { GhostStoriesView } from '../view'

type Table = TableContext<GhostStoriesView>

/** The odds that belong to tiles. */
function fromTiles({ odds }: Table): Odds[] {
  return odds.filter(({ place: [kind] }) => kind === 'tile')
}

/** The odds if just these dice are rerolled, in words; nothing if unknown. */
export function chancesOfDice(picks: readonly Option[], view: View, { odds = [], speaker }: Chooser): string {
  const faces = (some: readonly unknown[]) => some.map(String).sort().join()
  const picked = faces(picks.map(([, face]) => face))
  const found = odds.find(({ place: [kind, , ...again] }) => kind === 'dice' && faces(again) === picked)
  return (found?.chances ?? []).map((chance) => plain(speaker.chance(chance, view))).join('; ')
}

/** How likely the ghost on a space goes, from each tile that it stands next to. */
export function chancesAgainst(ref: string, table: Table): string[] {
  return fromTiles(table).flatMap(({ place, chances }) =>
    chances
      .filter(({ about: [ghost, ...others] }) => !others.length && ghost?.slice(1).join(':') === ref.slice(6))
      .map((chance) =>
        table.words.text('web-gs-chance-from', {
          tile: table.speaker.name('tile', table.view.village[Number(place[1])]?.name ?? ''),
          chance: plain(table.speaker.chance(chance, table.view)),
        }),
      ),
  )
}

/** How likely ghosts go from a tile. */
export function chancesFrom(tile: number, table: Table): string[] {
  return fromTiles(table)
    .filter(({ place }) => place[1] === tile)
    .flatMap(({ chances }) => chances.map((chance) => plain(table.speaker.chance(chance, table.view))))
}
