import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export interface FileTally {
  project: string
  file: string
  passed: number
  failed: number
  /** What they are called, with the first line of why. */
  failures: string[]
  /** Tests that neither passed nor failed. */
  skipped: number
  /** With its share of what it imports and sets up. */
  seconds: number
  /** In seconds since the run began. */
  ended: number
}

const countOf = ({ children }: TestModule, state: string) => [...children.allTests(state as 'passed')].length

const failuresOf = ({ children }: TestModule) =>
  [...children.allTests('failed')].map((failed) => `${failed.fullName}: ${failed.result().errors?.[0]?.message.split('\n')[0] ?? ''}`)

/** Writes down what came of each file, for whoever started the run. */
export class Tally implements Reporter {
  readonly #place: string
  readonly #ended = new Map<string, number>()
  constructor(place: string) {
    this.#place = place
  }

  onTestModuleEnd({ id }: TestModule) {
    this.#ended.set(id, performance.now() / 1000)
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const tallies = modules.map((module): FileTally => {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic()
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        passed: countOf(module, 'passed'),
        failed: countOf(module, 'failed'),
        failures: failuresOf(module),
        skipped: countOf(module, 'skipped') + countOf(module, 'pending'),
        seconds: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000,
        ended: this.#ended.get(module.id) ?? 0,
      }
    })
    writeFileSync(this.#place, JSON.stringify(tallies))
  }
}
