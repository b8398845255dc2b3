import path from 'node:path'
import type { ClientConfig } from 'pg'
import { hostOf } from './listening.ts'
import { clusterPassword } from './password.ts'
import { clusterPlace } from './place.ts'
import { livingPostmaster } from './postmaster.ts'

/** The cluster of a data folder that runs, and how its superuser gets in. Nothing is started. */
export function runningCluster(dataDir: string): { cluster: string; login: ClientConfig } {
  const wanted = path.resolve(dataDir)
  const password = clusterPassword(wanted)
  const cluster = clusterPlace(wanted, password)
  const postmaster = livingPostmaster(cluster)
  if (!postmaster?.ready) throw new Error(`The database in ${dataDir} does not run.`)
  const { port } = postmaster
  return { cluster, login: { host: hostOf(postmaster), port, user: 'postgres', password, database: 'grunnmur' } }
}
