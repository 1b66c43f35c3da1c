/** Labels of options: what each choice means at the table. */

import { found } from '$lib/words/found'
import { type Args, noted, sentence } from '$lib/words/phrases'
import { MOON_ARGS } from './moonOptions'
import { boardIn, boardOfSeat } from './names'
import { type ArgsByTag, type Asked, ghostAt, ghostsWhere, ownTile, spaceAt, tileAt, tileOf } from './places'

/** The label of an option; a decision kind may have words of its own for it. */
export function optionLabel(asked: Asked): string {
  const { names, option, decision } = asked
  const key = `gs-option-${option[0]}`
  const own = `${key}-${decision.kind}`
  const args = ARGS[option[0]]?.(asked) ?? {}
  return sentence(names.words.text(names.words.has(own) ? own : key, args))
}

// -- arguments by tag

/** A tile of the village. */
function tileArgs({ names, option, view }: Asked): Args {
  const index = Number(option[1])
  const haunted = view.village[index]?.haunted ? 'yes' : 'no'
  return { tile: tileAt(names, index, view), haunted }
}

/** The tile one stands on, and the ghosts next to it that can be exorcised. */
function hereArgs({ names, decision, view }: Asked): Args {
  const tile = ownTile(decision, view)
  const ghosts = ghostsWhere(names, view, (ghost, space) => space.line[0] === tile && ghost.exorcisable)
  return { tile: names.tile(tile, view), ghosts }
}

/** A ghost space, the tile in front of it, and the ghost or the Buddha on it. */
function spaceArgs({ names, option, view }: Asked): Args {
  const [colour, place] = [String(option[1]), Number(option[2])]
  const space = spaceAt(view, colour, place)
  const notes = [names.words.text('gs-note-facing', { tile: names.tile(space.line[0], view) })]
  if (space.ghost) notes.push(names.card(space.ghost.number, `space:${colour}:${place}`))
  if (space.buddha) notes.push(names.words.text('gs-note-buddha'))
  return { space: noted(names.space(colour, place), notes) }
}

/** A ghost in play and where it is. */
function ghostArgs({ names, option, view }: Asked): Args {
  const [colour, place] = [String(option[1]), Number(option[2])]
  return { ghost: ghostAt(names, colour, place, view), space: names.space(colour, place) }
}

/** A board and, once it is laid, its Qi. */
function boardArgs({ names, option, view }: Asked): Args {
  const board = view.boards.find((board) => board.colour === option[1])
  return { name: names.named('board', String(option[1])), qi: board?.qi ?? 0 }
}

/** A Taoist, his Qi and his tile. */
function taoistArgs({ names, option, view }: Asked): Args {
  const board = boardIn(view, String(option[1]))
  const notes = board.alive
    ? [names.words.text('gs-note-qi', { qi: board.qi }), names.tile(tileOf(board), view)]
    : [names.words.text('gs-note-dead')]
  return { taoist: noted(names.named('taoist', board.colour), notes) }
}

/** A Tao token: how many are left, how many one holds, or whose it is. */
function taoArgs({ names, option, decision, view }: Asked): Args {
  const colour = String(option[1])
  const owner = option.length > 2 ? String(option[2]) : boardOfSeat(view, decision.seat).colour
  const held: Readonly<Record<string, number>> = boardIn(view, owner).tao
  const supply: Readonly<Record<string, number>> = view.supply.tao
  return {
    colour: names.name('colour', colour),
    tao: names.named('tao', colour),
    supply: found(supply[colour], colour),
    held: found(held[colour], colour),
    owner: names.named('taoist', owner),
  }
}

/** A power: one's own, or borrowed with a power token that may be paid already. */
function powerArgs(asked: Asked): Args {
  const power = String(asked.option[1])
  return { power: asked.names.named('power', power), own: whosePower(power, asked) }
}

function whosePower(power: string, { decision, view }: Asked): 'yes' | 'paid' | 'no' {
  const isChance = decision.seats.length === 0
  if (isChance || boardOfSeat(view, decision.seat).power === power) return 'yes'
  const lender = found(
    view.boards.find((board) => board.power === power),
    power,
  )
  return lender.power_blocked === 'used' ? 'paid' : 'no'
}

/** Options that only name a thing of that kind. */
function named(kind: string): (asked: Asked) => Args {
  return ({ names, option }) => ({ name: names.named(kind, String(option[1])) })
}

/** What the label of each option tag is told; tags without an entry need nothing. */
const ARGS: ArgsByTag = {
  ...MOON_ARGS,
  artifact: named('artifact'),
  board: boardArgs,
  both: hereArgs,
  card: ({ names, option }) => ({ name: names.card(Number(option[1])) }),
  curse: named('curse'),
  exorcise: hereArgs,
  face: named('colour'),
  ghost: ghostArgs,
  help: hereArgs,
  power: powerArgs,
  reroll: ({ names, option }) => ({ face: names.colours(option.slice(1).map(String)) }),
  seat: ({ names, option, view }) => ({ name: names.player(Number(option[1]), view) }),
  side: named('side'),
  space: spaceArgs,
  stay: hereArgs,
  tao: taoArgs,
  taoist: taoistArgs,
  tile: tileArgs,
  tokens: ({ option }) => ({ count: Number(option[1]) }),
  village: named('tile'),
}
