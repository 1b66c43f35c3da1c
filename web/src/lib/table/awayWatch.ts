/** Notices when the page is out of view, and when it is in view again. */

/** Milliseconds out of view, or without input, after which the player counts as away. */
export const OUT_OF_SIGHT = 45_000
export const IDLE = 180_000
/** Events that show the player is present. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Tell of every change until the watch is ended by what is returned. */
export function watchAway(tell: (away: boolean) => void): () => void {
  let away = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(now: boolean) {
    if (now !== away) tell((away = now))
  }
  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => change(true), document.hidden ? OUT_OF_SIGHT : IDLE)
  }
  function sign() {
    if (document.hidden) return
    change(false)
    wait()
  }
  function seen() {
    if (document.hidden) wait()
    else sign()
  }

  document.addEventListener('visibilitychange', seen)
  for (const kind of SIGNS) document.addEventListener(kind, sign, { passive: true })
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
    for (const kind of SIGNS) document.removeEventListener(kind, sign)
  }
}
