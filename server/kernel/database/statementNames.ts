interface Held {
  name: string
  bytes: number
  /** The larger, the later. */
  used: number
}
interface Budget {
  /** Of text; what PostgreSQL keeps for it on each connection is some thirty times as long. */
  bytes: number
  statements: number
}

/**
 * Names for statements, so that PostgreSQL parses and plans them once for a connection. What is prepared under a name stays
 * there until another takes it over, so there are only so many names, for so much text: whoever was used longest ago loses theirs.
 */
export class StatementNames {
  readonly #prefix: string
  readonly #budget: Budget
  readonly #held = new Map<object, Held>()
  readonly #free: string[] = []
  #given = 0
  #uses = 0
  #bytes = 0

  constructor(prefix: string, budget: Budget) {
    this.#prefix = prefix
    this.#budget = budget
  }

  get statements() {
    return this.#held.size
  }
  get bytes() {
    return this.#bytes
  }

  /** The name that a statement has for now; none where it alone would need most of the room. */
  nameOf(statement: object, text: string): string | undefined {
    const kept = this.#held.get(statement)
    if (kept) {
      kept.used = ++this.#uses
      return kept.name
    }
    const bytes = Buffer.byteLength(text)
    if (bytes > this.#budget.bytes / 4) return undefined
    while (this.#held.size >= this.#budget.statements || this.#bytes + bytes > this.#budget.bytes) this.#dropOldest()
    const name = this.#free.pop() ?? `${this.#prefix}${++this.#given}`
    this.#held.set(statement, { name, bytes, used: ++this.#uses })
    this.#bytes += bytes
    return name
  }

  #dropOldest() {
    const [statement, { name, bytes }] = [...this.#held].reduce((oldest, each) => (each[1].used < oldest[1].used ? each : oldest))
    this.#held.delete(statement)
    this.#free.push(name)
    this.#bytes -= bytes
  }
}

/** What the client and the REST rows ask, and what others ask again and again. */
export interface Naming {
  own: StatementNames
  others: StatementNames
}

/** Whose a document is: our own client's, somebody's who asks it again and again, or one that may never be seen again. */
export type Standing = keyof Naming | 'passing'

const megabyte = 1_048_576

export const naming = (): Naming => ({
  own: new StatementNames('own', { bytes: 4 * megabyte, statements: 1500 }),
  others: new StatementNames('seen', { bytes: megabyte / 4, statements: 200 }),
})
