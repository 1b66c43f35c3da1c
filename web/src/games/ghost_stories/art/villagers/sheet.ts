/** The sheet with the faces of all families, each as a symbol. */

import { drawn, type Villager } from './kit'

const FACES = import.meta.glob<Villager>(['./*.ts', '!./{kit,sheet}.ts'], { eager: true, import: 'villager' })

/** The family of a file. */
const familyOf = (path: string) => path.slice(2, -3)

const symbols = Object.entries(FACES).map(
  ([path, villager]) =>
    `<symbol id="villager-${familyOf(path)}" viewBox="0 0 40 40">${drawn(villager)}</symbol>`,
)

export default `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`
