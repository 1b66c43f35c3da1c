/** How far this browser has come in its lessons, by table. */

export interface Progress {
  lesson: string
  /** The last step that was shown. */
  cursor: number
  /** Whether it is followed, was left for now, or is done. */
  state: 'going' | 'left' | 'done'
  /** When it was last followed. */
  at: number
}

const KEY = 'vigil.lessons'
const MOST = 20

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

function store(entries: [string, Progress][]): void {
  entries.sort(([, one], [, other]) => other.at - one.at)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(0, MOST))))
}

/** How far the lesson at a table has come. */
export function progressOf(table: string, lesson: string): Progress {
  return all()[table] ?? { lesson, cursor: 0, state: 'going', at: 0 }
}

export function keepProgress(table: string, progress: Omit<Progress, 'at'>): void {
  store(Object.entries({ ...all(), [table]: { ...progress, at: Date.now() } }))
}

/** The table at which a lesson was followed last, with how far it has come. */
export function lastTable(lesson: string): [string, Progress] | null {
  const tables = Object.entries(all()).filter(([, one]) => one.lesson === lesson)
  return tables.sort(([, one], [, other]) => other.at - one.at)[0] ?? null
}

/** Forget a table that is no more. */
export function forgetProgress(table: string): void {
  store(Object.entries(all()).filter(([id]) => id !== table))
}
