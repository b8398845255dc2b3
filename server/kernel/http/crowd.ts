import { poolSize } from '../database.ts'

/** Requests that are worked on at once: three for each connection to the database keep all of those busy. */
const atOnce = 3 * poolSize
/** Milliseconds. Whoever has waited for longer is sent away, for the answer would come when nobody wants it any more. */
const longestWait = 400
/** Milliseconds, on average over a second. */
const longestMeanDelay = 200
/** What waits takes up memory, however short its time is. */
const mostWaiting = 4096

interface Options {
  atOnce?: number
  longestWait?: number
  /** How many times longer than usual anything may take. */
  patience?: number | undefined
  meanDelay: () => number
  now?: () => number
}

interface Waiting {
  since: number
  decide: (isIn: boolean) => void
  isIn: boolean
}

/**
 * Lets so many in, and others as those leave, in the order in which they came. How many wait does not count, but for how
 * long: a queue that moves may be long, and one that stands is sent away. Work that is bound by the processor piles up
 * where it can't be seen, before anything is read, so the lateness of the event loop counts too.
 */
export class Crowd {
  working = 0
  refused = 0
  readonly #atOnce: number
  readonly #longestWait: number
  readonly #longestMeanDelay: number
  readonly #meanDelay: () => number
  readonly #now: () => number
  readonly #waiting = new Set<Waiting>()

  constructor({ atOnce: most = atOnce, longestWait: wait = longestWait, patience = 1, meanDelay, now = () => performance.now() }: Options) {
    this.#atOnce = most
    this.#longestWait = wait * patience
    this.#longestMeanDelay = longestMeanDelay * patience
    this.#meanDelay = meanDelay
    this.#now = now
  }

  get waiting() {
    return this.#waiting.size
  }

  /** Whether whoever is next has waited for half the time that anybody may: then nobody else should join. */
  get isStanding() {
    const [next] = this.#waiting
    return next !== undefined && this.#now() - next.since > this.#longestWait / 2
  }

  /** Tells, now or later, whether there is room. What it answers gives the place back, or the one in the queue. */
  come(decide: (isIn: boolean) => void): () => void {
    if (this.refuses()) {
      decide(false)
      return () => undefined
    }
    const one: Waiting = { since: this.#now(), decide, isIn: false }
    if (this.working < this.#atOnce) this.#letIn(one)
    else this.#waiting.add(one)
    let isHere = true
    return () => {
      if (isHere) this.#leaves(one)
      isHere = false
    }
  }

  /** Whether whoever comes now is sent away at once; counted as such. */
  refuses(): boolean {
    this.sendLateAway()
    const isStanding = this.#meanDelay() > this.#longestMeanDelay || this.#waiting.size >= mostWaiting
    const isSentAway = this.working >= this.#atOnce && isStanding
    if (isSentAway) this.refused++
    return isSentAway
  }

  /** Asked now and then, since nobody may come or leave for long. */
  sendLateAway() {
    if (!this.#waiting.size) return
    const late = this.#now() - this.#longestWait
    for (const one of this.#waiting) {
      if (one.since > late) return
      this.#waiting.delete(one)
      this.refused++
      one.decide(false)
    }
  }

  #letIn(one: Waiting) {
    this.working++
    one.isIn = true
    one.decide(true)
  }

  #leaves(one: Waiting) {
    if (!one.isIn) {
      this.#waiting.delete(one)
      return
    }
    this.working--
    this.sendLateAway()
    const [next] = this.#waiting
    if (!next || this.working >= this.#atOnce) return
    this.#waiting.delete(next)
    this.#letIn(next)
  }
}
