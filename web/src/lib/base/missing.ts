/** A part of the page cannot be loaded: there is no connection, or the server has another version by now. */

export type Missing = 'web-app-not-loaded' | 'web-app-updated'

/** Find out which: an updated server serves a page that starts with another script. */
export async function whyMissing(): Promise<Missing> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const reply = await fetch('/', { cache: 'no-store' })
    const updated = own && reply.ok && !(await reply.text()).includes(own)
    return updated ? 'web-app-updated' : 'web-app-not-loaded'
  } catch {
    return 'web-app-not-loaded'
  }
}
