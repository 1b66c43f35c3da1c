/** What happened, cut into beats: what is shown together, for a moment. */

import type { GameFace } from '../game/face'
import type { Voice } from '../words/speaker'
import type { Film, EventData, View } from '../protocol/types'
import { plain } from '../words/marks'
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
  /** How much each of them matters. */
  ranks: readonly number[]
  /** The refs of what it touched. */
  touched: readonly string[]
  /** How much it matters; a usual thing has 1. */
  weight: number
  /** What has led to dice that are rolling. */
  before?: readonly EventData[]
  /** Whether dice are rolling, of which nothing is known yet. */
  rolling?: boolean
}

type Cutter = Pick<
  GameFace,
  'touched' | 'resolve' | 'weights' | 'telling' | 'rolls' | 'heading' | 'turnTime' | 'ceremonies'
>

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
  const told = face.telling?.brief ? beats.map((beat) => ({ ...beat, ...inBrief(beat, face, voice) })) : beats
  const turns = shots.filter(({ event, view }) => face.heading(event, view, voice) !== null).length
  return withRolls(condensed(told, Math.max(1, turns) * face.turnTime), face)
}

/** Milliseconds in which a word is read, and the least for any line. */
const WORD = 240
const LEAST = 900
/** Milliseconds for a usual thing to be seen. */
const USUAL = 650
/** A caption has no more words than this, unless its first sentence has. */
const MOST_WORDS = 14
/** What weighs as much is never told along with something else. */
const BIG = 1.5
/** What a heading matters: less than anything that happens below it. */
const HEADING = -1

function wordsIn(line: string): number {
  return plain(line).split(/\s+/).filter(Boolean).length
}

/**
 * What is said of a beat: the sentences that matter most, as far as they are read at one look, in the order of
 * play; the log has them all. Of several headings the last is the one below which things happened.
 */
export function captionOf({ lines, ranks }: Pick<Beat, 'lines' | 'ranks'>): string {
  const rank = (at: number) => ranks[at] ?? 0
  const places = [...lines.keys()].sort(
    (one, other) => rank(other) - rank(one) || (rank(one) === HEADING ? other - one : one - other),
  )
  const said = new Set<number>()
  const text = () => lines.filter((_, at) => said.has(at)).join(' ')
  for (const at of places) {
    if (said.size && wordsIn(`${text()} ${lines[at] ?? ''}`) > MOST_WORDS) break
    said.add(at)
  }
  return text()
}

/** Milliseconds that a beat is shown at the usual speed: until it has been seen and its caption been read. */
export function timeOf(beat: Beat): number {
  return Math.max(LEAST, beat.weight * USUAL, WORD * wordsIn(captionOf(beat)))
}

/** The beats that fit into a time: small things happen along with the next one, big ones keep their own moment. */
export function condensed(beats: readonly Beat[], budget: number): Beat[] {
  const left = [...beats]
  const whole = () => left.reduce((sum, beat) => sum + timeOf(beat), 0)
  while (left.length > 1 && whole() > budget) {
    const small = left.slice(0, -1).map(({ weight }, at) => [weight, at] as const)
    const [weight, at] = small.reduce((least, one) => (one[0] < least[0] ? one : least))
    const [one, other] = [left[at], left[at + 1]]
    if (weight >= BIG || !one || !other) break
    left.splice(at, 2, joined(one, other))
  }
  return left
}

/** The dice in the air: nothing has happened yet, and the table is as it was before. */
const IN_THE_AIR: Omit<Beat, 'view'> = {
  events: [],
  plies: [],
  opening: undefined,
  lines: [],
  ranks: [],
  touched: [],
  weight: 1,
  rolling: true,
}

/** Before a roll is known, the dice are in the air. */
function withRolls(beats: readonly Beat[], { rolls }: Cutter): Beat[] {
  return beats.flatMap((beat) => {
    const roll = beat.events.findIndex(([tag]) => rolls?.has(tag))
    if (roll < 0) return [beat]
    return [{ ...IN_THE_AIR, view: beat.view, before: beat.events.slice(0, roll) }, beat]
  })
}

/** What is said of a beat, as the log tells it. */
function inBrief({ events, view }: Beat, face: Cutter, voice: Voice): Pick<Beat, 'lines' | 'ranks'> {
  const teller = { speaker: voice.speaker, words: voice.words, face, view }
  const news = events.filter((event) => face.heading(event, view, voice) === null)
  const told = (news.length ? news : events).map((event) => ({ event }))
  const groups = grouped(told, teller)
  const rankOf = ({ event: [tag] }: { event: EventData }) =>
    news.length ? (face.weights[tag] ?? 1) : HEADING
  return {
    lines: groups.map((group) => lineOf(group, teller)),
    ranks: groups.map((group) => Math.max(...group.map(rankOf))),
  }
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
  ranks: [],
  touched: [],
  weight: 0,
}

function beatOf({ event, ply, view }: Shot, face: Cutter, voice: Voice): Beat {
  const line = voice.speaker.event(event, view)
  const touched = face.touched(event, view, voice).map((ref) => face.resolve(ref, view))
  const ceremony = face.ceremonies?.weightOf(event, view) ?? 0
  const weight = line === null ? 0 : Math.max(face.weights[event[0]] ?? 1, ceremony)
  const opening = weight ? event : undefined
  const lines = line === null ? [] : [line]
  const ranks = lines.map(() => (face.heading(event, view, voice) === null ? weight : HEADING))
  return { view, events: [event], plies: [ply], opening, lines, ranks, touched, weight }
}

function joined(one: Beat, other: Beat): Beat {
  return {
    view: other.view,
    events: [...one.events, ...other.events],
    plies: [...one.plies, ...other.plies],
    opening: one.opening ?? other.opening,
    lines: [...one.lines, ...other.lines],
    ranks: [...one.ranks, ...other.ranks],
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
