import icons from './icons.svg?raw'

const FILES = import.meta.glob<string>(['./scenes.svg', '../games/*/art/*.svg'], {
  query: '?raw',
  import: 'default',
})

/** The sheets that are loaded when they are needed, by name. */
const ON_DEMAND = new Map(Object.entries(FILES).map(([path, load]) => [nameOf(path), load]))

/** The name of the file: the shared `icons` and `scenes`, or the drawings of a game. */
export type Sheet = string

const placed = new Set<Sheet>()

function nameOf(path: string): Sheet {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
}

/** Puts a sheet of drawings into the page, once; `use` then finds its symbols by id. */
export async function place(sheet: Sheet): Promise<void> {
  if (placed.has(sheet)) return
  const drawings = sheet === 'icons' ? icons : await ON_DEMAND.get(sheet)?.()
  if (placed.has(sheet) || drawings === undefined) return
  placed.add(sheet)
  document.body.insertAdjacentHTML('afterbegin', drawings)
}
