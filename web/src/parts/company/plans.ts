/** What a plan says, and when it has been carried out. */

import type { GameFace } from '$lib/game/face'
import type { TableContext } from '$lib/table/context'
import type { Happening, Plan } from '$lib/protocol/types'
import { t } from '$lib/words/i18n.svelte'

/** A plan in words; nothing where it only points. */
export function said({ intent, text }: Plan): string {
  return [intent && t(`web-company-intent-${intent}`), text].filter(Boolean).join(': ')
}

type Table = TableContext & { readonly face: GameFace }

/** Whether its player has done something with the thing, or with the one to which its arrow leads. */
export function isDone({ seat, ref, to }: Plan, happening: Happening, table: Table): boolean {
  if (happening.seat !== seat) return false
  const { face, view } = table
  const touched = happening.events.flatMap((event) => face.touched(event, view, table))
  return touched.map((one) => face.resolve(one, view)).includes(to || ref)
}
