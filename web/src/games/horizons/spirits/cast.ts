/** The five spirits as the characters of their players. */

import type { Cast } from '$lib/game/cast'
import Face from './Face.svelte'
import { SPIRITS } from './spirits'

export const cast: Cast = { sheets: [], portrait: Face, characters: SPIRITS, greeters: [] }
