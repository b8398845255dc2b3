import type { Request } from '../operations/requests.ts'
import { Child } from '../processes/child.ts'

export type Question = { name: string; requests: readonly Request[] } | { name: string; port: number; ms: number; once: boolean }

/** What came back while a window was open. */
export interface Window {
  ms: number
  /** Microseconds, one for each answer. */
  latencies: number[]
  /** Answers that were refusals where they should not have been, or the other way round. */
  wrong: number
}

/** The callers: a process of its own, so that their work is not counted as anybody else's. */
export class Load {
  readonly #child: Child
  private constructor(child: Child) {
    this.#child = child
  }

  static async start(keep: (child: Child) => Child) {
    const child = keep(new Child({ name: 'the load generator', file: 'bench/load/generator.ts' }))
    await child.heard()
    return new Load(child)
  }

  /** From then on they can be asked for by name. */
  give = (name: string, requests: readonly Request[]) => this.#child.ask<object>({ name, requests })

  /** `once` where each request uses something up. */
  run = (name: string, port: number, ms: number, once = false) => this.#child.ask<Window>({ name, port, ms, once })
}
