import type pg from 'pg'
import type { Person } from '../data/people.ts'
import type { Load } from '../load/load.ts'
import { commandRequests } from '../operations/commands.ts'
import { onceRequests } from '../operations/once.ts'
import { type Operation } from '../operations/operations.ts'
import { readRequests } from '../operations/requests.ts'
import { answering, type Block, type Contender, measured } from './contender.ts'
import { hasSettled } from './settled.ts'
import { shuffled } from './shuffled.ts'

const warmingMs = 80
/** More than any server can use up in a second. */
const savesPerSecond = 8000

export interface Track {
  blocks: Block[]
  /** Microseconds, over all windows. */
  latencies: number[]
}

interface Ground {
  load: Load
  client: pg.Client
  people: readonly Person[]
  contenders: readonly Contender[]
}

/** Every server in turn, in another order each time, so that what the machine does meanwhile meets all of them alike. */
export class Rounds {
  readonly #ground: Ground
  #wrong = 0
  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** All that is to be measured is seen once by every server: code that has met one kind of call alone is quicker than it will ever be again. */
  async introduce(all: readonly Operation[]) {
    for (const operation of all) {
      await this.#give(operation)
      for (const contender of this.#answering(operation)) await this.#open(operation, contender, warmingMs)
    }
  }

  /** Each server until its code is compiled and its connections are open, which shows in what a call costs. */
  async warm(operation: Operation, longestMs: number) {
    await this.#give(operation)
    const costs = new Map<Contender, number[]>(this.#answering(operation).map((contender) => [contender, []]))
    for (const end = performance.now() + longestMs * costs.size; costs.size && performance.now() < end;) {
      for (const contender of shuffled([...costs.keys()])) {
        const { block } = await this.#open(operation, contender, warmingMs)
        const seen = costs.get(contender)!
        seen.push(block.nodeCpu)
        if (hasSettled(seen)) costs.delete(contender)
      }
    }
  }

  async run(operation: Operation, { rounds, windowMs }: { rounds: number; windowMs: number }): Promise<ReadonlyMap<string, Track>> {
    const contenders = this.#answering(operation)
    const tracks = new Map<string, Track>(contenders.map(({ name }) => [name, { blocks: [], latencies: [] }]))
    for (let round = 0; round < rounds; round++) {
      for (const contender of shuffled(contenders)) {
        const { block, window } = await this.#open(operation, contender, windowMs)
        const track = tracks.get(contender.name)!
        track.blocks.push(block)
        for (const latency of window.latencies) track.latencies.push(latency)
      }
    }
    if (this.#wrong) throw new Error(`${this.#wrong} answers to ${operation.name} were not what they should be`)
    return tracks
  }

  #answering = (operation: Operation) => answering(operation, this.#ground.contenders)

  async #open(operation: Operation, contender: Contender, ms: number) {
    const { client, load, people } = this.#ground
    const isOnce = operation.usesUp !== null
    if (isOnce) {
      const count = Math.ceil((savesPerSecond * ms) / 1000)
      await load.give(operation.name, await onceRequests(client, operation, { people, count }))
    }
    const opened = await measured(client, contender, () => load.run(operation.name, contender.port, ms, isOnce))
    this.#wrong += opened.window.wrong
    return opened
  }

  async #give(operation: Operation) {
    const { load, people } = this.#ground
    if (operation.usesUp) return
    await load.give(operation.name, operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people))
  }
}
