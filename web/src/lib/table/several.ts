/** Several answers in one go: what is picked is given one by one, as the questions come. */

import type { EventData, Option } from '../protocol/types'
import type { Choice, Several } from '../game/choice'

/** Whether two options are the same. */
export function same(one: Option, other: Option): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** How often an option is picked. */
export function timesOf(picks: readonly Option[], option: Option): number {
  return picks.filter((pick) => same(pick, option)).length
}

/** The picks without an option. */
export function without(picks: readonly Option[], option: Option): readonly Option[] {
  return picks.filter((pick) => !same(pick, option))
}

/** The options that the rules took by themselves, because nothing else was left. */
function takenIn(events: readonly EventData[]): Option[] {
  return events.flatMap(([tag, data]) => (tag === 'only_option' ? [data['option'] as Option] : []))
}

/** The answers that wait for their question. */
export class Queue {
  readonly id: string
  #end: string | null
  #left: readonly Option[]

  constructor(several: Several, picks: readonly Option[], end = several.end) {
    this.id = several.id
    this.#end = end
    this.#left = several.answers?.(picks) ?? picks
  }

  /** How many picks have not been given yet. */
  get left(): number {
    return this.#left.length
  }

  /** What happened in the meantime: answers that were not asked for any more are given. */
  hear(events: readonly EventData[]): void {
    for (const taken of takenIn(events)) {
      const [next, ...later] = this.#left
      if (next !== undefined && same(next, taken)) this.#left = later
    }
  }

  /** The answer to the question that came: the next pick, then the end; nothing when it is another question. */
  next(several: Several | null, choices: readonly Choice[]): Choice | null {
    if (several?.id !== this.id) return null
    const [option, ...later] = this.#left
    if (option === undefined) return this.#ending(choices)
    const found = choices.find((choice) => same(choice.option, option)) ?? null
    if (found) this.#left = later
    return found
  }

  /** What ends the question, once. */
  #ending(choices: readonly Choice[]): Choice | null {
    const end = choices.find((choice) => choice.option[0] === this.#end) ?? null
    this.#end = null
    return end
  }
}
