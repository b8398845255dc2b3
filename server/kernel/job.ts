import type { Config } from '#server/config.ts'
import type { App } from './app.ts'

/** What the jobs of a queue are, declared by the slice whose queue it is. */
export interface Job {
  queue: string
  /** One of them. It is told when the product ends. */
  does: (app: App, job: never, ending: AbortSignal) => Promise<unknown>
  /** Done by itself at the times that a cron line names, by the clock in Norway, on one instance only. */
  at?: string
  /** Where it is not done, nor at its times any more. */
  isOff?: (config: Config) => boolean
  /** How often it is tried, where that is not for some fifteen hours. */
  tries?: number
  /** Takes long, so that an asker has one of them done at a time, and there is an end to trying. */
  long?: Long
}
interface Long {
  /** Tells that it came to nothing, after so many who were at it failed or died. */
  giveUp: (app: App, job: never) => Promise<unknown>
  tries?: number
  /** How long one may take. */
  seconds?: number
}
