/** Where a note about a drawn thing goes: above it, below where there is no room, else within the window. */

export interface Place {
  left: number
  top: number
}

const MARGIN = 8

/** The place beside a thing for something of this size. */
export function beside(ref: string, width: number, height: number): Place | null {
  const box = document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect()
  if (!box) return null
  const middle = box.left + box.width / 2 - width / 2
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, middle))
  const above = box.top - MARGIN - height
  const below = Math.min(box.bottom + MARGIN, innerHeight - height - MARGIN)
  return { left, top: above < MARGIN ? Math.max(MARGIN, below) : above }
}
