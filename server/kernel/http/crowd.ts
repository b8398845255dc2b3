import { poolSize } from '../database.ts'

/** Requests that are worked on at once: three for each connection to the database keep all of those busy. */
const atOnce = 3 * poolSize
/** Milliseconds. Whoever has waited for longer is sent away: to be told soon is worth more than to wait in vain. */
const longestWait = 200
/** Milliseconds, on average over a second. */
const longestMeanDelay = 200
/** What waits takes up memory, however short its time is. */
const mostWaiting = 4096
/** So many addresses that have left are remembered: an entry for each call would outlive it. */
const mostGone = 1000

interface Options {
  atOnce?: number | undefined
  longestWait?: number
  /** How many times longer than usual anything may take. */
  patience?: number | undefined
  meanDelay: () => number
  now?: () => number
}

/** Whoever calls from one address. */
interface Peer {
  working: number
  waiting: number
}

interface Waiting {
  peer: Peer
  since: number
  decide: Decide
  leave: () => void
  isIn: boolean
}

/** Is told whether there is room, and what gives the place back. */
type Decide = (isIn: boolean, leave: () => void) => void

const nothing = () => undefined

/**
 * Lets so many in, and others as those leave, in the order in which they came. How many wait does not count, but for how
 * long: a queue that moves may be long, and one that stands is sent away. Work that is bound by the processor piles up
 * where it can't be seen, before anything is read, so the lateness of the event loop counts too.
 *
 * A third of the places is for each address that comes. Beyond that an address has more only while another third stays
 * free, so that nobody alone takes all of them, and whoever comes next finds room at once.
 *
 * Behind a queue that stands nobody new is left to wait: they would be sent away too, later.
 */
export class Crowd {
  working = 0
  refused = 0
  readonly #atOnce: number
  readonly #share: number
  readonly #longestWait: number
  readonly #longestMeanDelay: number
  readonly #meanDelay: () => number
  readonly #now: () => number
  readonly #waiting = new Set<Waiting>()
  readonly #peers = new Map<string, Peer>()
  #mostPeers = mostGone

  constructor({ atOnce: most = atOnce, longestWait: wait = longestWait, patience = 1, meanDelay, now = () => performance.now() }: Options) {
    this.#atOnce = most
    this.#share = Math.ceil(most / 3)
    this.#longestWait = wait * patience
    this.#longestMeanDelay = longestMeanDelay * patience
    this.#meanDelay = meanDelay
    this.#now = now
  }

  get waiting() {
    return this.#waiting.size
  }

  /** How many addresses are known. */
  get peers() {
    return this.#peers.size
  }

  /** Whether there is anybody at all for whom there may be no room. */
  get isLively() {
    return this.working >= this.#share
  }

  /** Whether whoever has come first has waited for half the time that anybody may. */
  get isStanding() {
    const [first] = this.#waiting
    return first !== undefined && this.#isLong(first)
  }

  /** The same of whoever is let in before somebody new from this address: then nobody else of it should join. In a rush it is enough that they wait. */
  standsBefore(name: string, isRush = false) {
    const hasShare = this.#hasShare(this.#peers.get(name))
    for (const one of this.#waiting) {
      if (hasShare && !this.#hasShare(one.peer)) continue
      return isRush || this.#isLong(one)
    }
    return false
  }

  /** Tells, now or later, whether there is room. What it answers gives the place back, or the one in the queue. */
  come(name: string, decide: Decide): () => void {
    if (this.refuses(name)) {
      decide(false, nothing)
      return nothing
    }
    const one: Waiting = { peer: this.#peerOf(name), since: this.#now(), decide, isIn: false, leave: () => this.#leaves(one) }
    if (this.#hasRoom(one.peer)) this.#letIn(one)
    else this.#wait(one)
    return one.leave
  }

  /** Whether whoever comes now from this address is sent away at once; counted as such. */
  refuses(name: string): boolean {
    this.sendLateAway()
    const peer = this.#peers.get(name)
    const isLong = this.#waiting.size >= mostWaiting || (peer?.waiting ?? 0) >= mostWaiting / 3
    const isSentAway = !this.#hasRoom(peer) && (isLong || this.#meanDelay() > this.#longestMeanDelay || this.standsBefore(name))
    if (isSentAway) this.refused++
    return isSentAway
  }

  /** Asked now and then, since nobody may come or leave for long. */
  sendLateAway() {
    if (!this.#waiting.size) return
    const late = this.#now() - this.#longestWait
    for (const one of this.#waiting) {
      if (one.since > late) return
      this.#stopWaiting(one)
      this.refused++
      one.decide(false, nothing)
    }
  }

  #isLong({ since }: Waiting) {
    return this.#now() - since > this.#longestWait / 2
  }

  #hasShare(peer: Peer | undefined) {
    return (peer?.working ?? 0) < this.#share
  }

  #hasRoom(peer: Peer | undefined) {
    const free = this.#atOnce - this.working
    return free > (this.#hasShare(peer) ? 0 : this.#share)
  }

  #peerOf(name: string) {
    let peer = this.#peers.get(name)
    if (!peer) {
      if (this.#peers.size >= this.#mostPeers) this.#forgetGone()
      this.#peers.set(name, (peer = { working: 0, waiting: 0 }))
    }
    return peer
  }

  #wait(one: Waiting) {
    this.#waiting.add(one)
    one.peer.waiting++
  }

  #stopWaiting(one: Waiting) {
    if (this.#waiting.delete(one)) one.peer.waiting--
  }

  #forgetGone() {
    for (const [name, { working, waiting }] of this.#peers) if (!working && !waiting) this.#peers.delete(name)
    this.#mostPeers = this.#peers.size + mostGone
  }

  #letIn(one: Waiting) {
    this.working++
    one.peer.working++
    one.isIn = true
    one.decide(true, one.leave)
  }

  /** However often that is said. */
  #leaves(one: Waiting) {
    if (!one.isIn) {
      this.#stopWaiting(one)
      return
    }
    one.isIn = false
    this.working--
    one.peer.working--
    this.sendLateAway()
    this.#letNextIn()
  }

  #letNextIn() {
    for (const one of this.#waiting) {
      if (this.working >= this.#atOnce) return
      if (!this.#hasRoom(one.peer)) continue
      this.#waiting.delete(one)
      one.peer.waiting--
      this.#letIn(one)
    }
  }
}
