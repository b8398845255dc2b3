import type { DataSource } from 'typeorm'
import type { Reading } from '#server/kernel/http/readings.ts'

const askOnce = `select name, extract(epoch from max(completed_on))::float8 "at" from pgboss.job where state = 'completed' group by name`
/** Counted by the queue itself, every few seconds. */
const ask = 'select name, queued_count waiting, active_count running, failed_count failed from pgboss.queue'

interface Queue {
  name: string
  waiting: number
  running: number
  failed: number
}

/** What became of jobs in this process, by their queues. */
export class JobFigures {
  readonly #doneAt = new Map<string, number>()
  readonly #failures = new Map<string, number>()
  #before: Promise<unknown> | undefined

  done(queue: string) {
    this.#doneAt.set(queue, Date.now() / 1000)
  }
  failed(queue: string) {
    this.#failures.set(queue, (this.#failures.get(queue) ?? 0) + 1)
  }

  of(db: DataSource): Reading {
    return {
      of: 'jobs',
      metrics: {
        jobs_waiting: ['Jobs that wait, or are put off.', 'queue'],
        jobs_running: ['Jobs that somebody is at.', 'queue'],
        jobs_given_up: ['Jobs of the last days that came to nothing.', 'queue'],
        job_failures: ['Tries that failed in this process; most are tried again.', 'queue'],
        job_last_success_timestamp_seconds: ['When one came to good, in this process or before it began.', 'queue'],
      },
      read: async () => {
        await (this.#before ??= this.#readBefore(db))
        const queues: Queue[] = (await db.query<Queue[]>(ask)).filter(({ name }) => !name.startsWith('__'))
        const each = (value: (queue: Queue) => number) => queues.map((queue) => ({ labels: { queue: queue.name }, value: value(queue) }))
        return {
          jobs_waiting: each(({ waiting }) => waiting),
          jobs_running: each(({ running }) => running),
          jobs_given_up: each(({ failed }) => failed),
          job_failures: each(({ name }) => this.#failures.get(name) ?? 0),
          job_last_success_timestamp_seconds: [...this.#doneAt].map(([queue, value]) => ({ labels: { queue }, value })),
        }
      },
    }
  }

  async #readBefore(db: DataSource) {
    try {
      for (const { name, at } of await db.query<{ name: string; at: number }[]>(askOnce))
        this.#doneAt.set(name, Math.max(at, this.#doneAt.get(name) ?? 0))
    } catch (error) {
      this.#before = undefined
      throw error
    }
  }
}
