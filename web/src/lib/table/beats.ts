/** What happened, cut into beats: what is shown together, for a moment. */

import type { GameFace } from '../game/face'
import type { Voice } from '../words/speaker'
import type { Film, EventData, View } from '../protocol/types'
import { grouped, lineOf } from './telling'

/** One thing that happened, with the table right after it. */
export interface Shot {
  event: EventData
  /** The first ply after the answer that brought it about. */
  ply: number
  view: View
}

/** What is shown together: the table after it, what happened, and what is said of it. */
export interface Beat {
  view: View
  events: readonly EventData[]
  /** The ply of each of them. */
  plies: readonly number[]
  /** What weighs first: the rest happens along with it. */
  opening: EventData | undefined
  lines: readonly string[]
  /** The refs of what it touched. */
  touched: readonly string[]
  /** How long it is shown, as a multiple of the usual time. */
  weight: number
}

type Cutter = Pick<GameFace, 'touched' | 'resolve' | 'weights' | 'telling'>

/** More sentences than these would be too long for one look. */
const MOST_LINES = 3

/** The shots of a film: each has the whole view, put together from what each thing changed. */
export function shotsOf({ view, frames }: Film): Shot[] {
  let now = view
  return frames.map(({ event, ply, changes }) => {
    now = { ...now, ...changes }
    return { event, ply, view: now }
  })
}

/**
 * The beats of what happened, in order. What has no sentence, or no weight, is shown together with what
 * comes next; what happens for one reason is shown together, unless it weighs more than usual in a game that
 * does not tell it in brief.
 */
export function cut(shots: readonly Shot[], face: Cutter, voice: Voice): Beat[] {
  const beats = apart(shots, face, voice)
  return face.telling?.brief ? beats.map((beat) => ({ ...beat, lines: inBrief(beat, face, voice) })) : beats
}

/** What is said of a beat, as the log tells it. */
function inBrief({ events, view }: Beat, face: Cutter, voice: Voice): string[] {
  const teller = { speaker: voice.speaker, words: voice.words, face, view }
  const told = events.map((event) => ({ event }))
  return grouped(told, teller).map((group) => lineOf(group, teller))
}

function apart(shots: readonly Shot[], face: Cutter, voice: Voice): Beat[] {
  const beats: Beat[] = []
  let before: Beat = NOTHING
  for (const shot of shots) {
    const beat = beatOf(shot, face, voice)
    const last = beats.at(-1)
    if (last && before === NOTHING && belong(last, beat, face)) beats[beats.length - 1] = joined(last, beat)
    else if (beat.weight === 0) before = joined(before, beat)
    else {
      beats.push(before === NOTHING ? beat : joined(before, beat))
      before = NOTHING
    }
  }
  return closed(beats, before)
}

const NOTHING: Beat = {
  view: {} as View,
  events: [],
  plies: [],
  opening: undefined,
  lines: [],
  touched: [],
  weight: 0,
}

function beatOf({ event, ply, view }: Shot, face: Cutter, voice: Voice): Beat {
  const line = voice.speaker.event(event, view)
  const touched = face.touched(event, view, voice).map((ref) => face.resolve(ref, view))
  const weight = line === null ? 0 : (face.weights[event[0]] ?? 1)
  const opening = weight ? event : undefined
  const lines = line === null ? [] : [line]
  return { view, events: [event], plies: [ply], opening, lines, touched, weight }
}

function joined(one: Beat, other: Beat): Beat {
  return {
    view: other.view,
    events: [...one.events, ...other.events],
    plies: [...one.plies, ...other.plies],
    opening: one.opening ?? other.opening,
    lines: [...one.lines, ...other.lines],
    touched: [...new Set([...one.touched, ...other.touched])],
    weight: Math.max(one.weight, other.weight),
  }
}

/** Whether two beats happen for one reason, and are light enough for one look. */
function belong(one: Beat, other: Beat, { telling }: Cutter): boolean {
  const [first, last, next] = [one.opening, one.events.at(-1), other.events[0]]
  if (!first || !next) return false
  const follows = telling?.follows(next, first) ?? false
  if (telling?.brief) return follows || other.lines.length === 0
  if (other.weight > 1 || one.lines.length >= MOST_LINES) return false
  return follows || (last?.[0] === next[0] && last[1]['why'] === next[1]['why'])
}

/** What came after the last beat is shown with it; alone it is a beat if it can be said. */
function closed(beats: Beat[], rest: Beat): Beat[] {
  const last = beats.at(-1)
  if (last && rest !== NOTHING) beats[beats.length - 1] = joined(last, rest)
  else if (rest.lines.length) beats.push({ ...rest, weight: 1 })
  return beats
}
