import { busy } from './errors.ts'

/** Lets so many work at once and so many wait; whoever comes then is told to come back. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #working = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working >= this.#atOnce) await this.#wait()
    else this.#working++
    try {
      return await work()
    } finally {
      // The turn is handed on, so that nobody who comes in between takes it.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#working--
    }
  }

  #wait() {
    if (this.#waiting.length >= this.#mostWaiting) throw busy()
    return new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
