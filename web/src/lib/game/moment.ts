/** What a game draws over a thing for a moment when something happens to it. */

import type { EventData, View } from '../protocol/types'

/** A symbol and how it moves; a large one stands in the middle of the board. */
export interface Moment {
  glyph: string
  way: 'strike' | 'darken' | 'drop' | 'rise' | 'land' | 'grow' | 'spread' | 'large'
}

/** What is drawn when something happens: always the same, or by its facts and the table right after it. */
export type MomentOf = Moment | ((facts: EventData[1], view: View) => Moment | null)
