import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { dayOf } from '#schema/day.ts'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { ownQueue } from './keptJobs.ts'
import { usualKeep, weekOf } from './retention.ts'
import { keepRun } from './runs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const atNight = '30 2 * * *'
const longestSeconds = 20 * 3600

/** Each Monday's backup is also held against what it was taken from. */
const isToBeVerified = (now: Date) => dayOf(now) === weekOf(dayOf(now))

/** A backup each night, in a process of its own: packing and closing would keep others waiting. One that runs ends with the product. */
export const jobs: readonly Job[] = [
  {
    queue: ownQueue,
    at: atNight,
    isOff: ({ backupUrl }) => backupUrl === undefined,
    does: backUp,
    long: { giveUp: async () => undefined, tries: 3, seconds: longestSeconds },
  },
]

async function backUp({ config, db }: App, _job: object, signal: AbortSignal) {
  const { backupUrl, databaseUrl, dataDir, sessionSecret, identityKey } = config
  const own = {
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    IDENTITY_KEY: identityKey,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const startedAt = new Date()
  const verifying = isToBeVerified(startedAt) ? ['--verify'] : []
  const child = spawn(process.execPath, ['scripts/backup.ts', '--to', backupUrl!, '--keep', usualKeep, ...verifying], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  })
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, string | null]
  if (code === 0) return
  const failure = new Error(killedBy ? `It was ended by ${killedBy}.` : `It ended with ${code}; the log says why.`)
  // One that ends by itself has written down why.
  if (killedBy) await keepRun(db, { startedAt, failure })
  throw failure
}
