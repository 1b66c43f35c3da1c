/** The course of a game as points of a chart: each turn, then how it stood at the end. */

import type { Figures, Highlight, Story } from '$lib/protocol/story'
import type { View } from '$lib/protocol/types'
import { t } from '$lib/words/i18n.svelte'
import { plain } from '$lib/words/marks'
import type { Speaker } from '$lib/words/speaker'

export interface Point {
  /** The turn that begins here; `null` for the end. */
  turn: number | null
  ply: number
  seat: number
  figures: Figures
}

/** A moment with its number in order of play. */
export interface Numbered {
  number: number
  moment: Highlight
}

/** All turns and the end. */
export function pointsOf(story: Story): Point[] {
  const turns = story.timeline.map(({ number, ply, seat, figures }) => ({ turn: number, ply, seat, figures }))
  return [...turns, { turn: null, ply: story.plies, seat: -1, figures: story.figures }]
}

/** The point at which a ply lies: that of its turn, or the end. */
export function pointAt(points: readonly Point[], ply: number): number {
  const after = points.findIndex((point) => point.ply > ply)
  return after < 0 ? points.length - 1 : Math.max(0, after - 1)
}

/** Where a moment stands on the chart, as a share of its width: within its turn, by ply. */
export function shareOf(points: readonly Point[], ply: number): number {
  const at = pointAt(points, ply)
  const here = points[at]
  const next = points[at + 1]
  const last = Math.max(1, points.length - 1)
  if (!here || !next) return at / last
  return (at + (ply - here.ply) / Math.max(1, next.ply - here.ply)) / last
}

/** The moments that mattered most, up to a limit, in order of play; the first of a kind says more. */
export function chosen(moments: readonly Highlight[], most: number): Numbered[] {
  const seen = new Map<string, number>()
  const ranked = moments.map((moment, index) => {
    const before = seen.get(moment.kind) ?? 0
    seen.set(moment.kind, before + 1)
    return { moment, index, rank: moment.kind === 'end' ? -Infinity : before - moment.weight * 2 }
  })
  ranked.sort((one, other) => one.rank - other.rank || one.index - other.index)
  const kept = ranked.slice(0, most).sort((one, other) => one.index - other.index)
  return kept.map(({ moment }, index) => ({ number: index + 1, moment }))
}

/** What a moment is called and what is said of it; some events say it all themselves, the first sentence first. */
export function saidOfMoment(
  { kind, event }: Highlight,
  speaker: Speaker,
  view: View | null,
): { title: string; more: string } {
  const line = view ? plain(speaker.event(event, view) ?? '') : ''
  if (kind !== event[0]) return { title: t(`report-moment-${kind}`), more: line }
  const [title = '', ...rest] = line.split(/(?<=[.!]) /)
  return { title: title.replace(/\.$/, ''), more: rest.join(' ') }
}

/** The lane of each mark, so that none covers another; -1 for a mark for which no lane is free. */
export function lanes(places: readonly number[], gap: number, most: number): number[] {
  const ends: number[] = Array.from({ length: most }, () => -Infinity)
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= gap)
    if (free >= 0) ends[free] = place
    return free
  })
}

/** The approximate number of turns numbered under the axis: every first, second, fifth or tenth. */
export function ticks(points: readonly Point[], most: number): number[] {
  const turns = points.filter((point) => point.turn !== null).length
  const step = [1, 2, 5, 10, 20, 50].find((size) => turns / size <= most) ?? 100
  return points.flatMap(({ turn }, index) =>
    turn !== null && (turn === 1 || turn % step === 0) ? [index] : [],
  )
}

/** A line in steps through values, and the area under it; `x` and `y` place them. */
export function stepped(
  values: readonly number[],
  x: (index: number) => number,
  y: (value: number) => number,
): { line: string; area: string } {
  const [first = 0, ...rest] = values
  const steps = rest.map((value, index) => `H${x(index + 1).toFixed(1)}V${y(value).toFixed(1)}`).join('')
  const line = `M${x(0).toFixed(1)} ${y(first).toFixed(1)}${steps}`
  const floor = y(0).toFixed(1)
  return { line, area: `${line}V${floor}H${x(0).toFixed(1)}Z` }
}
