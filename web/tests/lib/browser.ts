/** As much of a browser as the library asks for. */

import { vi } from 'vitest'

/** What the page keeps. */
export class Shelf implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  readonly #kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value)
  }
  removeItem(key: string): void {
    this.#kept.delete(key)
  }
  clear(): void {
    this.#kept.clear()
  }
}

export const shelf = new Shelf()
export const page = new EventTarget()

/** The address of the page; it changes as a browser changes it. */
export const address = { pathname: '/', origin: 'http://here', href: 'http://here/', hash: '' }
const move = (_state: unknown, _title: string, path: string) => {
  address.pathname = path
}

/** What the page would show, as far as it is asked for by selectors. */
export const shown = new Map<string, { focus: () => void }>()

vi.stubGlobal('localStorage', shelf)
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('location', address)
vi.stubGlobal('history', { pushState: move, replaceState: move })
vi.stubGlobal('innerWidth', 1440)
vi.stubGlobal('innerHeight', 900)
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('HTMLElement', EventTarget)
vi.stubGlobal('document', {
  documentElement: { lang: '', dataset: {} },
  fonts: { load: vi.fn(() => Promise.resolve([])) },
  activeElement: null,
  querySelector: (selector: string) => shown.get(selector) ?? null,
  querySelectorAll: () => [],
})
