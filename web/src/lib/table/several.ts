/** Several answers in one go: what is picked is given one by one, as the questions come. */

import type { Option } from '../protocol/types'
import type { Choice } from './choices'

/** A question that comes again until it is ended: its answers may be picked together. */
export interface Several {
  /** Questions that belong together have the same. */
  readonly id: string
  /** As many as may be picked. */
  readonly most: number
  /** The tag of the option that ends the question, given after the last pick. */
  readonly end: string
  /** Why an option cannot be picked beside the others, in one sentence; nothing when it can. */
  whyNot(option: Option): string | null
}

/** Whether two options are the same. */
export function same(one: Option, other: Option): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The picks with one more, or without it if it is among them. */
export function toggled(picks: readonly Option[], option: Option): readonly Option[] {
  const without = picks.filter((pick) => !same(pick, option))
  return without.length < picks.length ? without : [...picks, option]
}

/** The answers that wait for their question. */
export class Queue {
  readonly #id: string
  readonly #end: string
  #left: readonly Option[]

  constructor({ id, end }: Several, picks: readonly Option[]) {
    this.#id = id
    this.#end = end
    this.#left = picks
  }

  /** How many picks have not been given yet. */
  get left(): number {
    return this.#left.length
  }

  /** The answer to the question that came: the next pick, then the end; nothing when it is another question. */
  next(several: Several | null, choices: readonly Choice[]): Choice | null {
    if (several?.id !== this.#id) return null
    const [option, ...later] = this.#left
    if (option === undefined) return choices.find((choice) => choice.option[0] === this.#end) ?? null
    const found = choices.find((choice) => same(choice.option, option)) ?? null
    if (found) this.#left = later
    return found
  }
}
