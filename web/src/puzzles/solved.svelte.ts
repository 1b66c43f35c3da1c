/** The puzzles that were solved in this browser. */

const KEY = 'vigil.puzzles'

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

class Solved {
  #names = $state.raw<ReadonlySet<string>>(new Set(stored()))

  has(name: string): boolean {
    return this.#names.has(name)
  }
  keep(name: string): void {
    if (this.has(name)) return
    this.#names = new Set([...this.#names, name])
    localStorage.setItem(KEY, JSON.stringify([...this.#names]))
  }
}

export const solved = new Solved()
