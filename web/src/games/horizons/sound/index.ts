/** How the island sounds. */

import type { View } from '$lib/protocol/types'
import { plainSounds, type Soundscape } from '$lib/sound/soundscape'
import type { HorizonsView } from '../view'
import { danger } from './danger'
import { chosen, dropped, effects, given, silent } from './effects'
import { island } from './music'

export const sounds: Soundscape = {
  ...plainSounds,
  effects,
  silent,
  chosen,
  dropped,
  given,
  layers: () => island,
  danger: (view: View) => danger(view as HorizonsView),
}
