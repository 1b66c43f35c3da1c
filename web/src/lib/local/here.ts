/** Which tables are on this device, and whether the engine for them is kept here. */

const HERE = 'here-'
/** The list of the engine's files; where it is kept, they are. */
export const LIST = '/engine.json'
/** Where the browser keeps the engine. */
export const KEPT = 'vigil-engine'

/** Whether a table is on this device. */
export function isHere(table: string): boolean {
  return table.startsWith(HERE)
}

/** The table that an address of the server is about. */
export function tableIn(path: string): string | null {
  return /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? null
}

/** Whether the engine is kept on this device; where the page is not trusted, the browser keeps nothing. */
export async function isKept(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.match(LIST, { cacheName: KEPT })) !== undefined
}

const ALWAYS = 'vigil.here'

/** Whether everything new is played on this device, also where there is a server. */
export function alwaysHere(): boolean {
  return localStorage.getItem(ALWAYS) === 'always'
}

export function playHere(always: boolean): void {
  if (always) localStorage.setItem(ALWAYS, 'always')
  else localStorage.removeItem(ALWAYS)
}
