interface Kept<Value> {
  value: Value
  bytes: number
}

/** What is kept in memory within so many bytes; what was used longest ago goes first. */
export class Budgeted<Value> {
  readonly #most: number
  readonly #kept = new Map<string, Kept<Value>>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get size() {
    return this.#kept.size
  }
  get bytes() {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const known = this.#kept.get(key)
    if (!known) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, known)
    return known.value
  }

  /** Kept, unless it alone would take up most of the room. */
  set(key: string, value: Value, bytes: number) {
    this.delete(key)
    if (bytes > this.#most / 4) return
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes + bytes <= this.#most) break
      this.delete(oldest)
    }
    this.#kept.set(key, { value, bytes })
    this.#bytes += bytes
  }

  delete(key: string) {
    const known = this.#kept.get(key)
    if (known && this.#kept.delete(key)) this.#bytes -= known.bytes
  }
}
