/** Where the words of a game find what they tell; the places are those of `telling.py`. */

import type { Content, Decision } from '../protocol/types'
import type { PlainSpeaker } from './plainSpeaker'

export type Place = string | number
export type Parts = readonly unknown[] | Readonly<Record<string, unknown>>

/** What is found at the end of a path that leads nowhere. */
const NOWHERE = 0
const FUNCTION = '@'
const GAP = /\{(\w+)\}/g

/** The name of a function that a vocabulary names, if it does. */
export function functionIn(name: string): string | null {
  return name.startsWith(FUNCTION) ? name.slice(FUNCTION.length) : null
}

/** What is being put into words, with the view of its moment. */
export class Told<V = unknown> {
  readonly speaker: PlainSpeaker
  /** An option, what a question is about, the ids of a thing, or the facts of an event. */
  readonly parts: Parts
  readonly decision: Decision | null
  readonly view: V
  /** The seat that chooses. */
  readonly seat: number

  constructor(speaker: PlainSpeaker, parts: Parts, decision: Decision | null, view: V, seat = -1) {
    this.speaker = speaker
    this.parts = parts
    this.decision = decision
    this.view = view
    this.seat = seat
  }

  /** The same moment, for the thing with these ids. */
  of(ids: readonly unknown[]): Told<V> {
    return new Told(this.speaker, ids, this.decision, this.view, this.seat)
  }

  /** What stands at a place; `undefined` where there is nothing. */
  at(place: Place): unknown {
    if (typeof place === 'number') return isList(this.parts) ? this.parts[place] : undefined
    const name = functionIn(place)
    if (name !== null) return this.speaker.run(name, this)
    if (place.includes('.')) return this.#along(this.filled(place))
    if (!isList(this.parts)) return this.parts[place]
    return place === 'seat' ? this.seat : this.parts.slice(Number(place.slice(0, -1)))
  }

  /** A pattern with what stands at the places in braces. */
  filled(pattern: string): string {
    return pattern.replace(GAP, (_, name: string) =>
      String(this.at(/^\d+$/.test(name) ? Number(name) : name)),
    )
  }

  /** What a path leads to, from the view, the box, or what the question is about. */
  #along(path: string): unknown {
    const [root, ...steps] = path.split('.')
    const about = this.decision?.about ?? []
    const roots: Record<string, unknown> = { view: this.view, box: this.speaker.box, about }
    return steps.reduce(step, roots[root ?? '']) ?? NOWHERE
  }
}

/** One step: `field=value` picks from a list, a number counts, a name looks up. */
function step(at: unknown, name: string): unknown {
  const [field = '', value] = name.split('=')
  if (isList(at)) {
    return value === undefined
      ? at.at(Number(name))
      : at.find((each) => String(lookUp(each, field)) === value)
  }
  return lookUp(at, name)
}

function lookUp(at: unknown, name: string): unknown {
  if (at instanceof Map) return (at as ReadonlyMap<string, Content>).get(name)
  return at === null || at === undefined ? undefined : Reflect.get(Object(at), name)
}

function isList(parts: unknown): parts is readonly unknown[] {
  return Array.isArray(parts)
}
