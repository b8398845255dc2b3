import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { processLives } from './postmaster.ts'
import { servant } from './servant.ts'

export const processEnvironment = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }

const shape = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const lastLine = (error: unknown) => (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)

function removeBrokenOff(cluster: string) {
  const parent = path.dirname(cluster)
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(`${path.basename(cluster)}.growing-`) && Number(name.split('-').at(-1))
    if (pid && !processLives(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Grows beside its place and moves there when it is whole: a start that is cut off leaves no half cluster. */
export async function ensureCluster(cluster: string, password: string, { initdb }: Binaries): Promise<boolean> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return false
  removeBrokenOff(cluster)
  const growing = `${cluster}.growing-${process.pid}`
  const passwordFile = `${growing}.password`
  mkdirSync(growing, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (servant) for (const place of [growing, passwordFile]) chownSync(place, servant.uid, servant.gid)
  try {
    await promisify(execFile)(initdb, [`--pgdata=${growing}`, '--username=postgres', `--pwfile=${passwordFile}`, ...shape], {
      ...servant,
      cwd: growing,
      env: processEnvironment,
    })
    renameSync(growing, cluster)
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    // Another start on the same folder was faster; its cluster is as good.
    if (!existsSync(path.join(cluster, 'PG_VERSION')))
      throw new Error(`PostgreSQL's cluster could not be made: ${lastLine(error)}`, { cause: error })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  return true
}
