/** The pages are kept by a service worker; a new version waits until somebody wants it. */

import { mount } from 'svelte'
import UpdateBar from '../parts/UpdateBar.svelte'
import { i18n } from './i18n.svelte'

export async function keepPages(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  if (registration.waiting) void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) void offer(coming)
    })
  })
}

async function offer(waiting: ServiceWorker): Promise<void> {
  await i18n.learn('local')
  mount(UpdateBar, { target: document.body, props: { onreload: () => takeOver(waiting) } })
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over')
}
