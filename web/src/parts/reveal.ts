/** Things that can be chosen are brought into sight where they would lie outside a scrolled box. */

import type { TableContext } from '$lib/table/context'

/** Scrolls to the legal things inside a node, whenever there are others; the first of them counts most. */
export function reveal(node: HTMLElement, targets: TableContext['targets']) {
  function show(now: TableContext['targets']) {
    if (!now.size) return
    requestAnimationFrame(() => {
      const legal = [...node.querySelectorAll('[data-legal="true"]')]
      for (const thing of legal.reverse()) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }
  show(targets)
  return { update: show }
}
