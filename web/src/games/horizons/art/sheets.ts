/** The sheets of Horizons of Spirit Island. */

import type { Sheet } from '../../../art/sheets'

export const horizons: Sheet = () => import('./horizons.svg?raw')
export const scenes: Sheet = () => import('./scenes.svg?raw')
