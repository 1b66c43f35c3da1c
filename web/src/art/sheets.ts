import icons from './icons.svg?raw'

const ON_DEMAND = import.meta.glob<string>('./{scenes,ghost_stories,white_moon,horizons}.svg', {
  query: '?raw',
  import: 'default',
})

/** The shared icons, or the drawings of one game; White Moon builds on those of Ghost Stories. */
export type Sheet = 'icons' | 'scenes' | 'ghost_stories' | 'white_moon' | 'horizons'

const placed = new Set<Sheet>()

/** Puts a sheet of drawings into the page, once; `use` then finds its symbols by id. */
export async function place(sheet: Sheet): Promise<void> {
  if (placed.has(sheet)) return
  const drawings = sheet === 'icons' ? icons : await ON_DEMAND[`./${sheet}.svg`]?.()
  if (placed.has(sheet) || drawings === undefined) return
  placed.add(sheet)
  document.body.insertAdjacentHTML('afterbegin', drawings)
}
