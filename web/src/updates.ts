/** A service worker caches the pages; a new version waits until the player asks for it. */

import { mount } from 'svelte'
import UpdateBar from './parts/UpdateBar.svelte'

export async function keepPages(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
    })
  })
}

function offer(waiting: ServiceWorker): void {
  const props = { text: 'web-app-update', onreload: () => takeOver(waiting) }
  mount(UpdateBar, { target: document.body, props })
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}
