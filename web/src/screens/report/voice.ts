/** What a report needs besides its figures: the words of its game and the drawings of its players. */

import { place } from '../../art/sheets'
import type { ReportLook } from '$lib/game/plugin'
import { pluginOf } from '$lib/game/registry'
import { i18n } from '$lib/words/i18n.svelte'
import { http } from '$lib/server/http'
import type { Player, Story } from '$lib/protocol/story'
import type { Content, SeatInfo, TableInfo } from '$lib/protocol/types'
import { sitterName } from '$lib/table/sitters'
import type { Speaker, SpeakerMaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'

/** A report with everything it takes to show it. */
export interface Told {
  info: TableInfo
  story: Story
  box: Content[]
  makeSpeaker: SpeakerMaker
  look: ReportLook
}

/** Fetch the report of a table. */
export async function fetchReport(table: string): Promise<Told> {
  const info = await http.look(table)
  const plugin = pluginOf(info.game)
  const [story, box, makeSpeaker, look] = await Promise.all([
    http.story(table),
    http.content(table),
    plugin.speaker(),
    plugin.report(),
    i18n.learn(info.game),
  ])
  await Promise.all(look.sheets.map(place))
  return { info, story, box, makeSpeaker, look }
}

/** The speaker of a report in the language in force. */
export function speakerOf({ story, box, makeSpeaker }: Told, words: Words): Speaker {
  return makeSpeaker(words, story.setup, box)
}

/** Who sat in each seat, by name; seats without one, or with the same, by Taoist or spirit too. */
export function namesOf(players: readonly Player[], seats: readonly SeatInfo[], speaker: Speaker): string[] {
  const names = players.map((_, seat) => nameAt(seats[seat], seat))
  return players.map(({ kind, id }, seat) => {
    const name = names[seat]
    if (!name) return speaker.name(kind, id)
    const alone = names.indexOf(name) === names.lastIndexOf(name)
    return alone ? name : `${name} (${speaker.name(kind, id)})`
  })
}

function nameAt(sitter: SeatInfo | undefined, seat: number): string {
  return sitter?.name || sitter?.bot ? sitterName(sitter, seat) : ''
}
