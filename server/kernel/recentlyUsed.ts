/**
 * A map that keeps at least so many of those asked for last, and at most twice as many. Once the younger half is full it becomes
 * the older, whose rest is forgotten. Asking writes nothing where it is young, which is nearly always.
 */
export class RecentlyUsed<Value> {
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()
  readonly #most: number
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: string, value: Value) {
    if (this.#young.size >= this.#most && !this.#young.has(key)) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  delete(key: string) {
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
