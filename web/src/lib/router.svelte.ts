/** Which page is shown: the address, split at its slashes. */

class Router {
  path = $state.raw(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    addEventListener('click', (event) => this.#follow(event))
  }

  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '')
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
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
