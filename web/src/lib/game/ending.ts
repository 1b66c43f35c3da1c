/** What a game brings to the screen with which it ends. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { Player, Story } from '../protocol/story'
import type { View } from '../protocol/types'
import type { Voice } from '../words/speaker'

/** Who played in a seat, and how the game left them. */
export interface Portrayed {
  player: Player
  /** Whether they are no longer there. */
  fallen: boolean
  won: boolean
}

export interface EndingLook {
  /** The sheets that its pictures draw with. */
  sheets: readonly Sheet[]
  /** The picture behind everything: the place as this game left it. */
  scene: Component<{ view: View; won: boolean }>
  /** Whether the scene is looked at for itself, so that the words beside it stay narrow. */
  sceneIsSeen?: boolean
  /** Two to four words. */
  headline(view: View, voice: Voice): string
  /** One or two sentences made of what decided this very game. */
  line(story: Story, voice: Voice): string
  /** A player. */
  portrait: Component<Portrayed>
  /** Whether the character of a seat is dead or gone. */
  hasFallen(view: View, seat: number): boolean
}
