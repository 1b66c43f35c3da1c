/** What a game brings to the pages of its pieces, and to what is chosen before a game. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { Content } from '../protocol/types'
import type { Voice } from '../words/speaker'

/** Something by which the things of a box can be narrowed: an element, a cost, a colour. */
export interface Filter {
  id: string
  /** The key of its heading. */
  name: string
  /** What a thing has of it. */
  of(entry: Content): readonly string[]
  say(value: string, voice: Voice): string
  icon?: (value: string) => string
}

/** What a portrait is drawn from. */
export interface Portrayed {
  value: string
  box: readonly Content[]
  voice: Voice
}

/** The available choices, and what is done with them. */
export interface Choosing {
  /** For whom it is chosen. */
  title: string
  values: readonly string[]
  /** What is chosen; empty for nothing yet. */
  value: string
  /** What others have chosen, so that it cannot be chosen again. */
  taken: readonly string[]
  box: readonly Content[]
  voice: Voice
  onchoose: (value: string) => void
  onsurprise: () => void
  onclose: () => void
}

/** The values of a setup entry side by side, with their effects. */
export interface Gallery {
  entry: string
  /** The key of its heading. */
  name: string
  values(box: readonly Content[]): readonly string[]
  say(value: string, voice: Voice): string
  portrait: Component<Portrayed>
  /** The screen on which one of them is chosen; without it they are chosen from the gallery itself. */
  chooser?: Component<Choosing>
  /** The page of a value, as kind and id, where it has one. */
  page?(value: string): string
}

/** A question that came up about some things, and its answer: words are found by its id. */
export interface Ruling {
  id: string
  /** The things it is about, as `kind:id`. */
  about: readonly string[]
}

export interface Reference {
  /** The sheets that portraits draw with. */
  sheets: readonly Sheet[]
  filters: readonly Filter[]
  galleries: readonly Gallery[]
  /** The things that a thing brings along or names, as `kind:id`. */
  related(entry: Content, box: readonly Content[]): readonly string[]
  rulings: readonly Ruling[]
}
