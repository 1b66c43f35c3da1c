/** What a game shows in the gallery: its things section by section, each drawn large. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { Content } from '../protocol/types'
import type { Voice } from '../words/speaker'

export interface CollectionItem {
  entry: Content
  box: readonly Content[]
  voice: Voice
}

/** Things that belong together; its name is a text of the game. */
export interface CollectionSection {
  id: string
  holds: (entry: Content) => boolean
}

export interface Collection {
  /** The card of the game whose box holds everything that is shown. */
  card: string
  sheets: readonly Sheet[]
  sections: readonly CollectionSection[]
  /** What is shown without being in the box. */
  also: readonly Content[]
  nameOf(entry: Content, voice: Voice): string
  /** A thing in its frame; it fills its box. */
  drawing: Component<CollectionItem>
  /** A thing as large as it gets, with all that is said of it. */
  large: Component<CollectionItem>
  /** Whether the box has a page about it. */
  hasPage(entry: Content): boolean
}
