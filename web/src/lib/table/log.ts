/** The log in turns: what stands under each heading, in words, with what happened for one reason in one line. */

import type { EventData, Happening } from '../protocol/types'
import type { Speaker } from '../words/speaker'
import type { Playing } from './playing.svelte'
import { grouped, lineOf } from './telling'

/** What happened for one reason, in one line. */
export interface Line {
  /** The first ply after the answer that brought it about. */
  ply: number
  /** Who gave that answer. */
  seat: number
  text: string
}

export interface Turn {
  /** The ply at which it began. */
  ply: number
  title: string
  /** Whether it is the first of its round. */
  opens: boolean
  lines: Line[]
}

export type Filter = 'all' | 'dice' | 'mine'

/** Something that happened, with the answer to which it belongs. */
interface Told {
  event: EventData
  ply: number
  seat: number
}

/** The lines of what is told under one heading. */
interface Kept {
  told: readonly Told[]
  speaker: Speaker
  lines: Line[]
}

/** The lines of earlier turns, by what happened first in each: with every step of a story only the last turn is worded anew. */
const kept = new WeakMap<EventData, Kept>()

/** The turns of a log, the newest first; each phase says of which round it is. */
export function turnsOf(log: readonly Happening[], playing: Playing, filter: Filter): Turn[] {
  const found: { turn: Turn; told: Told[] }[] = []
  let round = ''
  for (const { ply, seat, events } of log) {
    for (const event of events) {
      const title = playing.face.heading(event, playing.view, playing)
      const opens = playing.face.opensRound?.(event) ?? false
      if (title !== null || found.length === 0) {
        const own = titled(title ?? playing.words.text('web-table-log-start'))
        const whole = round && !opens ? `${round} · ${own}` : own
        const first = opens || found.at(-1)?.turn.title === round
        found.push({ turn: { ply, title: whole, opens: first, lines: [] }, told: [] })
        if (opens) round = own
      }
      if (title === null && passes(event, seat, playing, filter))
        found.at(-1)?.told.push({ event, ply, seat })
    }
  }
  return found
    .map(({ turn, told }) => ({ ...turn, lines: keptLines(told, playing) }))
    .filter(({ lines }, at) => lines.length || at === found.length - 1)
    .reverse()
}

function keptLines(told: readonly Told[], playing: Playing): Line[] {
  const [first] = told
  if (!first) return []
  const { speaker } = playing
  const known = kept.get(first.event)
  if (known?.speaker === speaker && isSame(known.told, told)) return known.lines
  const lines = linesOf(told, playing)
  kept.set(first.event, { told, speaker, lines })
  return lines
}

function isSame(before: readonly Told[], now: readonly Told[]): boolean {
  return before.length === now.length && now.every(({ event }, at) => event === before[at]?.event)
}

/** The lines of what happened: one for each reason, and the same line several times in a row is one. */
function linesOf(told: readonly Told[], playing: Playing): Line[] {
  const lines: (Line & { times: number })[] = []
  for (const group of grouped(told, playing)) {
    const text = lineOf(group, playing)
    const last = lines.at(-1)
    if (last?.text === text) last.times++
    else lines.push({ ply: group[0].ply, seat: group[0].seat, text, times: 1 })
  }
  return lines.map(({ times, text, ...line }) => ({ ...line, text: times > 1 ? `${text} ×${times}` : text }))
}

/** A heading has no full stop. */
function titled(line: string): string {
  return line.replace(/\.$/, '')
}

function passes(event: EventData, seat: number, playing: Playing, filter: Filter): boolean {
  if (filter === 'dice') return playing.face.isDice?.(event) ?? false
  return filter === 'all' || playing.mine.includes(seat)
}
