import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ownMajor } from './binaries.ts'
import { majorOf } from './cluster.ts'
import { clusterPassword } from './password.ts'
import { clusterPlace } from './place.ts'

/** Where everything lies while a cluster is carried over to a newer PostgreSQL. */
export function placesOf(dataDir: string) {
  const wanted = path.resolve(dataDir)
  const password = clusterPassword(wanted)
  const cluster = clusterPlace(wanted, password)
  const next = `${wanted}.next`
  return {
    password,
    cluster,
    next,
    nextCluster: clusterPlace(next, password),
    rows: `${wanted}.rows`,
    /** Says that the next one is whole: from here on it takes the other's place, whatever happens. */
    whole: `${next}.whole`,
    aside: (major: number, day: string) => `${cluster}.was-${major}-${day}`,
  }
}

/** Whether another PostgreSQL than the one that comes along has made what lies there, or a change of it is not at its end. */
export function isOlder(dataDir: string): boolean {
  if (!existsSync(`${path.resolve(dataDir)}.password`)) return false
  const { cluster, whole } = placesOf(dataDir)
  return existsSync(whole) || (majorOf(cluster) ?? ownMajor()) < ownMajor()
}

export const keptDays = 30

/** Removes what was put aside long ago; answers what that was. */
export function removeAside(dataDir: string, now = new Date()): string[] {
  if (!existsSync(`${path.resolve(dataDir)}.password`)) return []
  const { cluster } = placesOf(dataDir)
  const last = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
  const folder = path.dirname(cluster)
  const begins = `${path.basename(cluster)}.was-`
  const old = readdirSync(folder).filter((name) => name.startsWith(begins) && name.slice(-10) < last)
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true })
  return old.map((name) => path.join(folder, name))
}
