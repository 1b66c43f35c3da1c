/** Where the label and the pieces of a land stand, so that a crowded land stays legible. */

import { LEGIBLE } from '../../../parts/letters'
import { bounds, spansIn, type Span } from './polygon'
import type { LandShape } from './island'
import type { Point } from '../view'

/** How large things are drawn, in units of the drawing. */
export interface Sizes {
  /** Height of the line with the land's name and its marks. */
  label: number
  /** Side of a piece. */
  piece: number
  /** The least size of letters. */
  letter: number
  /** Whether names have no room for the glyph of their terrain: the ground shows it. */
  terse: boolean
}

/** The ground that a land is drawn on. */
export interface Place {
  shape: LandShape
  sizes: Sizes
  /** Where the label begins. */
  top: number
  /** The radius of its number. */
  badge: number
  /** How much wider its number is than high: to the left of its place. */
  reach: number
  /** Whether it has one: it can be chosen. */
  legal: boolean
}

/** A land laid out: the middle of each mark of the label and of each piece. */
export interface Layout {
  marks: Point[]
  pieces: Point[]
  /** Side of a piece; less than asked for where there is little room. */
  size: number
  /** Whether there was no room, and things lie over each other. */
  isHeap?: boolean
}

/** Heights of the label and sides of pieces: wanted in pixels, bounded in units of the drawing. */
const LABEL = { least: 22, pixels: 16, most: 34 }
const PIECE = { least: 36, pixels: 28, most: 48 }
/** Letters as parts of the label's height, and the largest that their least size may become. */
export const LETTER = 0.8
const MOST_LETTER = 40
/** Sizes of pieces that are tried, as parts of the one asked for. */
const SHRINK = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.52]
const MARGIN = 5
/** How far a mark may reach over a border: its own outline keeps it legible. */
const SPILL = 7
const GAP = 3
const STEP = 6
/** How much higher or lower a label may begin for the sake of its pieces. */
const SHIFT = 30
/** How many small pieces should have room under a name, the most first, and how many usually stand there. */
const CROWDS = [6, 5, 4, 3, 2, 1]
const SMALL = 0.77
const FEW = 3

/** The size of things for a number of pixels per unit: legible, but never too large for the lands. */
export function sizesFor(pixels: number): Sizes {
  const letter = Math.min(LEGIBLE / pixels, MOST_LETTER)
  const label = bounded(LABEL.least, LABEL.pixels / pixels, LABEL.most)
  return {
    label: Math.max(label, letter / LETTER),
    piece: bounded(PIECE.least, PIECE.pixels / pixels, PIECE.most),
    letter,
    terse: label < letter / LETTER,
  }
}

/** The radius of the number of a land that can be chosen: its letters are legible too. */
export function badgeRadius({ label, letter }: Sizes): number {
  return Math.max(label * 0.62, letter / 1.15)
}

function bounded(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted))
}

/** Where the label begins: a few pieces under it stand in the middle, a crowd still has room. */
export function labelTop(land: LandShape, sizes: Sizes, width: number): number {
  const known = tops.get(land) ?? new Map<string, number>()
  tops.set(land, known)
  const key = [sizes.label, sizes.piece, width].join(' ')
  const top = known.get(key) ?? findTop(land, sizes, width)
  known.set(key, top)
  return top
}

/** A camera comes back to the sizes it had. */
const tops = new WeakMap<LandShape, Map<string, number>>()

function findTop(land: LandShape, sizes: Sizes, width: number): number {
  for (const part of [1, SMALL, SMALL * SMALL]) {
    for (const crowd of CROWDS) {
      const top = bestTop(land, { ...sizes, piece: sizes.piece * part }, width, crowd)
      if (top !== null) return top
    }
  }
  return land.centre[1] - sizes.label
}

/** The top with which a few pieces stand nearest to the middle, among those with room for a crowd. */
function bestTop(land: LandShape, sizes: Sizes, width: number, crowd: number): number | null {
  const box = bounds(land.outline)
  let best: number | null = null
  let least = Infinity
  for (let top = box.y + MARGIN; top < box.y + box.height; top += STEP) {
    if (!tryLayout(land, sizes, top, [width], crowd, sizes.piece * SMALL)) continue
    const few = tryLayout(land, sizes, top, [width], Math.min(FEW, crowd), sizes.piece)
    const off = few ? offCentre(few, land.centre) : Infinity
    if (off < least) [best, least] = [top, off]
  }
  return best
}

function offCentre(layout: Layout, centre: Point): number {
  const all = [...layout.marks, ...layout.pieces]
  const x = all.reduce((sum, point) => sum + point[0], 0) / all.length
  const ys = all.map((point) => point[1])
  return Math.hypot(x - centre[0], (Math.min(...ys) + Math.max(...ys)) / 2 - centre[1])
}

/** Lay out marks of the given widths and this many pieces, as large as possible. */
export function layOut(land: LandShape, sizes: Sizes, top: number, marks: number[], count: number): Layout {
  const known = layouts.get(land) ?? new Map<string, Layout>()
  layouts.set(land, known)
  const key = [sizes.label, sizes.piece, top, count, ...marks].join(' ')
  const layout = known.get(key) ?? findLayout(land, sizes, top, marks, count)
  known.set(key, layout)
  return layout
}

/** A view comes often, and most lands are as they were. */
const layouts = new WeakMap<LandShape, Map<string, Layout>>()

/** As large as can be with a label not far from its place, or anywhere if that helps a lot. */
function findLayout(land: LandShape, sizes: Sizes, top: number, marks: number[], count: number): Layout {
  const near = shifted(SHIFT)
  if (near && near.size >= sizes.piece * SMALL) return near
  const far = shifted(bounds(land.outline).height)
  if (!far) return heap(land, sizes, top, marks, count)
  return near && near.size > far.size * SMALL ? near : far

  function shifted(most: number): Layout | null {
    const steps = Array.from({ length: Math.floor(most / STEP) + 1 }, (_, i) => i * STEP)
    for (const part of SHRINK) {
      for (const start of steps.flatMap((step) => [top - step, top + step])) {
        const layout = tryLayout(land, sizes, start, marks, count, sizes.piece * part)
        if (layout) return layout
      }
    }
    return null
  }
}

function tryLayout(
  land: LandShape,
  sizes: Sizes,
  top: number,
  marks: number[],
  count: number,
  size: number,
): Layout | null {
  const label = placeMarks(land, sizes.label, top, marks)
  if (!label) return null
  const pieces = placePieces(land, label.bottom + GAP, count, size)
  return pieces && { marks: label.places, pieces, size }
}

/** The widest stretch of a band inside a land, so far from its borders. */
function widest(land: LandShape, top: number, height: number, margin: number): Span {
  const known = bands.get(land) ?? new Map<string, Span>()
  bands.set(land, known)
  const key = `${top} ${height}`
  const [left, right] = known.get(key) ?? findWidest(land, top, height)
  if (!known.has(key)) known.set(key, [left, right])
  return [left + margin, right - margin]
}

/** Trying many places needs the same bands again and again. */
const bands = new WeakMap<LandShape, Map<string, Span>>()

function findWidest(land: LandShape, top: number, height: number): Span {
  const spans = spansIn(top, top + height, land.outline)
  return spans.sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0] ?? [0, 0]
}

/** The marks in one line, or in more where the land is narrow. */
function placeMarks(
  land: LandShape,
  height: number,
  top: number,
  marks: number[],
): { places: Point[]; bottom: number } | null {
  const places: Point[] = []
  let line = top
  while (places.length < marks.length) {
    const span = widest(land, line, height, -SPILL)
    const fits = take(marks.slice(places.length), span[1] - span[0])
    if (!fits) return null
    places.push(...row(fits, span, line + height / 2))
    line += height + GAP
  }
  return { places, bottom: line - GAP }
}

/** The first widths that have room beside each other. */
function take(widths: number[], room: number): number[] | null {
  let used = -GAP
  const over = widths.findIndex((width) => (used += width + GAP) > room)
  const taken = over < 0 ? widths : widths.slice(0, over)
  return taken.length ? taken : null
}

/** Things of the given widths beside each other, in the middle of a stretch. */
function row(widths: number[], [left, right]: Span, y: number): Point[] {
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP)
  let x = (left + right - total) / 2
  return widths.map((width) => {
    const place: Point = [x + width / 2, y]
    x += width + GAP
    return place
  })
}

/** Pieces in as few rows as can be, evenly; nothing when there is no room for all. */
function placePieces(land: LandShape, top: number, count: number, size: number): Point[] | null {
  const spans: Span[] = []
  let room = 0
  const box = bounds(land.outline)
  for (let y = top; room < count; y += size) {
    if (y + size > box.y + box.height) return null
    const span = widest(land, y, size, MARGIN)
    spans.push(span)
    room += capacity(span, size)
  }
  let left = count
  return spans.flatMap((span, i) => {
    const even = Math.ceil(left / (spans.length - i))
    const later = spans.slice(i + 1).reduce((sum, next) => sum + capacity(next, size), 0)
    const here = Math.min(capacity(span, size), Math.max(even, left - later))
    left -= here
    return row(Array<number>(here).fill(size - GAP), span, top + (i + 0.5) * size)
  })
}

function capacity(span: Span, size: number): number {
  return Math.max(0, Math.floor((span[1] - span[0] + GAP) / size))
}

/** No room: the marks one under the other and the pieces under them, whatever lies there. */
function heap(land: LandShape, sizes: Sizes, top: number, marks: number[], count: number): Layout {
  const size = sizes.piece * (SHRINK.at(-1) as number)
  const x = land.centre[0]
  const columns = Math.ceil(Math.sqrt(count))
  const line = sizes.label + GAP
  const pieces = Array.from({ length: count }, (_, i): Point => {
    const column = (i % columns) - (columns - 1) / 2
    return [x + column * size, top + marks.length * line + (Math.floor(i / columns) + 0.5) * size]
  })
  return {
    marks: marks.map((_, i): Point => [x, top + i * line + sizes.label / 2]),
    pieces,
    size,
    isHeap: true,
  }
}
