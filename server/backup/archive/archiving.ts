import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import type { App } from '#server/kernel/app.ts'
import { runningCluster } from '#server/postgres/superuser.ts'
import { dropSlot } from './slot.ts'
import { forgetStanding } from './standing.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const beforeNextMs = 10_000

type Keeping = Pick<App, 'config' | 'db' | 'log'>

/** Of the database that comes along, where backups are kept by themselves: for one's own there are its own tools. */
function keepArchive({ config, db, log }: Keeping) {
  if (config.databaseUrl !== undefined) return async () => undefined
  if (config.backupUrl !== undefined) return archive({ config, log })
  const forgetting = forgetArchive({ config, db }).catch((error: unknown) => log.error({ err: error }, 'the archive is not let go of'))
  return () => forgetting
}

export const goesOn = [keepArchive]

/** In a process of its own, since closing takes a core: brings the log to the place of the backups while the product serves. */
function archive({ config, log }: Pick<Keeping, 'config' | 'log'>) {
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const { backupUrl, dataDir, sessionSecret, identityKey } = config
  const env = { ...process.env, BACKUP_URL: backupUrl, DATA_DIR: dataDir, SESSION_SECRET: sessionSecret, IDENTITY_KEY: identityKey }

  const begin = () => {
    child = fork('server/backup/archive/process.ts', { cwd: root, env, execArgv: [] })
    child.unref()
    child.channel?.unref()
    child.once('exit', (code, signal) => {
      if (isOver) return
      log.error({ code, signal }, 'the archive of the database was ended, and is begun anew')
      timer = setTimeout(begin, beforeNextMs).unref()
    })
  }
  begin()
  return async () => {
    isOver = true
    clearTimeout(timer)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

/** Nobody is to fetch the log any more, so it is not held for anybody. */
async function forgetArchive({ config, db }: Pick<Keeping, 'config' | 'db'>) {
  const rows: unknown[] = await db.query('select from backup_archive')
  if (!rows.length) return
  const client = new pg.Client(runningCluster(path.join(config.dataDir, 'postgres')).login)
  await client.connect()
  try {
    await dropSlot(client)
    await forgetStanding(client)
  } finally {
    await client.end()
  }
}
