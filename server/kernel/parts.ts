/**
 * What domains above say for one beneath, which knows none of them. Each slice declares its part beside its operations, and
 * `server/slices.ts` hands over all of them as it loads.
 */
export class Parts<Part> {
  #all: readonly Part[] | undefined
  readonly #makers: (() => void)[] = []

  get all(): readonly Part[] {
    if (!this.#all) throw new Error('What the slices declare has not been handed over yet')
    return this.#all
  }

  /** What each of them answers, where it has something to say. */
  async answers<T>(ask: (part: Part) => Promise<readonly T[]> | undefined): Promise<T[]> {
    const answers: T[] = []
    for (const part of this.all) answers.push(...((await ask(part)) ?? []))
    return answers
  }

  /** What is made of all of them at once, such as a statement. */
  made<T>(make: (all: readonly Part[]) => T): () => T {
    let made: { it: T } | undefined
    const maker = () => (made = { it: make(this.all) })
    this.#makers.push(maker)
    return () => (made ?? maker()).it
  }

  are(all: readonly Part[]) {
    this.#all = all
    for (const make of this.#makers) make()
  }
}
