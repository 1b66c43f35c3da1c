/** Keeps the pages of Vigil on this device, so that they open without a connection. */

/** What a service worker needs of its surroundings; the compiler knows those of pages. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  request: Request
  respondWith(reply: Promise<Response>): void
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null
}
interface Clicked extends Lasting {
  notification: Notification
}
interface Page {
  url: string
  visibilityState: 'visible' | 'hidden'
  focus(): Promise<unknown>
}
interface Scope {
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window' }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(type: 'push', act: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', act: (event: Clicked) => void): void
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void
  addEventListener(type: 'message', act: (event: MessageEvent) => void): void
}
declare const self: Scope
/** The files of this version, written in by the build. */
declare const SHELL: { version: string; files: string[] }

const PAGE = '/'
/** How the names of its caches begin; the engine is kept elsewhere, and longer. */
const PREFIX = 'vigil-pages-'
const cacheName = `${PREFIX}${SHELL.version}`

/** The new version waits until the pages of the old one are closed, or the player asks for it. */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([PAGE, ...SHELL.files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function forgetOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

/** Files by their names, which change with what is in them; pages from the server while it answers. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
})

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName })
    if (!kept) throw error
    return kept
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What the server says when a player's answer is awaited. */
interface Word {
  title: string
  body: string
  url: string
}

self.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as Partial<Word>
  if (!title || !url?.startsWith('/tables/')) return
  event.waitUntil(tell({ title, body: body ?? '', url }))
})

/** No notification for a table in view. */
async function tell({ title, body, url }: Word): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const looks = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === url)
  if (!looks) await self.registration.showNotification(title, { body, tag: url, data: url })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(come(String(event.notification.data)))
})

async function come(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  await (there ? there.focus() : self.clients.openWindow(url))
}

export {}
