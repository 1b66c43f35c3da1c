/** The small scenes of a game's scenarios. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'

export interface Vignettes {
  sheets: readonly Sheet[]
  /** Whether there is a scene for a scenario. */
  has(scenario: string): boolean
  /** A scene; it fills its box, which may cut off its edges. */
  drawing: Component<{ scenario: string }>
}
