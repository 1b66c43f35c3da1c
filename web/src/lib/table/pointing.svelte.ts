/** What the player looks at: the thing under the pointer, or the one that was pinned. */
export class Pointing {
  hovered = $state<string | null>(null)
  /** The answer whose option is under the pointer or has the focus. */
  answer = $state<number | null>(null)
  pinned = $state<string | null>(null)
  /** The things that are picked, where several answers are given in one go. */
  picked = $state.raw<readonly string[]>([])

  /** The places to which what is dragged may go. */
  drops = $state.raw<readonly string[]>([])

  /** Whether what is under the pointer is only lit, and not explained. */
  #lit = $state(false)

  /** The thing that the inspector shows. */
  get shown(): string | null {
    return (this.#lit ? null : this.hovered) ?? this.pinned
  }

  /** Look at a thing; a pinned one comes back when the pointer leaves. */
  at(ref: string | null): void {
    this.hovered = ref
    this.#lit = false
  }

  /** Light a thing up where its explanation would lie over what is being read. */
  light(ref: string | null): void {
    this.hovered = ref
    this.#lit = true
  }

  pin(ref: string | null): void {
    this.pinned = this.pinned === ref ? null : ref
  }
}
