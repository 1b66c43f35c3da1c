/** Everything that is drawn in a land, with its place. */

import { badgePlace } from './badge'
import { layOut, type Layout, type Place } from './landLayout'
import { toEdge } from './polygon'
import { brief, marksOf, markWidth, stacksOf, type Mark, type Stack } from './stacks'
import type { HorizonsView, LandView, Point } from '../view'

export interface Scene {
  stacks: Stack[]
  marks: Mark[]
  layout: Layout
  /** Where its number stands, if it has one. */
  badge: Point
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
  if (full.layout.size >= place.sizes.piece * CRAMPED) return { stacks, marks, ...full }
  const short = brief(marks)
  return { stacks, marks: short, ...laid(short, stacks.length, place) }
}

/** Parts of their size to which pieces shrink to make room for the number of their land. */
const ASIDE = [1, 0.84, 0.7, 0.58]

/** Marks and pieces in their places; they make room for the number of a land where there is none. */
function laid(marks: readonly Mark[], count: number, place: Place): Pick<Scene, 'layout' | 'badge'> {
  const { shape, sizes, top, badge, reach } = place
  const widths = marks.map((mark) => markWidth(mark, sizes.terse) * sizes.label)
  const layout = layOut(shape, sizes, top, widths, count)
  if (!place.legal) return { layout, badge: shape.centre }
  for (const part of ASIDE) {
    const smaller = layOut(shape, { ...sizes, piece: sizes.piece * part }, top, widths, count)
    const { at, isFree } = badgePlace({ marks, layout: smaller }, place)
    if (isFree && !smaller.isHeap) return { layout: smaller, badge: at }
  }
  const beside = layOut(shape, { ...sizes, label: 2 * badge }, top, [2 * badge + reach, ...widths], count)
  const [first, ...others] = beside.marks
  const isWide = first && toEdge([first[0] - reach / 2, first[1]], shape.outline) > badge
  if (isWide && !beside.isHeap && toEdge([first[0] + reach / 2, first[1]], shape.outline) > badge)
    return { layout: { ...beside, marks: others }, badge: [first[0] + reach / 2, first[1]] }
  return { layout, badge: badgePlace({ marks, layout }, place).at }
}

/** Where a piece stands, or would stand. */
export function placeOf({ stacks, layout }: Scene, icon: string, isGuest: boolean): Point | null {
  const of = icon.replace(/^s-/, '')
  const at = stacks.findIndex((stack) => stack.icon.endsWith(of) && (stack.isGuest ?? false) === isGuest)
  return layout.pieces[at] ?? null
}
