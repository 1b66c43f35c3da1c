/** Sheets of drawings, each inserted into the page once; `use` then finds its symbols by id. */

import drawings from './icons.svg?raw'

/** Loads a sheet. */
export type Sheet = () => Promise<{ default: string }>

/** The icons that every page shows. */
export const icons: Sheet = () => Promise.resolve({ default: drawings })

/** The pictures that pages share, and the parts that games build theirs from. */
export const scenes: Sheet = () => import('./scenes.svg?raw')

const placed = new Set<Sheet>()

/** Puts a sheet into the page. */
export async function place(sheet: Sheet): Promise<void> {
  if (placed.has(sheet)) return
  const { default: drawings } = await sheet()
  if (placed.has(sheet)) return
  placed.add(sheet)
  document.body.insertAdjacentHTML('afterbegin', drawings)
}
