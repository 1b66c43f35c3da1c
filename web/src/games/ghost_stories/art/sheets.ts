/** The sheets of Ghost Stories; White Moon builds on the drawings of the base game. */

import type { Sheet } from '../../../art/sheets'

export const ghostStories: Sheet = () => import('./ghost_stories.svg?raw')
export const whiteMoon: Sheet = () => import('./white_moon.svg?raw')
export const taoists: Sheet = () => import('./taoists.svg?raw')
export const villagers: Sheet = () => import('./villagers/sheet')
export const scenes: Sheet = () => import('./scenes.svg?raw')
