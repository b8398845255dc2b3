import { busy } from '#server/kernel/errors.ts'

/** Lets so many work at a time and so many wait; whoever comes beyond that is told to come back. */
export class Turns {
  readonly #most: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= this.#most) await this.#wait()
    else this.#working++
    try {
      return await work()
    } finally {
      // The turn is handed on: whoever waits next need not compete with newcomers for it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#working--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw busy()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
