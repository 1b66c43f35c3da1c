/** Where the words of a game find what they tell; the places are those of `speech_context.py`. */

import type { Content } from '../protocol/types'

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

/** A pattern with what stands at the places in braces. */
export function filled(pattern: string, at: (place: Place) => unknown): string {
  return pattern.replace(GAP, (_, name: string) => String(at(/^\d+$/.test(name) ? Number(name) : name)))
}

/** What a path leads to, from one of these roots. */
export function along(path: string, roots: Readonly<Record<string, unknown>>): unknown {
  const [root, ...steps] = path.split('.')
  return steps.reduce(step, roots[root ?? '']) ?? NOWHERE
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

export function isList(parts: unknown): parts is readonly unknown[] {
  return Array.isArray(parts)
}
