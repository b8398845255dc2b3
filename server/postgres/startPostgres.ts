import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationUrl, ensureApplicationDatabase } from './application.ts'
import { binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { assertDurable, hold, type Holder, servesCluster } from './holder.ts'
import { launch, type Place } from './launch.ts'
import { hasSockets } from './listening.ts'
import { clusterPassword } from './password.ts'
import { clusterPlace } from './place.ts'
import { livingPostmaster, type Postmaster, processLives } from './postmaster.ts'
import type { ClusterOptions } from './settings.ts'
import { closeSocketFolder, socketFolder } from './sockets.ts'

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

type Running = Postmaster & { holder: Holder; adopted: boolean }

/** A live process that the cluster names is taken over once our password opens it; it may still be recovering. */
async function adopt(cluster: string, password: string): Promise<Running | undefined> {
  if (!livingPostmaster(cluster)) return undefined
  const attempt = async () => {
    const found = livingPostmaster(cluster)
    if (!found) return 'gone'
    const holder = await hold(found, password)
    if (await servesCluster(holder, cluster)) return { ...found, holder, adopted: true }
    await holder.release()
    return undefined
  }
  const running = await until(attempt, `A PostgreSQL that our password does not open has ${cluster} in use; stop it first.`)
  return running === 'gone' ? undefined : running
}

async function start(place: Place, password: string, options: ClusterOptions): Promise<Running> {
  const { cluster } = place
  const programs = binaries()
  await ensureCluster(cluster, password, programs)
  for (let attempt = 1; ; attempt++) {
    const adopted = await adopt(cluster, password)
    if (adopted) return adopted
    try {
      const found = await launch(place, programs, options)
      return { ...found, holder: await hold(found, password), adopted: false }
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
  const cluster = clusterPlace(wanted, password)
  const place = { cluster, sockets: hasSockets ? socketFolder(cluster, password) : undefined, log: `${wanted}.log` }
  const { holder, adopted, ...running } = await start(place, password, options)
  const { pid, sockets } = running
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
    if (sockets) closeSocketFolder(sockets)
  }
  return { url: applicationUrl(running, password), place: cluster, adopted, stop }
}
