import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { processLives } from './postmaster.ts'
import { servant } from './servant.ts'

export const processEnvironment = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }

const shape = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C']
/** By what texts are compared and turned into capitals; before 17 there was none that is the same everywhere. */
const firstWithBuiltin = 17
const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const older = ['--locale-provider=icu', '--icu-locale=und']
const shapeOf = (major = firstWithBuiltin) => [...shape, ...(major < firstWithBuiltin ? older : builtin)]

/** Which PostgreSQL has made a cluster; none where there is no cluster. */
export function majorOf(cluster: string): number | undefined {
  const file = path.join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : undefined
}

const lastLine = (error: unknown) => (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)

function removeBrokenOff(cluster: string) {
  const parent = path.dirname(cluster)
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(`${path.basename(cluster)}.growing-`) && Number(name.split('-').at(-1))
    if (pid && !processLives(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Grows beside its place and moves there when it is whole: a start that is cut off leaves no half cluster. */
export async function ensureCluster(cluster: string, password: string, { initdb }: Binaries, major?: number): Promise<boolean> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return false
  removeBrokenOff(cluster)
  const growing = `${cluster}.growing-${process.pid}`
  const passwordFile = `${growing}.password`
  mkdirSync(growing, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (servant) for (const place of [growing, passwordFile]) chownSync(place, servant.uid, servant.gid)
  try {
    await promisify(execFile)(initdb, [`--pgdata=${growing}`, '--username=postgres', `--pwfile=${passwordFile}`, ...shapeOf(major)], {
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
