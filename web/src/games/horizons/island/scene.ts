/** Everything that is drawn in a land, with its place. */

import { layOut, type Layout, type Sizes } from './landLayout'
import type { LandShape } from './island'
import { brief, marksOf, markWidth, stacksOf, type Mark, type Stack } from './stacks'
import type { HorizonsView, LandView, Point } from '../view'

/** The ground that a land is drawn on. */
export interface Place {
  shape: LandShape
  sizes: Sizes
  /** Where the label begins. */
  top: number
}

export interface Scene {
  stacks: Stack[]
  marks: Mark[]
  layout: Layout
}

/** Below this part of their size pieces are worth more than the details of marks. */
const CRAMPED = 0.8

/** A land as it is drawn; a guest is a piece that may come. */
export function sceneOf(land: LandView, place: Place, view: HorizonsView, guest: string | null): Scene {
  const here = stacksOf(land, view)
  const coming = guest
    ? [{ key: 'guest', ref: null, icon: guest, count: 1, health: null, isGuest: true }]
    : []
  const stacks = [...here, ...coming]
  const marks = marksOf(land)
  const full = laid(marks, stacks.length, place)
  if (full.size >= place.sizes.piece * CRAMPED) return { stacks, marks, layout: full }
  const short = brief(marks)
  return { stacks, marks: short, layout: laid(short, stacks.length, place) }
}

function laid(marks: readonly Mark[], count: number, { shape, sizes, top }: Place): Layout {
  const widths = marks.map((mark) => markWidth(mark, sizes.terse) * sizes.label)
  return layOut(shape, sizes, top, widths, count)
}

/** Where a piece stands, or would stand. */
export function placeOf({ stacks, layout }: Scene, icon: string, isGuest: boolean): Point | null {
  const of = icon.replace(/^s-/, '')
  const at = stacks.findIndex((stack) => stack.icon.endsWith(of) && (stack.isGuest ?? false) === isGuest)
  return layout.pieces[at] ?? null
}
