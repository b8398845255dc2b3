import { type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { EntityManager } from 'typeorm'
import { timeZone } from '#schema/day.ts'
import type { App } from '#server/kernel/app.ts'
import { busy } from '#server/kernel/errors.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { nobody, onBehalfOf, whoAsks } from '#server/kernel/onBehalf.ts'
import { traced } from '#server/kernel/tracing.ts'
import { JobFigures } from './figures.ts'

/** Failed work is tried again after two seconds, then after twice as long each time: some fifteen hours in all. */
const patience = { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
/** Who is at a job says so every few seconds; whoever is not heard of is dead, and another takes it up. */
const lease = { heartbeatSeconds: 20 }
const secondsBetweenSigns = 5
const secondsBetweenRounds = 10
/** A job wakes those who wait for it; looking is for what was put off. One after the other, so that each time those whose turn it is come first. */
const eagerness = { pollingIntervalSeconds: 1, batchSize: 1 }
const secondsBetweenLooks = 2
const connections = 2
const longestGoodbyeMs = 10_000
/** So that a network which went away without a word is found out; what its library asks of it takes far less. */
const wary = { query_timeout: 30_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** So many of an asker's jobs may wait in a queue of long ones, of which one at a time is done for each asker. */
const mostWaiting = 50
const askAgainAfter = 60
const longOnes = { groupConcurrency: 1 }
const longAtOnce = 2
const longest = { expireInSeconds: 7200 }
/** Whoever waits for it decides after that, in a minute or so. */
const fewTries = 4
/** Beyond that all of an asker's come last. */
const mostCounted = 1000
const waitingOf = `select count(*)::int as ahead from
  (select from pgboss.job where name = $1 and state < 'active' and group_id = $2 limit ${mostCounted}) waiting`

/**
 * Work that nobody waits for, kept in the same database as everything else. Any number of instances share it: each job
 * is given to one of them, and to another where that one does not finish it. Whoever has more waiting comes after those who
 * have less: the first of each, then the second of each.
 */
export class Background implements Jobs {
  readonly #boss: PgBoss
  readonly #eagerness: typeof eagerness & { notifyPollingIntervalSeconds: number }
  readonly #long = new Set<string>()
  readonly #ending = new AbortController()
  readonly figures = new JobFigures()
  private constructor(boss: PgBoss, looksEvery: number) {
    this.#boss = boss
    this.#eagerness = { ...eagerness, notifyPollingIntervalSeconds: looksEvery }
  }

  /** It looks every so many seconds for what was put off. */
  static async start(databaseUrl: string, log: Logger, looksEvery = secondsBetweenLooks) {
    const round = Math.min(secondsBetweenRounds, looksEvery * 5)
    const boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'grunnmur jobs',
      max: connections,
      useListenNotify: true,
      superviseIntervalSeconds: round,
      monitorIntervalSeconds: round,
      ...wary,
    })
    // By its words alone: the error of a connection carries the whole connection.
    boss.on('error', (error: Error) => log.error({ reason: error.message || (error as { code?: unknown }).code }, 'background'))
    boss.on('warning', (warning: unknown) => log.warn({ warning }, 'background'))
    await boss.start()
    return new Background(boss, looksEvery)
  }

  /** From now on this instance takes its share of a queue's jobs, one after the other. What fails is tried again by itself. */
  async take(app: App, { queue, does, at, isOff, tries, long }: Job) {
    if (isOff?.(app.config)) {
      if (at) await this.#boss.unschedule(queue)
      return
    }
    const givenUp = `${queue}-given-up`
    if (long) await this.take(app, { queue: givenUp, does: long.giveUp })
    const ofLong = long && {
      ...longest,
      ...(long.seconds && { expireInSeconds: long.seconds }),
      retryLimit: (long.tries ?? fewTries) - 1,
      deadLetter: givenUp,
    }
    const terms = { ...patience, ...lease, notify: true, ...(tries && { retryLimit: tries - 1 }), ...ofLong }
    await this.#boss.createQueue(queue, terms)
    // One that was there before has other terms.
    await this.#boss.updateQueue(queue, terms)
    if (long) this.#long.add(queue)
    const doJob = (job: never) => does(app, job, this.#ending.signal)
    for (let hands = long ? longAtOnce : 1; hands; hands--) await this.#lend(queue, doJob, long !== undefined)
    if (at) await this.#boss.schedule(queue, at, null, { tz: timeZone })
  }

  async #lend(queue: string, doJob: (job: never) => Promise<unknown>, areLong: boolean) {
    const options = {
      ...this.#eagerness,
      ...(areLong && longOnes),
      perJobResults: true,
      heartbeatRefreshSeconds: secondsBetweenSigns,
    } as const
    const worker = await this.#boss.work<never, unknown, { perJobResults: true }>(queue, options, async (jobs) => {
      const results: JobResult[] = []
      for (const { id, data, groupId } of jobs)
        results.push({ id, ...(await this.#outcome(queue, () => onBehalfOf(groupId ?? nobody, () => doJob(data)))) })
      // There may be more.
      this.#boss.notifyWorker(worker)
      return results
    })
  }

  async send(db: EntityManager, queue: string, job: object) {
    const asker = whoAsks()
    const [{ ahead } = { ahead: 0 }]: { ahead: number }[] = await db.query(waitingOf, [queue, asker])
    if (this.#long.has(queue) && ahead >= mostWaiting) throw busy(undefined, askAgainAfter)
    const executeSql = async (text: string, values?: unknown[]) => ({ rows: (await db.query(text, values)) as unknown[] })
    await this.#boss.send(queue, job, { db: { executeSql }, group: { id: asker }, priority: -ahead })
  }

  /** Lets jobs that have begun come to their end. */
  stop() {
    this.#ending.abort()
    return this.#boss.stop({ graceful: true, timeout: longestGoodbyeMs })
  }

  async #outcome(queue: string, doJob: () => Promise<unknown>): Promise<Pick<JobResult, 'status' | 'output'>> {
    try {
      await traced('job', queue, doJob)
      this.figures.done(queue)
      return { status: 'completed' }
    } catch (error) {
      this.figures.failed(queue)
      return { status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }
}
