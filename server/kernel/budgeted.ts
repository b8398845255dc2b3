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
    const entry = this.#kept.get(key)
    if (!entry) return undefined
    // Told by a number: a map whose entries are moved is written anew every few times.
    entry.used = ++this.#uses
    return entry.value
  }

  /** Kept, unless it alone would take up most of the room. */
  set(key: string, value: Value, bytes: number) {
    this.delete(key)
    if (bytes > this.#most / 4) return
    if (this.#bytes + bytes > this.#most) this.#makeRoom(this.#most - bytes)
    this.#kept.set(key, { value, bytes, used: ++this.#uses })
    this.#bytes += bytes
  }

  /** For some more than asks for it now, since all are looked at for it. */
  #makeRoom(left: number) {
    for (const [key] of [...this.#kept].toSorted(([, one], [, other]) => one.used - other.used)) {
      if (this.#bytes <= left * 0.75) return
      this.delete(key)
    }
  }

  delete(key: string) {
    const entry = this.#kept.get(key)
    if (entry && this.#kept.delete(key)) this.#bytes -= entry.bytes
  }
}
