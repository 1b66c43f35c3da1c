/** The log in turns: what stands under each heading, in words, with what happened for one reason in one line. */

import type { Voice } from '../../games/face'
import type { EventData, View } from '../protocol/types'
import { sentence } from '../words/phrases'
import type { Playing } from './playing.svelte'
import type { Happening } from './session.svelte'

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

/** How a game tells things together that happened for one reason. */
export interface Telling {
  /** Whether something is told in the line of what happened before it. */
  follows(event: EventData, first: EventData): boolean
  /** What it has in common with things that are told as one; `null` where it is told alone. */
  kind?(event: EventData): string | null
  /** Things of one kind in a few words, below what opened the line; `null` where their sentences are told. */
  brief?(events: readonly EventData[], first: EventData, view: View, voice: Voice): string | null
  /** What opens a line of things that nothing announced; `null` where the first of them does. */
  title?(first: EventData, voice: Voice): string | null
  /** What need not be told, since something soon after it says more. */
  isSaidBy?(event: EventData, later: EventData): boolean
}

/** Something that happened, with the answer to which it belongs. */
interface Told {
  event: EventData
  ply: number
  seat: number
}

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
    .map(({ turn, told }) => ({ ...turn, lines: linesOf(told, playing) }))
    .filter(({ lines }, at) => lines.length || at === found.length - 1)
    .reverse()
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

/** So many things later something may still say more than what is told now. */
const FAR = 12

/** What opens a line, and what follows it there. */
type Group = [Told, ...Told[]]

/** What happened, cut where another reason begins; what has no words is left out. */
function grouped(told: readonly Told[], { face, speaker, view }: Playing): Group[] {
  const groups: Group[] = []
  const said = told.filter(({ event }) => speaker.event(event, view) !== null)
  said.forEach((one, at) => {
    const last = groups.at(-1)
    if (said.slice(at + 1, at + 1 + FAR).some(({ event }) => face.telling?.isSaidBy?.(one.event, event)))
      return
    if (last && face.telling?.follows(one.event, last[0].event)) last.push(one)
    else groups.push([one])
  })
  return groups
}

/** A line: what opens it, then in brief what follows, things of one kind together, then what needs sentences. */
function lineOf(group: Group, playing: Playing): string {
  const { face, speaker, view } = playing
  const [{ event: first }, ...followers] = group
  const title = face.telling?.title?.(first, playing) ?? null
  const rest = (title === null ? followers : group).map(({ event }) => event)
  const briefs: string[] = []
  const sentences: string[] = []
  for (const events of ofOneKind(rest, face.telling)) {
    const brief = face.telling?.brief?.(events, first, view, playing) ?? null
    if (brief !== null) briefs.push(brief)
    else sentences.push(...events.map((event) => speaker.event(event, view) ?? ''))
  }
  const opening = title === null ? (speaker.event(first, view) ?? '') : `${sentence(title)}:`
  const inBrief = briefs.length ? `${title === null ? sentence(briefs.join('; ')) : briefs.join('; ')}.` : ''
  return [opening, inBrief, ...sentences].filter((part) => part).join(' ')
}

/** Things that are told as one, in the order of the first of them. */
function ofOneKind(events: readonly EventData[], telling: Telling | undefined): EventData[][] {
  const kinds = new Map<unknown, EventData[]>()
  for (const event of events) {
    const kind: unknown = telling?.kind?.(event) ?? event
    kinds.set(kind, [...(kinds.get(kind) ?? []), event])
  }
  return [...kinds.values()]
}

/** A heading has no full stop. */
function titled(line: string): string {
  return line.replace(/\.$/, '')
}

function passes(event: EventData, seat: number, playing: Playing, filter: Filter): boolean {
  if (filter === 'dice') return playing.face.isDice?.(event) ?? false
  return filter === 'all' || playing.mine.includes(seat)
}
