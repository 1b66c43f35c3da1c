/** What a report needs besides its figures: the words of its game and the drawings of its players. */

import { place } from '../../art/sheets'
import { colourOf } from '../../games/horizons/spirits'
import { i18n, t } from '$lib/i18n.svelte'
import { http } from '$lib/protocol/http'
import type { Player, Story } from '$lib/protocol/story'
import type { Content, SeatInfo, TableInfo } from '$lib/protocol/types'
import type { Area } from '$lib/words/catalogues'
import { loadSpeakerMaker, type Speaker, type SpeakerMaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'

/** A report with everything it takes to show it. */
export interface Told {
  info: TableInfo
  story: Story
  box: Content[]
  makeSpeaker: SpeakerMaker
}

/** Fetch the report of a table. */
export async function fetchReport(table: string): Promise<Told> {
  const info = await http.look(table)
  const [story, box, makeSpeaker] = await Promise.all([
    http.story(table),
    http.content(table),
    loadSpeakerMaker(info.game),
    i18n.learn(info.game as Area),
    info.game === 'horizons' ? place('horizons') : undefined,
  ])
  return { info, story, box, makeSpeaker }
}

/** The speaker of a report in the language in force. */
export function speakerOf({ story, box, makeSpeaker }: Told, words: Words): Speaker {
  return makeSpeaker(words, story.setup, box)
}

/** Who sat in each seat, by name; seats without one, or with the same, by Taoist or spirit too. */
export function namesOf(players: readonly Player[], seats: readonly SeatInfo[], speaker: Speaker): string[] {
  const names = players.map((_, seat) => sitterOf(seats[seat]))
  return players.map(({ kind, id }, seat) => {
    const name = names[seat]
    if (!name) return speaker.name(kind, id)
    const alone = names.indexOf(name) === names.lastIndexOf(name)
    return alone ? name : `${name} (${speaker.name(kind, id)})`
  })
}

function sitterOf(seat: SeatInfo | undefined): string {
  return seat?.bot ? t('web-table-bot', { bot: seat.bot }) : (seat?.name ?? '')
}

/** The symbol of a player. */
export function glyphOf({ kind, id }: Player): string {
  return kind === 'spirit' ? `s-${id}` : `t-${id}`
}

/** The colour of a player; the symbol tells the same. */
export function shadeOf({ kind, id }: Player): string {
  return kind === 'spirit' ? colourOf(id) : `var(--tao-${id})`
}

/** In which light the page stands. */
export function moodOf({ game, setup }: Story): string {
  if (game === 'horizons') return 'day'
  return setup.modules?.includes('white_moon') ? 'moon' : 'dusk'
}
