/** A guided first game: the server deals by the same file, so what the steps tell does happen. */

import type { Option } from '$lib/protocol/types'
import { required } from '$lib/words/required'

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

const FILES = import.meta.glob<Lesson>('../../../src/vigil/games/*/lessons/*.json', {
  import: 'default',
})

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), load]),
)

/** The lessons there are, each with the name of the game it teaches. */
export const LESSONS: readonly string[] = [...BY_NAME.keys()]

export function loadLesson(name: string): Promise<Lesson> {
  return required(BY_NAME.get(name), `lesson ${name}`)()
}
