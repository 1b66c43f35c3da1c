/** How the village sounds. */

import type { View } from '$lib/protocol/types'
import { plainSounds, type Soundscape } from '$lib/sound/soundscape'
import type { GhostStoriesView } from '../view'
import { danger } from './danger'
import { effects, rolling, silent } from './effects'
import { moon, village } from './music'

export const sounds: Soundscape = {
  ...plainSounds,
  effects,
  silent,
  rolling,
  layers: (view: View) => ((view as GhostStoriesView).white_moon ? moon : village),
  danger: (view: View) => danger(view as GhostStoriesView),
  // While the ghosts act, the music sounds distant.
  muffled: (view: View) => (view as GhostStoriesView).phase === 'yin',
}
