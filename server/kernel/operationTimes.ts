import { traced } from './tracing.ts'

/** A call that takes longer is a slow one, in milliseconds. */
export const slowFrom = 1000
/** Screens put their questions together in any way: so many names are kept apart. */
const mostNames = 1000
const others = 'others'
const windowMs = 1_800_000

interface Spent {
  calls: number
  seconds: number
  slowest: number
  slowCalls: number
}
export interface TimeOfOperation extends Spent {
  operation: string
}

/** How long operations take in this process, from the permission to the answer: since it began, and lately. */
export class OperationTimes {
  readonly #all = new Map<string, Spent>()
  #lately = new Map<string, Spent>()
  #before = new Map<string, Spent>()
  #until = 0

  async of<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await traced('operation', operation, work)
    } finally {
      this.note(operation, performance.now() - began)
    }
  }

  note(operation: string, ms: number) {
    this.#turn()
    add(this.#all, operation, ms)
    add(this.#lately, operation, ms)
  }

  /** Since the process began. */
  all(): TimeOfOperation[] {
    return [...this.#all].map(([operation, spent]) => ({ operation, ...spent }))
  }

  /** Of the last half hour to hour: those with the most slow calls first, then those that take longest. */
  slowest(most: number): TimeOfOperation[] {
    this.#turn()
    const lately = new Map([...this.#before].map(([operation, spent]) => [operation, { ...spent }]))
    for (const [operation, spent] of this.#lately) lately.set(operation, sumOf(lately.get(operation), spent))
    return [...lately]
      .map(([operation, spent]) => ({ operation, ...spent }))
      .sort((a, b) => b.slowCalls - a.slowCalls || b.seconds / b.calls - a.seconds / a.calls)
      .slice(0, most)
  }

  #turn() {
    const now = performance.now()
    if (now < this.#until) return
    // Whoever was asked for nothing for two windows has nothing from before.
    this.#before = now < this.#until + windowMs ? this.#lately : new Map()
    this.#lately = new Map()
    this.#until = now + windowMs
  }
}

function add(spent: Map<string, Spent>, operation: string, ms: number) {
  const name = spent.has(operation) || spent.size < mostNames ? operation : others
  let one = spent.get(name)
  if (!one) spent.set(name, (one = { calls: 0, seconds: 0, slowest: 0, slowCalls: 0 }))
  one.calls += 1
  one.seconds += ms / 1000
  if (ms / 1000 > one.slowest) one.slowest = ms / 1000
  if (ms > slowFrom) one.slowCalls += 1
}

const sumOf = (a: Spent | undefined, b: Spent): Spent => ({
  calls: (a?.calls ?? 0) + b.calls,
  seconds: (a?.seconds ?? 0) + b.seconds,
  slowest: Math.max(a?.slowest ?? 0, b.slowest),
  slowCalls: (a?.slowCalls ?? 0) + b.slowCalls,
})
