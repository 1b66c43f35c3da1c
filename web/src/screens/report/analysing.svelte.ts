/** The analysis of a table: asked for, watched while it is made, and what its sentences need. */

import { t } from '$lib/words/i18n.svelte'
import type { Analysis, Progress } from '$lib/protocol/analysis'
import { http } from '$lib/server/http'
import type { Moment } from '$lib/protocol/types'
import { refusal } from '$lib/table/seating'

const PAUSE = 1000

export class Analysing {
  readonly table: string
  progress = $state.raw<Progress | null>(null)
  problem = $state('')
  /** What was found, once its questions are there too. */
  analysis = $state.raw<Analysis | null>(null)
  /** The questions of the choices that are told of, by ply. */
  scenes = $state.raw<ReadonlyMap<number, Moment>>(new Map())
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string) {
    this.table = table
  }

  /** See how far it is, without asking for it. */
  look(): Promise<void> {
    return this.#hear(() => http.analysis(this.table))
  }

  /** Ask for it. */
  ask(): Promise<void> {
    return this.#hear(() => http.analyse(this.table))
  }

  /** Watch it no longer. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  async #hear(request: () => Promise<Progress>): Promise<void> {
    const watched = this.progress !== null && this.progress.stage !== 'none'
    this.problem = await refusal(async () => {
      const progress = await request()
      if (progress.analysis) this.scenes = await this.#fetch(progress.analysis)
      this.progress = progress
      this.analysis = progress.analysis
    })
    const stage = this.progress?.stage
    if (watched && stage === 'none') this.problem = t('web-report-analysis-gone')
    if (this.problem) this.progress = null
    else if (stage === 'waiting' || stage === 'running')
      this.#timer = setTimeout(() => void this.look(), PAUSE)
  }

  async #fetch({ steps, costliest, turning_points }: Analysis): Promise<ReadonlyMap<number, Moment>> {
    const told = [...costliest, ...turning_points.map(({ step }) => step)]
    const plies = new Set(told.flatMap((step) => steps[step]?.ply ?? []))
    const pairs = [...plies].map(async (ply) => [ply, await http.moment(this.table, ply)] as const)
    return new Map(await Promise.all(pairs))
  }
}
