/** The options of a question as players choose among them: each with its key, its words and what it points at. */

import type { Option } from '../protocol/types'

/** A kind of options by which a list can be narrowed: a piece, a colour. */
export interface Facet {
  id: string
  name: string
  icon: string | null
  /** Whether a list is narrowed to it until another one is chosen. */
  isUsual?: boolean
}

/** What can be done right after an answer, by the same confirmation. */
export interface Next {
  /** The answers that are given then, one by one. */
  options: readonly Option[]
  /** The tag of the option that ends a plan, given after all of it. */
  end?: string
  name: string
  /** What the player types for it. */
  key: string
}

/** One option of the list. */
export interface Choice {
  index: number
  option: Option
  /** What the player types for it. */
  key: string
  label: string
  /** What it means at the table; may be empty. */
  note: string
  refs: string[]
  facet: Facet | null
  isFinal: boolean
  /** Whether it only leads to another question. */
  opens: boolean
}

/** A question that comes again until it is ended: its answers may be picked together. */
export interface Several {
  /** Questions that belong together have the same. */
  readonly id: string
  /** As many as may be picked. */
  readonly most: number
  /** Whether fewer may be picked; otherwise those that are missing are asked for again. */
  readonly upTo: boolean
  /** The tag of the option that ends the question, given after the last pick; `null` where it ends by itself. */
  readonly end: string | null
  /**
   * Whether other questions may come in between: the picks are a plan, and the rest of it waits. Only where answers are
   * confirmed anyway.
   */
  readonly waits?: boolean
  /** What the confirmation of a plan can give besides: answers to what its picks ask, or its end. */
  readonly next?: readonly Next[]
  /** Whether an option can be picked; otherwise it is given by itself. */
  takes?(option: Option): boolean
  /** Whether only one of two can be picked: the later one stays. */
  excludes?(one: Option, other: Option): boolean
  /** How often an option may be picked; usually once. */
  limit?(option: Option): number
  /** Why an option cannot be picked beside the others, in one sentence; nothing when it can. */
  whyNot(option: Option): string | null
  /** The question in words, as far as it is answered by the picks; otherwise as it was put. */
  readonly question?: string
  /** What the picks of an option do, in words; nothing where it is not picked. */
  noteOf?(option: Option): string | null
  /** How many are picked, in words, if not simply a count out of a total. */
  tally?(count: number): string
  /** What all picks do together, in words. */
  readonly does?: string
  /** What one press adds so that nothing is left to pick, and what all of it does; `null` when nothing is left. */
  readonly rest?: { readonly picks: readonly Option[]; readonly does: string } | null
  /** The answers that the picks stand for, if not the picks themselves. */
  answers?(picks: readonly Option[]): readonly Option[]
}
