/** The sheets of Horizons of Spirit Island. */

import type { Sheet } from '../../../art/sheets'

export const horizons: Sheet = () => import('./horizons.svg?raw')
/** The pictures of the spirits. */
export const banners: Sheet = () => import('./banners.svg?raw')
export const scenes: Sheet = () => import('./scenes.svg?raw')
