/** A guided first game: the server deals by the same file, so what the steps tell does happen. */

import type { Option } from '$lib/protocol/types'
import { found } from '$lib/words/found'

/** A question along the path, and the option that the lesson takes. */
export interface Question {
  ply: number
  kind: string
  takes: Option
  index: number
}

/** Something to be explained at a ply. */
export interface Step {
  id: string
  ply: number
  /** What it is about: refs of things on the table; with `*` all that begin so, as one. */
  show: readonly string[]
}

export interface Lesson {
  game: string
  path: readonly Question[]
  steps: readonly Step[]
}

/** The lessons there are, by the game they teach. */
export const LESSONS = ['ghost_stories', 'horizons'] as const

const FILES = import.meta.glob<Lesson>('../../../src/vigil/games/*/lessons/*.json', {
  import: 'default',
})

export function loadLesson(name: string): Promise<Lesson> {
  return found(FILES[`../../../src/vigil/games/${name}/lessons/${name}.json`], `lesson ${name}`)()
}
