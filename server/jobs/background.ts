import { type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { EntityManager } from 'typeorm'
import type { Jobs } from '#server/kernel/jobs.ts'

/** Failed work is tried again after two seconds, then after twice as long each time: some fifteen hours in all. */
const patience = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
/** A job wakes those who wait for it; looking is for what was put off. */
const eagerness = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true }
const secondsBetweenLooks = 2
const connections = 2
const longestGoodbyeMs = 10_000

/**
 * Work that nobody waits for, kept in the same database as everything else. Any number of instances share it: each job
 * is given to one of them, and to another where that one does not finish it.
 */
export class Background implements Jobs {
  readonly #boss: PgBoss
  readonly #eagerness: typeof eagerness & { notifyPollingIntervalSeconds: number }
  private constructor(boss: PgBoss, looksEvery: number) {
    this.#boss = boss
    this.#eagerness = { ...eagerness, notifyPollingIntervalSeconds: looksEvery }
  }

  /** It looks every so many seconds for what was put off. */
  static async start(databaseUrl: string, log: Logger, looksEvery = secondsBetweenLooks) {
    const boss = new PgBoss({ connectionString: databaseUrl, application_name: 'grunnmur jobs', max: connections, useListenNotify: true })
    // By its words alone: the error of a connection carries the whole connection.
    boss.on('error', (error: Error) => log.error({ reason: error.message }, 'background'))
    boss.on('warning', (warning: unknown) => log.warn({ warning }, 'background'))
    await boss.start()
    return new Background(boss, looksEvery)
  }

  /** From now on this instance takes its share of a queue's jobs, one after the other. What fails is tried again by itself. */
  async work(queue: string, doJob: (job: never) => Promise<unknown>) {
    await this.#boss.createQueue(queue, { ...patience, notify: true })
    await this.#boss.work<never, unknown, { perJobResults: true }>(queue, { ...this.#eagerness, perJobResults: true }, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) results.push({ id, ...(await outcome(() => doJob(data))) })
      return results
    })
  }

  /** Does something at the times that a cron line names, by the clock in Oslo; on one instance only. */
  async regularly(queue: string, cron: string, doIt: () => Promise<unknown>) {
    await this.work(queue, doIt)
    await this.#boss.schedule(queue, cron, null, { tz: 'Europe/Oslo' })
  }

  async send(db: EntityManager, queue: string, job: object) {
    const executeSql = async (text: string, values?: unknown[]) => ({ rows: (await db.query(text, values)) as unknown[] })
    await this.#boss.send(queue, job, { db: { executeSql } })
  }

  /** Lets jobs that have begun come to their end. */
  stop() {
    return this.#boss.stop({ graceful: true, timeout: longestGoodbyeMs })
  }
}

async function outcome(doJob: () => Promise<unknown>): Promise<Pick<JobResult, 'status' | 'output'>> {
  try {
    await doJob()
    return { status: 'completed' }
  } catch (error) {
    return { status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}
