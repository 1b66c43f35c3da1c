/** Which moments of a game are told at its end, and what each changed. */

import type { Analysis, Step } from '$lib/protocol/analysis'
import type { Highlight } from '$lib/protocol/story'
import type { SeatInfo } from '$lib/protocol/types'
import { chosen } from '../report/points'

export const MOMENTS = 3
/** What changed the chance by less is not worth an arrow. */
const LEAST = 0.01

/** The moments that decided the game, in order of play; they do not change when an analysis comes. */
export function keyMoments(moments: readonly Highlight[]): Highlight[] {
  const cause = moments.findLast(({ kind, refs }) => kind !== 'end' && refs.length > 0)
  const others = moments.filter((moment) => moment !== cause || cause.turn !== moments.at(-1)?.turn)
  return chosen(others, MOMENTS).map(({ moment }) => told(moment, cause))
}

/** The end is told and shown by what brought it, if that happened in the same turn. */
function told(moment: Highlight, cause: Highlight | undefined): Highlight {
  const isEnd = moment.kind === 'end' && cause?.turn === moment.turn
  return isEnd ? { ...moment, refs: cause.refs, event: cause.event } : moment
}

/** The step of an analysis in which something happened, if it changed the chance of winning. */
export function stepOf(analysis: Analysis | null, { ply }: Pick<Highlight, 'ply'>): Step | null {
  const during = analysis?.steps.filter((step) => step.ply < ply && ply <= step.to) ?? []
  const change = ({ before, after }: Step) => Math.abs(after - before)
  const most = during.reduce<Step | null>(
    (best, step) => (best && change(best) >= change(step) ? best : step),
    null,
  )
  return most && change(most) >= LEAST ? most : null
}

/** A person's costliest choice; without people, the costliest of all. */
export function costliestChoice(analysis: Analysis | null, seats: readonly SeatInfo[]): Step | null {
  const steps = (analysis?.costliest ?? []).flatMap((at) => analysis?.steps[at] ?? [])
  const isPerson = ({ seat }: Step) => !!seats[seat]?.name
  return seats.some(({ name }) => name) ? (steps.find(isPerson) ?? null) : (steps[0] ?? null)
}
