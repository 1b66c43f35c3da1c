/** Where a note about a drawn thing goes: above it, or below where there is no room. */

export interface Place {
  left: number
  top: number
  below: boolean
}

const MARGIN = 8
const ROOM = 110

/** The place beside a thing for something so wide. */
export function beside(ref: string, width: number): Place | null {
  const box = document.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect()
  if (!box) return null
  const middle = box.left + box.width / 2 - width / 2
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, middle))
  const below = box.top < ROOM
  return { left, top: below ? box.bottom + MARGIN : box.top - MARGIN, below }
}
