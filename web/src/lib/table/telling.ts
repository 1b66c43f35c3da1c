/** What happened in few words: what happened for one reason is told in one line, things of one kind as one. */

import type { GameFace, Voice } from '../game/face'
import type { EventData, View } from '../protocol/types'
import { sentence } from '../words/phrases'

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

/** Who tells it, and of which table. */
export interface Teller extends Voice {
  face: Pick<GameFace, 'telling'>
  view: View
}

/** Something that happened. */
interface Told {
  event: EventData
}

/** What opens a line, and what follows it there. */
export type Group<T extends Told> = [T, ...T[]]

/** So many things later something may still say more than what is told now. */
const FAR = 12

/** What happened, cut where another reason begins; what has no words is left out. */
export function grouped<T extends Told>(told: readonly T[], { face, speaker, view }: Teller): Group<T>[] {
  const groups: Group<T>[] = []
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
export function lineOf(group: Group<Told>, teller: Teller): string {
  const { face, speaker, view } = teller
  const [{ event: first }, ...followers] = group
  const title = face.telling?.title?.(first, teller) ?? null
  const rest = (title === null ? followers : group).map(({ event }) => event)
  const briefs: string[] = []
  const sentences: string[] = []
  for (const events of ofOneKind(rest, face.telling)) {
    const brief = face.telling?.brief?.(events, first, view, teller) ?? null
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
