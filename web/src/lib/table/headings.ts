/** Options that begin alike, such as uses of one power on several lands, share a heading. */

import type { Choice } from '../game/choice'
import { sentence } from '../words/phrases'

export interface Group {
  /** What they begin with; empty for options that stand for themselves. */
  head: string
  choices: readonly Headed[]
}
export interface Headed {
  choice: Choice
  /** The option as it is said under the heading. */
  label: string
}

/** What ends a beginning; inside brackets it ends nothing. */
const END = /(?:: | → )(?![^(]*\))/g

/** Neighbours with the same beginning under one heading; what has no such neighbour keeps its own. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups: { head: string; choices: Headed[] }[] = []
  choices.forEach((choice, at) => {
    const head = beginning(choice)
    const shared = [choices[at - 1], choices[at + 1]].some((other) => other && beginning(other) === head)
    const group = groups.at(-1)
    if (!head || !shared) groups.push({ head: '', choices: [{ choice, label: choice.label }] })
    else if (group?.head === head) group.choices.push({ choice, label: rest(choice) })
    else groups.push({ head, choices: [{ choice, label: rest(choice) }] })
  })
  return groups
}

function beginning({ label }: Choice): string {
  return label.slice(0, end(label)?.index ?? 0)
}

function rest({ label }: Choice): string {
  const found = end(label)
  return found ? sentence(label.slice(found.index + found[0].length)) : label
}

function end(label: string): RegExpExecArray | undefined {
  return [...label.matchAll(END)].at(-1)
}
