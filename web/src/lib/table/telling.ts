/** What happened in few words: what happened for one reason is told in one line, things of one kind as one. */

import type { GameFace } from '../game/face'
import type { Telling } from '../game/telling'
import type { Voice } from '../words/speaker'
import type { EventData, View } from '../protocol/types'
import { sentence } from '../words/phrases'

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

/** How many events later an event may replace the current one in the log. */
const FAR = 12

/** What happened, cut where another reason begins; what has no words is left out. */
export function grouped<T extends Told>(told: readonly T[], { face, speaker, view }: Teller): Group<T>[] {
  const groups: Group<T>[] = []
  const said = told.filter(({ event }) => speaker.event(event, view) !== null)
  said.forEach((one, at) => {
    const last = groups.at(-1)
    if (said.slice(at + 1, at + 1 + FAR).some(({ event }) => face.telling?.isSaidBy?.(one.event, event)))
      return
    const before = said[at - 1]
    if (before && face.telling?.repeats?.(one.event, before.event)) return
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
