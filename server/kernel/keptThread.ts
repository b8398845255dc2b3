import type { Worker } from 'node:worker_threads'
import { answerOf, threadOf } from './inThread.ts'
import type { Turns } from './turns.ts'

/** Starting one takes longer than most of what is asked of it. */
const keptMs = 60_000

/**
 * A thread that does for one caller after another what its module does with a message, which it answers by another. It is there
 * from the first call on, and goes when nobody has come for a while; what ends it is told to whoever asked, and the next has another.
 */
export class KeptThread {
  readonly #module: URL
  readonly #turns: Turns | undefined
  #worker: Worker | undefined
  #leaving: NodeJS.Timeout | undefined

  /** Whose turns let one work at once; none are needed where there is one caller. */
  constructor(module: URL, turns?: Turns) {
    this.#module = module
    this.#turns = turns
  }

  ask<Answer>(request: object, limitMs: number): Promise<Answer> {
    const work = () => this.#ask<Answer>(request, limitMs)
    return this.#turns ? this.#turns.take(work) : work()
  }

  end() {
    clearTimeout(this.#leaving)
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  async #ask<Answer>(request: object, limitMs: number) {
    clearTimeout(this.#leaving)
    const worker = (this.#worker ??= this.#started())
    worker.ref()
    try {
      const answer = answerOf<Answer>(worker, limitMs)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      worker.postMessage(request)
      return await answer
    } catch (error) {
      this.end()
      throw error
    } finally {
      // Nobody waits for it to be able to stop.
      worker.unref()
      this.#leaving = setTimeout(() => this.end(), keptMs).unref()
    }
  }

  #started() {
    const worker = threadOf(this.#module)
    return worker
      .on('error', () => {})
      .once('exit', () => {
        if (this.#worker === worker) this.#worker = undefined
      })
  }
}
