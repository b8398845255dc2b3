import { type AppError, busy } from './errors.ts'
import { whoAsks } from './onBehalf.ts'

interface Waiting {
  begin: () => void
  refuse: (why: AppError) => void
}
interface Bounds {
  atOnce: number
  mostWaiting: number
  /** Of those, by the same asker. */
  mostOfEach?: number
}

/** All there are, by what is waited for. */
export const allTurns = new Map<string, Turns>()

/**
 * Lets so many work at once and so many wait. Whoever asks has a line of their own, and the lines take turns: one that is
 * long keeps nobody else waiting. Where all places are taken, the longest line gives up its last for whoever has fewer there.
 */
export class Turns {
  readonly #bounds: Required<Bounds>
  /** The one that is next stands first. */
  readonly #lines = new Map<string, Waiting[]>()
  working = 0
  waiting = 0
  refused = 0

  constructor(name: string, { mostOfEach, ...bounds }: Bounds) {
    this.#bounds = { ...bounds, mostOfEach: mostOfEach ?? bounds.mostWaiting }
    allTurns.set(name, this)
  }

  async take<T>(work: () => Promise<T>, asker = whoAsks()): Promise<T> {
    if (this.working >= this.#bounds.atOnce) await this.#wait(asker)
    else this.working++
    try {
      return await work()
    } finally {
      // The turn is handed on, so that nobody who comes in between takes it.
      const next = this.#next()
      if (next) next.begin()
      else this.working--
    }
  }

  #wait(asker: string) {
    const line = this.#lines.get(asker) ?? []
    const isLong = line.length >= this.#bounds.mostOfEach
    if (isLong || (this.waiting >= this.#bounds.mostWaiting && !this.#makesRoom(line.length))) {
      this.refused++
      throw busy()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    line.push({ begin: resolve, refuse: reject })
    this.#lines.set(asker, line)
    this.waiting++
    return promise
  }

  /** Whether somebody who has more waiting than one that has so many and comes with another gave one up. */
  #makesRoom(length: number): boolean {
    const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    if (longest.length <= length + 1) return false
    longest.pop()!.refuse(busy())
    this.waiting--
    this.refused++
    return true
  }

  #next(): Waiting | undefined {
    for (const [asker, line] of this.#lines) {
      const next = line.shift()
      this.#lines.delete(asker)
      if (line.length) this.#lines.set(asker, line)
      this.waiting--
      return next
    }
    return undefined
  }
}
