interface Kept<Value> {
  value: Value
  bytes: number
  /** The larger, the later. */
  used: number
}

/** What is kept in memory within so many bytes; what was used longest ago goes first. */
export class Budgeted<Value> {
  readonly #most: number
  readonly #kept = new Map<string, Kept<Value>>()
  #bytes = 0
  #uses = 0

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
    // Told by a number: a map whose entries are moved is written anew every few times.
    known.used = ++this.#uses
    return known.value
  }

  /** Kept, unless it alone would take up most of the room. */
  set(key: string, value: Value, bytes: number) {
    this.delete(key)
    if (bytes > this.#most / 4) return
    while (this.#bytes + bytes > this.#most) this.delete(this.#oldest())
    this.#kept.set(key, { value, bytes, used: ++this.#uses })
    this.#bytes += bytes
  }

  #oldest() {
    return [...this.#kept].reduce((oldest, each) => (each[1].used < oldest[1].used ? each : oldest))[0]
  }

  delete(key: string) {
    const known = this.#kept.get(key)
    if (known && this.#kept.delete(key)) this.#bytes -= known.bytes
  }
}
