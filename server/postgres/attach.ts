import { setTimeout as pause } from 'node:timers/promises'
import { binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { hold, type Holder, servesCluster } from './holder.ts'
import { launch, type Place } from './launch.ts'
import { livingPostmaster, type Postmaster } from './postmaster.ts'
import type { ClusterOptions } from './settings.ts'

const patience = 60_000

export async function until<T>(attempt: () => Promise<T | undefined>, complaint: string): Promise<T> {
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

export type Running = Postmaster & { holder: Holder; adopted: boolean }

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

/** The cluster's server, taken over where it runs, else started. */
export async function attach(place: Place, password: string, options: ClusterOptions): Promise<Running> {
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
