/** From options, events and refs to the things that are drawn. */

import type { Decision, OpenDecision, Option, EventData } from '$lib/protocol/types'
import { required } from '$lib/words/required'
import type { BoardColour, BoardView, GhostStoriesView, GhostView, MoonView, SpaceView } from '../view'

type Id = string | number | undefined

/** Whose turn is next: the next living Taoist clockwise; `null` if there is no other. */
export function nextInTurn({
  active,
  boards,
}: Pick<GhostStoriesView, 'active' | 'boards'>): BoardColour | null {
  const at = boards.findIndex(({ colour }) => colour === active)
  if (at < 0) return null
  const after = [...boards.slice(at + 1), ...boards.slice(0, at)]
  return after.find(({ neutral, alive }) => alive && !neutral)?.colour ?? null
}

/** The board of that colour. */
export function boardOf(view: GhostStoriesView, colour: string): BoardView | undefined {
  return view.boards.find((board) => board.colour === colour)
}

/** The name of the tile that lies at that place of the village. */
export function tileIdAt(view: GhostStoriesView, tile: number): string {
  return required(view.village[tile], `tile ${tile}`).name
}

/** The parts of White Moon. */
export function moonOf(view: GhostStoriesView): MoonView {
  return required(view.white_moon, 'white_moon')
}

/** The board of the player in that seat. */
export function boardOfSeat(view: GhostStoriesView, seat: number): BoardView | undefined {
  return view.boards.find((board) => board.seat === seat)
}

/** A ghost space by its ref. */
export function spaceOf(view: GhostStoriesView, ref: string): SpaceView | undefined {
  const [, colour = '', place] = ref.split(':')
  return boardOf(view, colour)?.spaces[Number(place)]
}

/** All ghosts in play with the refs of their spaces. */
export function ghostsIn(
  view: GhostStoriesView,
): { ref: string; board: BoardView; space: SpaceView; ghost: GhostView }[] {
  return view.boards.flatMap((board) =>
    board.spaces.flatMap((space) =>
      space.ghost ? [{ ref: `space:${board.colour}:${space.place}`, board, space, ghost: space.ghost }] : [],
    ),
  )
}

/** The ref of the space on which a card lies; the card's own when it lies nowhere. */
export function refOfCard(view: GhostStoriesView, number: Id): string {
  return ghostsIn(view).find(({ ghost }) => ghost.number === number)?.ref ?? `card:${number}`
}

/** The tile where the Taoist of the seat that is asked stands. */
function ownTile(view: GhostStoriesView, decision: OpenDecision): number | null {
  return boardOfSeat(view, decision.seat)?.tile ?? null
}

/** The ghosts that can be exorcised from a tile. */
export function targetsFrom(view: GhostStoriesView, tile: number | null) {
  return ghostsIn(view).filter(({ space, ghost }) => space.line[0] === tile && ghost.exorcisable)
}

function here(view: GhostStoriesView, decision: OpenDecision): string[] {
  const tile = ownTile(view, decision)
  return tile === null ? [] : [`tile:${tile}`]
}

type RefsOf = (option: Option, decision: OpenDecision, view: GhostStoriesView) => string[]

const tile: RefsOf = ([, at]) => [`tile:${at}`]
const space: RefsOf = ([, colour, place]) => [`space:${colour}:${place}`]
const adjacent: RefsOf = (_, decision, view) =>
  targetsFrom(view, ownTile(view, decision)).map(({ ref }) => ref)

/** A token in a player's panel or in the supply; a colour of the mantra is no token. */
const tao: RefsOf = ([, colour, owner], { kind, seat }, view) => {
  if (kind === 'mantra_colour') return []
  const holder = owner ?? (kind === 'discard_tao' ? boardOfSeat(view, seat)?.colour : undefined)
  return [holder === undefined ? `tao:${colour}` : `tao:${colour}:${holder}`]
}

/** What each option tag points at; a tag without an entry is only a button. */
export const REFS: Readonly<Record<string, RefsOf>> = {
  artifact: ([, id]) => [`artifact:${id}`],
  board: ([, colour]) => [`board:${colour}`],
  both: adjacent,
  card: ([, number], _, view) => [refOfCard(view, number)],
  colour: ([, colour], _, view) =>
    ghostsIn(view)
      .filter(({ ghost }) => ghost.colour === colour && !ghost.incarnation)
      .map(({ ref }) => ref),
  escort: tile,
  exorcise: adjacent,
  family: ([, family]) => [`family:${family}`],
  fetch: ([, at]) => [`villager:${at}`],
  ghost: space,
  help: (_, decision, view) => here(view, decision),
  moon_crystal: ([, colour]) => [`crystal:${colour}`],
  power: ([, id]) => [`power:${id}`],
  receptacle: ([, at]) => [`receptacle:${at}`],
  reroll: ([, face]) => (face === undefined ? [] : [`die:${face}`]),
  rise_and_escort: tile,
  rise_and_go: tile,
  save: (_, decision, view) => here(view, decision).map((ref) => ref.replace('tile', 'villager')),
  space,
  stand_up: (_, decision, view) => taoistOf(view, decision.seat),
  stay: (_, decision, view) => here(view, decision),
  tao,
  taoist: ([, colour]) => [`taoist:${colour}`],
  tile,
  villager: ([, , at]) => [`villager:${at}`],
  yin_yang: (_, decision, view) =>
    taoistOf(view, decision.seat).map((ref) => ref.replace('taoist', 'yin_yang')),
}

function taoistOf(view: GhostStoriesView, seat: number): string[] {
  const board = boardOfSeat(view, seat)
  return board ? [`taoist:${board.colour}`] : []
}

/** The refs of what an option points at. */
export function refsOf(option: Option, decision: OpenDecision, view: GhostStoriesView): string[] {
  return REFS[option[0]]?.(option, decision, view) ?? []
}

/** The ghost, artifact or tile that a question is about. */
export function cardInQuestion({ about }: Decision, view: GhostStoriesView): string | null {
  const [kind, id, place] = about
  if (kind === 'card') return refOfCard(view, id)
  if (kind === 'ghost') return `space:${id}:${place}`
  return kind === 'artifact' || kind === 'tile' ? `${kind}:${id}` : null
}

/** The refs of what an event touched, by the values it names. */
export function touched([, data]: EventData, view: GhostStoriesView): string[] {
  const { board, place, origin, spot, tile: at, start, ghost, artifact, family } = data as Record<string, Id>
  const refs = new Set<string>()
  if (typeof at === 'number') refs.add(`tile:${at}`)
  if (typeof start === 'number') refs.add(`tile:${start}`)
  if (board !== undefined) refs.add(place === undefined ? `taoist:${board}` : `space:${board}:${place}`)
  if (origin !== undefined) refs.add(`space:${origin}:${spot}`)
  if (ghost !== undefined && place === undefined) refs.add(refOfCard(view, ghost))
  if (artifact !== undefined) refs.add(`artifact:${artifact}`)
  if (family !== undefined) refs.add(`family:${family}`)
  return [...refs].filter((ref) => !ref.startsWith('card:'))
}

/** Where a ref stands now. */
export function resolve(ref: string, view: GhostStoriesView): string {
  const [kind, id] = ref.split(':')
  return kind === 'card' ? refOfCard(view, Number(id)) : ref
}

/** The symbol that stands before a name in the log. */
export function glyph(ref: string, view: GhostStoriesView): string | null {
  const [kind, id = ''] = ref.split(':')
  if (kind === 'card' || kind === 'space') {
    const ghost = kind === 'card' ? cardIn(view, Number(id)) : spaceOf(view, ref)?.ghost
    return ghost ? `t-${ghost.colour}` : null
  }
  if (['board', 'taoist', 'tao', 'die'].includes(kind ?? '')) return `t-${id}`
  if (kind === 'receptacle') return 'i-crystal'
  return null
}

function cardIn(view: GhostStoriesView, number: number): GhostView | undefined {
  return ghostsIn(view).find(({ ghost }) => ghost.number === number)?.ghost
}

/** The symbol of a seat. */
export function seatGlyph(seat: number, view: GhostStoriesView): string {
  return `t-${boardOfSeat(view, seat)?.colour ?? 'white'}`
}

/** The colour in a ref of a board, a Taoist or a space. */
export function colourIn(ref: string): BoardColour {
  return ref.split(':')[1] as BoardColour
}

/** The ghost that an event has put on a space, as long as it lies there. */
export function placedGhost([, facts]: EventData, view: GhostStoriesView): GhostView | null {
  return boardOf(view, String(facts['board']))?.spaces[Number(facts['place'])]?.ghost ?? null
}
