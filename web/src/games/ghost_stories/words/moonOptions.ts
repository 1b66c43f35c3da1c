/** What the labels of White Moon's options are told: villagers, ways to go, crystals. */

import type { GhostStoriesView, MoonView } from '../view'
import { found } from '$lib/words/found'
import { marked } from '$lib/words/marks'
import { type Args, noted } from '$lib/words/phrases'
import { boardIn, type Names } from './names'
import { type ArgsByTag, type Asked, ghostsWhere, type Holds, ownTile, tileAt, tileOf } from './places'

function moonOf(view: GhostStoriesView): MoonView {
  return found(view.white_moon, 'White Moon')
}

// -- villagers

/** The family of the villager on top of the stack of a tile. */
function topFamily(tile: number, view: GhostStoriesView): string {
  const entry = moonOf(view).villagers.find((entry) => entry.tile === tile)
  return found(entry?.stack.at(-1), `villager on tile ${tile}`)
}

/** The villager on top of a tile, by the name of the family. */
function topVillager(names: Names, tile: number, view: GhostStoriesView): string {
  return marked(`villager:${tile}`, names.name('family', topFamily(tile, view)))
}

/** How a family fares. */
function fares(names: Names, family: string, view: GhostStoriesView): string {
  const { saved, dead, size } = found(moonOf(view).families[family], `family ${family}`)
  return names.words.text('gs-note-family', { saved, dead, size })
}

/** A villager in the village, the curse of his death and the reward for his family. */
function villagerArgs({ names, option, view }: Asked): Args {
  const [family, tile] = [String(option[1]), Number(option[2])]
  const name = marked(`villager:${tile}`, names.name('family', family))
  return {
    villager: noted(name, [names.tile(tile, view), fares(names, family, view)]),
    curse: names.fate(family, 'curse'),
    reward: names.fate(family, 'reward'),
  }
}

/** A family, and how it fares. */
function familyArgs({ names, option, view }: Asked): Args {
  const family = String(option[1])
  const name = names.named('family', family)
  return { name, villager: noted(name, [fares(names, family, view)]) }
}

/** The villager on one's own tile. */
function saveArgs({ names, decision, view }: Asked): Args {
  const tile = ownTile(decision, view)
  const note = fares(names, topFamily(tile, view), view)
  return { villager: noted(topVillager(names, tile, view), [note]) }
}

// -- ways to go

/** A tile to go to. */
function wayArgs({ names, option, view }: Asked): Args {
  return { tile: tileAt(names, Number(option[1]), view) }
}

/** A tile to go to, and the villager who comes along from the Taoist's tile. */
function escortArgs(asked: Asked): Args {
  const { names, decision, view } = asked
  const [kind, colour] = decision.about
  const start = kind === 'taoist' ? tileOf(boardIn(view, String(colour))) : ownTile(decision, view)
  return { ...wayArgs(asked), villager: topVillager(names, start, view) }
}

/** A tile to go to, and the villager who is there. */
function fetchArgs(asked: Asked): Args {
  const { names, option, view } = asked
  return { ...wayArgs(asked), villager: topVillager(names, Number(option[1]), view) }
}

// -- crystals and rolls

/** Whose moon crystal it is. */
function crystalArgs({ names, option }: Asked): Args {
  return { owner: names.named('taoist', String(option[1])) }
}

/** The corner tile next to a receptacle. */
function receptacleArgs({ names, option, view }: Asked): Args {
  const tile = Number(option[1])
  return { tile: names.tile(tile, view, `receptacle:${tile}`) }
}

/** The ghosts of the board that the barrier defends. */
function rollArgs({ names, decision, view }: Asked): Args {
  const colour = decision.about[1]
  return { ghosts: ordinaryGhosts(names, view, (_ghost, _space, board) => board.colour === colour) }
}

/** A colour, its ghosts in play, and whether naming it costs a power token. */
function colourArgs({ names, option, view }: Asked): Args {
  const colour = String(option[1])
  const board = view.boards.find((board) => board.colour === colour)
  const costs = board?.neutral && board.power_blocked !== 'used'
  return {
    colour: names.name('colour', colour),
    ghosts: ordinaryGhosts(names, view, (ghost) => ghost.colour === colour),
    token: costs ? 'yes' : 'no',
  }
}

/** The ghosts in play that are no incarnations and for which something holds. */
function ordinaryGhosts(names: Names, view: GhostStoriesView, holds: Holds): string {
  return ghostsWhere(names, view, (ghost, ...where) => !ghost.incarnation && holds(ghost, ...where))
}

export const MOON_ARGS: ArgsByTag = {
  colour: colourArgs,
  escort: escortArgs,
  family: familyArgs,
  fetch: fetchArgs,
  moon_crystal: crystalArgs,
  receptacle: receptacleArgs,
  rise_and_escort: escortArgs,
  rise_and_go: wayArgs,
  roll: rollArgs,
  save: saveArgs,
  villager: villagerArgs,
}
