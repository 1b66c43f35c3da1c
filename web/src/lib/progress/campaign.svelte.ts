/** What the pages of progress are made of: scenarios and achievements in the language of the reader. */

import { untrack } from 'svelte'
import type { Campaign } from '../protocol/types'
import { Fetched } from '../server/fetched.svelte'
import { http } from '../server/http'
import { settings } from '../settings.svelte'
import { i18n } from '../words/i18n.svelte'
import type { Area } from '../words/catalogues'
import { gather } from './gather'

/** What belongs to one game after that of another, in the order of the games. */
export function byGame<T extends { game: string }>(all: readonly T[]): T[][] {
  const games = [...new Set(all.map(({ game }) => game))]
  return games.map((game) => all.filter((one) => one.game === game))
}

/** What a page shows of it, fetched anew for another language; finished games are counted meanwhile. */
export class CampaignPage<T> {
  readonly fetched = $derived.by(() => {
    const { language } = settings.now
    return untrack(() => new Fetched(() => this.#load(language)))
  })

  constructor(
    private readonly area: Area,
    private readonly pick: (found: Campaign) => T,
  ) {}

  async #load(language: string): Promise<T> {
    const [found] = await Promise.all([http.campaign(language), i18n.learn(this.area)])
    void gather()
    return this.pick(found)
  }
}
