/** The island drawn small. */

import type { PicturedPosition } from '$lib/game/plugin'
import { horizons } from '../art/sheets'
import Picture from './Picture.svelte'

export const picture: PicturedPosition = { sheets: [horizons], drawing: Picture }
