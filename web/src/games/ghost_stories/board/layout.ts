/** Where everything lies in the drawing, with the viewer's board at the bottom. */

import type { BoardColour, BoardView } from '../view'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A drawing: its size, the corner of its village, and how large its pieces are. */
export interface Frame {
  readonly compact: boolean
  readonly width: number
  readonly height: number
  readonly village: Point
  readonly badge: number
  readonly stone: number
  readonly pawn: number
  readonly taoist: number
  readonly villager: number
  /** The largest that the least size of letters may become. */
  readonly letter: number
}

export const WIDE: Frame = {
  compact: false,
  width: 1060,
  height: 844,
  village: { x: 314, y: 206 },
  badge: 13,
  stone: 14,
  pawn: 34,
  taoist: 40,
  villager: 46,
  letter: 12,
}

export const COMPACT: Frame = {
  compact: true,
  width: 840,
  height: 840,
  village: { x: 204, y: 204 },
  badge: 23,
  stone: 16,
  pawn: 44,
  taoist: 56,
  villager: 64,
  letter: 34,
}

export const TILE = 140
export const STEP = 146
export const CARD = { width: 134, height: 128 }
/** Half the width of a receptacle. */
export const RECEPTACLE = 26
const VILLAGE = 2 * STEP + TILE

/** Sides of the screen, clockwise from the top. */
export const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const
type Side = 0 | 1 | 2 | 3
type Around<Thing> = readonly [Thing, Thing, Thing, Thing]

/** How many quarter turns bring the board of the viewer to the bottom. */
export function turnsFor(boards: readonly BoardView[], seat: number): number {
  const own = boards.find((board) => board.seat === seat)
  return own ? (BOTTOM - own.side + 4) % 4 : 0
}

/** The row and column of a tile after a number of quarter turns. */
export function cellOf(tile: number, turns: number): [number, number] {
  let [row, column] = [Math.floor(tile / 3), tile % 3]
  for (let turn = 0; turn < turns; turn++) [row, column] = [column, 2 - row]
  return [row, column]
}

/** How many steps lie between two tiles; diagonals count as one. */
export function distance(from: number, to: number): number {
  const rows = Math.abs(Math.floor(from / 3) - Math.floor(to / 3))
  return Math.max(rows, Math.abs((from % 3) - (to % 3)))
}

/** The place of each thing in a frame, seen by one viewer. */
export class Layout {
  readonly frame: Frame
  readonly #turns: number
  readonly #sides: ReadonlyMap<BoardColour, Side>

  constructor(frame: Frame, boards: readonly BoardView[], seat: number) {
    this.frame = frame
    this.#turns = turnsFor(boards, seat)
    this.#sides = new Map(boards.map((board) => [board.colour, ((board.side + this.#turns) % 4) as Side]))
  }

  /** The side of the screen on which a board lies. */
  side(colour: BoardColour): Side {
    return this.#sides.get(colour) ?? TOP
  }

  /** The row and the column in which a tile is drawn. */
  cell(tile: number): [number, number] {
    return cellOf(tile, this.#turns)
  }

  /** The upper left corner of a tile. */
  tile(tile: number): Point {
    const [row, column] = this.cell(tile)
    const { x, y } = this.frame.village
    return { x: x + column * STEP, y: y + row * STEP }
  }

  /** How much of its upper edge the receptacle at the upper right corner hides of a tile. */
  underReceptacle(tile: number): number {
    const [row, column] = this.cell(tile)
    return row === 0 && column === 2 ? RECEPTACLE * this.receptacle - this.#aside : 0
  }

  /** How large the receptacles are drawn. */
  get receptacle(): number {
    return this.frame.compact ? 1.05 : 0.84
  }

  /** The corner of the village next to a corner tile. */
  corner(tile: number): Point {
    const [row, column] = this.cell(tile)
    const { x, y } = this.frame.village
    const aside = this.#aside + 3
    return { x: x + (column ? VILLAGE + aside : -aside), y: y + (row ? VILLAGE + aside : -aside) }
  }

  /** How far outside the village a receptacle stands, where it would hide the name of a tile. */
  get #aside(): number {
    return this.frame.compact ? 12 : 0
  }

  /** The frame of the village. */
  village(): Box {
    const { x, y } = this.frame.village
    return { x: x - 6, y: y - 6, width: VILLAGE + 12, height: VILLAGE + 12 }
  }

  /** The side board of a colour. */
  board(colour: BoardColour): Box {
    const { x, y } = this.frame.village
    const boxes: Around<Box> = [
      { x: x - 6, y: y - 204, width: 444, height: 200 },
      { x: x + 436, y: y - 6, width: 200, height: 444 },
      { x: x - 6, y: y + 436, width: 444, height: 200 },
      { x: x - 204, y: y - 6, width: 200, height: 444 },
    ]
    return boxes[this.side(colour)]
  }

  /** How far along its side a ghost space lies: places are counted from its player's left. */
  #along(colour: BoardColour, place: number): number {
    const side = this.side(colour)
    return side === TOP || side === RIGHT ? 2 - place : place
  }

  /** The box of a ghost space. */
  space(colour: BoardColour, place: number): Box {
    const { x, y } = this.frame.village
    const along = this.#along(colour, place) * STEP
    const corners: Around<Point> = [
      { x: x + 3 + along, y: y - 198 },
      { x: x + 496, y: y + 6 + along },
      { x: x + 3 + along, y: y + 502 },
      { x: x - 198, y: y + 6 + along },
    ]
    return { ...corners[this.side(colour)], ...CARD }
  }

  /** The first or the second haunting stone in front of a ghost space. */
  stone(colour: BoardColour, place: number, number: 1 | 2): Point {
    const { x, y } = this.frame.village
    const along = 70 + this.#along(colour, place) * STEP
    const near = number === 2
    const stones: Around<Point> = [
      { x: x + along, y: y - (near ? 19 : 52) },
      { x: x + (near ? 450 : 480), y: y + along },
      { x: x + along, y: y + (near ? 451 : 484) },
      { x: x - (near ? 18 : 48), y: y + along },
    ]
    return stones[this.side(colour)]
  }

  /** The middle of a haunter's figure: on its card, or on a stone. */
  haunter(colour: BoardColour, place: number, at: number): Point {
    if (at === 1 || at === 2) return this.stone(colour, place, at)
    const card = this.space(colour, place)
    return { x: card.x + this.frame.pawn / 2, y: card.y + (this.frame.compact ? 68 : 58) }
  }

  /** The frame of the three tiles that a ghost looks at. */
  line(tiles: readonly number[]): Box {
    const corners = tiles.map((tile) => this.tile(tile))
    const [x, y] = [Math.min(...corners.map((c) => c.x)), Math.min(...corners.map((c) => c.y))]
    const [right, low] = [Math.max(...corners.map((c) => c.x)), Math.max(...corners.map((c) => c.y))]
    return { x: x - 3, y: y - 3, width: right - x + TILE + 6, height: low - y + TILE + 6 }
  }

  /** The corner that a player's portrait has in the compact drawing. */
  seat(colour: BoardColour): Box {
    const [near, far] = [6, 648]
    const corners: Around<Point> = [
      { x: near, y: near },
      { x: far, y: near },
      { x: far, y: far },
      { x: near, y: far },
    ]
    return { ...corners[this.side(colour)], width: 186, height: 186 }
  }

  /** The corner that a player's panel has in the wide drawing. */
  panel(colour: BoardColour): Box {
    const corners: Around<Point> = [
      { x: 4, y: 4 },
      { x: 754, y: 4 },
      { x: 754, y: 644 },
      { x: 4, y: 644 },
    ]
    return { ...corners[this.side(colour)], width: 302, height: 196 }
  }
}
