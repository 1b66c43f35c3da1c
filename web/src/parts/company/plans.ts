/** When a plan has been carried out. */

import type { GameFace } from '$lib/game/face'
import type { TableContext } from '$lib/table/context'
import type { Happening, Plan } from '$lib/protocol/types'

type Table = TableContext & { readonly face: GameFace }

/** Whether its player has done something with the thing, or with the one to which its arrow leads. */
export function isDone({ seat, ref, to }: Plan, happening: Happening, table: Table): boolean {
  if (happening.seat !== seat) return false
  const { face, view } = table
  const touched = happening.events.flatMap((event) => face.touched(event, view, table))
  return touched.map((one) => face.resolve(one, view)).includes(to || ref)
}
