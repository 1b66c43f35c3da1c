/** Which page is shown: the address, split at its slashes. */

const TABLES = '/tables/'

class Router {
  path = $state.raw(location.pathname)
  /** The table that the player left for other pages, to return to. */
  table = $state.raw<string | null>(null)

  constructor() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => this.#follow(event))
  }

  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '')
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#arrive()
    scrollTo(0, 0)
  }

  #arrive(): void {
    const left = this.path.startsWith(TABLES) ? this.path : this.table
    this.path = location.pathname
    this.table = this.path.startsWith(TABLES) ? null : left
  }

  /** Links within the page do not load it anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const router = new Router()
