import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationUrl, ensureApplicationDatabase } from './application.ts'
import { binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { assertDurable, hold, type Holder, servesCluster } from './holder.ts'
import { launch } from './launch.ts'
import { clusterPassword } from './password.ts'
import { clusterPlace } from './place.ts'
import { livingPostmaster, processLives } from './postmaster.ts'
import type { ClusterOptions } from './settings.ts'

export type Postgres = {
  url: string
  /** Where the cluster lies, which is not always where it was wished. */
  place: string
  /** It ran already: left by a start that was cut off, or shared with one that is still there. */
  adopted: boolean
  stop: () => Promise<void>
}

const patience = 60_000

async function until<T>(attempt: () => Promise<T | undefined>, complaint: string): Promise<T> {
  let last: unknown
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
    try {
      const found = await attempt()
      if (found !== undefined) return found
    } catch (error) {
      last = error
    }
  }
  throw new Error(complaint, { cause: last })
}

type Running = { pid: number; port: number; holder: Holder; adopted: boolean }

/** A live process that the cluster names is taken over once our password opens it; it may still be recovering. */
async function adopt(cluster: string, password: string): Promise<Running | undefined> {
  if (!livingPostmaster(cluster)) return undefined
  const attempt = async () => {
    const found = livingPostmaster(cluster)
    if (!found) return 'gone'
    const holder = await hold(found.port, password)
    if (await servesCluster(holder, cluster)) return { ...found, holder, adopted: true }
    await holder.release()
    return undefined
  }
  const running = await until(attempt, `A PostgreSQL that our password does not open has ${cluster} in use; stop it first.`)
  return running === 'gone' ? undefined : running
}

async function start(cluster: string, log: string, password: string, options: ClusterOptions): Promise<Running> {
  const programs = binaries()
  await ensureCluster(cluster, password, programs)
  for (let attempt = 1; ; attempt++) {
    const adopted = await adopt(cluster, password)
    if (adopted) return adopted
    try {
      const found = await launch(cluster, log, programs, options)
      return { ...found, holder: await hold(found.port, password), adopted: false }
    } catch (error) {
      // Another start took the port or the folder between our look and our step; the next round adopts it.
      if (attempt === 3) throw error
      await pause(attempt * 300)
    }
  }
}

export async function startPostgres({ dataDir, ...options }: ClusterOptions & { dataDir: string }): Promise<Postgres> {
  const wanted = path.resolve(dataDir)
  const password = clusterPassword(wanted)
  const place = clusterPlace(wanted, password)
  const { pid, port, holder, adopted } = await start(place, `${wanted}.log`, password, options)
  const kill = () => {
    if (processLives(pid)) process.kill(pid, 'SIGINT')
  }
  if (!(await holder.isShared())) process.once('exit', kill)
  if (!options.throwaway) await assertDurable(holder)
  await ensureApplicationDatabase(holder, password, options.throwaway ?? false)

  const stop = async () => {
    process.off('exit', kill)
    // A server that died under us can't be asked, and is nobody's any more.
    const shared = await holder.isShared().catch(() => false)
    await holder.release().catch(() => undefined)
    if (shared) return
    kill()
    await until(async () => !processLives(pid) || undefined, `PostgreSQL (process ${pid}) did not stop.`)
  }
  return { url: applicationUrl(port, password), place, adopted, stop }
}
