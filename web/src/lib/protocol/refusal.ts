/** What a server, or the engine on this device, refuses. */

/** Why a request changed nothing. */
export class Refusal extends Error {
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(code: string, text: string, data: Record<string, unknown> = {}) {
    super(text)
    this.code = code
    this.data = data
  }
}
