/** What a table is connected by: a socket over the network, or the engine on this device. */

/** What the wire needs of a socket. */
export interface Connection {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event?: { code: number }) => void) | null
  send(text: string): void
  close(): void
}
