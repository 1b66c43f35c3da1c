/** How far this browser has come in the lessons, chapter by chapter. */

export interface Progress {
  /** The table at which the chapter was followed last. */
  table: string
  /** The last step that was shown there. */
  cursor: number
  /** Whether it is followed there, was left for now, or is done. */
  state: 'going' | 'left' | 'done'
  /** Whether it was ever followed to its end. */
  done: boolean
}

const KEY = 'vigil.chapters'

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

/** How far a chapter has come; `null` where it was never begun. */
export function progressIn(chapter: string): Progress | null {
  return all()[chapter] ?? null
}

/** How far the chapter at a table has come; at another table than the last one it begins again. */
export function progressAt(table: string, chapter: string): Progress {
  const last = progressIn(chapter)
  return last?.table === table ? last : { table, cursor: 0, state: 'going', done: last?.done ?? false }
}

export function keepProgress(chapter: string, progress: Progress): void {
  const done = progress.done || progress.state === 'done'
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [chapter]: { ...progress, done } }))
}

/** Whether a lesson has been begun in this browser. */
export function hasLearned(): boolean {
  return Object.keys(all()).length > 0
}
