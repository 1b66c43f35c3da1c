/** What a game brings to the screen with which it begins. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { View } from '../protocol/types'
import type { Voice } from '../words/speaker'

export interface BeginningLook {
  sheets: readonly Sheet[]
  /** The picture behind everything: the place as the game begins. */
  scene: Component<{ view: View }>
  /** Who plays in a seat. */
  portrait: Component<{ view: View; seat: number }>
  /** Who plays in a seat, in a few words. */
  you(view: View, seat: number, voice: Voice): string
  /** What the players face, in one breath. */
  face(view: View, voice: Voice): string
}
