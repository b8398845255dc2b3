/** A map that forgets what has not been asked for longest. */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #most: number
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: Value) {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value!)
  }

  delete(key: string) {
    this.#entries.delete(key)
  }
}
