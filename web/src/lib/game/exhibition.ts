/** What a game shows in the gallery: its things room by room, each drawn large. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { Content } from '../protocol/types'
import type { Voice } from '../words/speaker'

export interface Exhibit {
  entry: Content
  box: readonly Content[]
  voice: Voice
}

/** Things that belong together; its name is the text `web-hall-room-GAME-ID`. */
export interface HallRoom {
  id: string
  holds(entry: Content): boolean
}

export interface Exhibition {
  /** The card of the game whose box holds everything that is shown. */
  card: string
  sheets: readonly Sheet[]
  rooms: readonly HallRoom[]
  /** What is shown without being in the box. */
  also: readonly Content[]
  nameOf(entry: Content, voice: Voice): string
  /** A thing in its frame; it fills its box. */
  drawing: Component<Exhibit>
  /** A thing as large as it gets, with all that is said of it. */
  large: Component<Exhibit>
  /** Whether the box has a page about it. */
  hasPage(entry: Content): boolean
}
