/** The village drawn small. */

import type { PicturedPosition } from '$lib/game/plugin'
import { ghostStories, taoists, whiteMoon } from '../art/sheets'
import Picture from './Picture.svelte'

export const picture: PicturedPosition = { sheets: [ghostStories, taoists, whiteMoon], drawing: Picture }
