/** The odds of an exorcism, by the ghost and by the tile. */

import type { TableContext } from '$lib/table/context'
import { plain } from '$lib/words/marks'
import type { GhostStoriesView } from '../view'

type Table = TableContext<GhostStoriesView>

/** How likely the ghost on a space goes, from each tile that it stands next to. */
export function chancesAgainst(ref: string, table: Table): string[] {
  return table.odds.flatMap(({ place, chances }) =>
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
  return table.odds
    .filter(({ place }) => place[1] === tile)
    .flatMap(({ chances }) => chances.map((chance) => plain(table.speaker.chance(chance, table.view))))
}
