import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { dayOf } from '#schema/day.ts'
import type { Background } from '#server/jobs/background.ts'
import type { App } from '#server/kernel/app.ts'
import { ownQueue } from './keptJobs.ts'
import { usualKeep, weekOf } from './retention.ts'
import { noteRun } from './runs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const atNight = '30 2 * * *'
const longestSeconds = 20 * 3600

/** Each Monday's backup is also held against what it was taken from. */
const isToBeVerified = (now: Date) => dayOf(now) === weekOf(dayOf(now))

interface Nightly {
  app: Pick<App, 'config'>
  background: Background
  databaseUrl: string
}

/** A backup each night, on one instance, in a process of its own: packing and closing would keep others waiting. What it answers ends one that runs. */
export async function backUpRegularly({ app, background, databaseUrl }: Nightly): Promise<() => Promise<void>> {
  const { backupUrl, dataDir, sessionSecret, identityKey } = app.config
  if (backupUrl === undefined) {
    await background.noLonger(ownQueue)
    return async () => undefined
  }
  const own = {
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    IDENTITY_KEY: identityKey,
    ...(app.config.databaseUrl !== undefined && { DATABASE_URL: app.config.databaseUrl }),
  }
  const running = new AbortController()
  const backUp = async () => {
    const startedAt = new Date()
    const verifying = isToBeVerified(startedAt) ? ['--verify'] : []
    const child = spawn(process.execPath, ['scripts/backup.ts', '--to', backupUrl, '--keep', usualKeep, ...verifying], {
      cwd: root,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal: running.signal,
    })
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    if (code === 0) return
    const failure = new Error(signal ? `It was ended by ${signal}.` : `It ended with ${code}; the log says why.`)
    // One that ends by itself has written down why.
    if (signal) await noteRun(databaseUrl, { startedAt, failure })
    throw failure
  }
  await background.regularly(ownQueue, atNight, backUp, { giveUp: async () => undefined, tries: 3, seconds: longestSeconds })
  return async () => running.abort()
}
