/** Options that begin alike, such as uses of one power on several lands, share a heading. */

import type { Choice } from './choices'

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

const END = ': '

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
  return label.slice(0, Math.max(0, label.lastIndexOf(END)))
}

function rest({ label }: Choice): string {
  return label.slice(label.lastIndexOf(END) + END.length)
}
