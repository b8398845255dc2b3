import type pg from 'pg'
import type { Person } from '../data/people.ts'
import { freshUploads } from '../data/uploads.ts'
import type { Load } from '../load/load.ts'
import { commandRequests, saveRequest } from '../operations/commands.ts'
import { type Operation } from '../operations/operations.ts'
import { readRequests } from '../operations/requests.ts'
import { answering, type Block, type Contender, measured } from './contender.ts'
import { shuffled } from './shuffled.ts'

const windowMs = 200
const warmingMs = 400
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
  readonly #tracks = new Map<string, Track>()
  #wrong = 0
  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** Code is compiled only once it has run often, and connections are opened by need: neither belongs in a figure. */
  async warm(all: readonly Operation[], { requests, seconds }: { requests: number; seconds: number }) {
    for (const operation of all) await this.#give(operation)
    for (const contender of this.#ground.contenders) {
      const own = all.filter((operation) => answering(operation, this.#ground.contenders).includes(contender))
      const end = performance.now() + seconds * 1000
      for (let answered = 0, turn = 0; own.length && answered < requests && performance.now() < end; turn++) {
        const window = await this.#open(own[turn % own.length]!, contender, warmingMs)
        answered += window.latencies.length
      }
    }
  }

  async prepare(operation: Operation) {
    await this.#give(operation)
    for (const contender of answering(operation, this.#ground.contenders)) await this.#open(operation, contender, warmingMs)
    this.#tracks.clear()
  }

  async run(operation: Operation, rounds: number): Promise<ReadonlyMap<string, Track>> {
    for (let round = 0; round < rounds; round++) {
      for (const contender of shuffled(answering(operation, this.#ground.contenders))) await this.#open(operation, contender, windowMs)
    }
    if (this.#wrong) throw new Error(`${this.#wrong} answers to ${operation.name} were not what they should be`)
    return new Map(this.#tracks)
  }

  async #open(operation: Operation, contender: Contender, ms: number) {
    const { client, load } = this.#ground
    const isOnce = operation.takesUpload
    if (isOnce) await this.#giveSaves(operation, Math.ceil((savesPerSecond * ms) / 1000))
    const { block, window } = await measured(client, contender, () => load.run(operation.name, contender.port, ms, isOnce))
    const track = this.#tracks.get(contender.name) ?? { blocks: [], latencies: [] }
    track.blocks.push(block)
    for (const latency of window.latencies) track.latencies.push(latency)
    this.#tracks.set(contender.name, track)
    this.#wrong += window.wrong
    return window
  }

  async #give(operation: Operation) {
    const { load, people } = this.#ground
    if (operation.takesUpload) return
    await load.give(operation.name, operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people))
  }

  async #giveSaves(operation: Operation, count: number) {
    const { client, load, people } = this.#ground
    const uploads = await freshUploads(
      client,
      people.map(({ accountId }) => accountId),
      count,
    )
    const byAccount = new Map(people.map((person) => [person.accountId, person]))
    await load.give(
      operation.name,
      uploads.map(({ id, accountId }, i) => saveRequest(operation, byAccount.get(accountId)!, id, i)),
    )
  }
}
