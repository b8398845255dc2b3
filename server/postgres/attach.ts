import { setTimeout as pause } from 'node:timers/promises'
import { ownMajor } from './binaries.ts'
import { ensureCluster, majorOf } from './cluster.ts'
import { endPostmaster, usualEnd } from './ending.ts'
import { hold, type Holder, servesCluster } from './holder.ts'
import { launch, NoRoom, type Place } from './launch.ts'
import { binariesOf } from './otherMajor.ts'
import { livingPostmaster, type Postmaster } from './postmaster.ts'
import type { ClusterOptions } from './settings.ts'

const patience = 60_000
const mostAttempts = 5

export type Running = Postmaster & { holder: Holder; adopted: boolean }

interface Attaching extends ClusterOptions {
  /** Nobody wants it any more. */
  unwanted?: AbortSignal | undefined
}

/**
 * A live process that the cluster names is taken over once our password opens it; it may still be recovering. One that was told to
 * stop opens to nobody: it is waited for, and ended where it does not come to an end.
 */
async function adopt(cluster: string, password: string, { unwanted, end = usualEnd }: Attaching): Promise<Running | undefined> {
  let cause: unknown
  let stopsBy: number | undefined
  for (const last = Date.now() + patience; Date.now() < last; await pause(50)) {
    unwanted?.throwIfAborted()
    const postmaster = livingPostmaster(cluster)
    if (!postmaster) return undefined
    if (postmaster.stopping) {
      stopsBy ??= Date.now() + end.fast
      if (Date.now() >= stopsBy) await endPostmaster(postmaster.pid, end)
      continue
    }
    try {
      const holder = await hold(postmaster, password)
      if (await servesCluster(holder, cluster)) return { ...postmaster, holder, adopted: true }
      await holder.release()
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`A PostgreSQL that our password does not open has ${cluster} in use; stop it first.`, { cause })
}

/** Those that read the cluster; another major would say so in words for its makers. */
async function programsOf({ cluster }: Place, major = ownMajor()) {
  const made = majorOf(cluster)
  if (made !== undefined && made !== major)
    throw new Error(
      made > major
        ? `PostgreSQL ${made} has made ${cluster}, and ${major} comes along: start the version of the product that it was last used with, or a newer one.`
        : `PostgreSQL ${made} has made ${cluster}, and ${major} comes along: npm start carries it over.`,
    )
  return binariesOf(major)
}

/** The cluster's server, taken over where it runs, else started. */
export async function attach(place: Place, password: string, options: Attaching): Promise<Running> {
  const { cluster } = place
  const programs = await programsOf(place, options.major)
  await ensureCluster(cluster, password, programs, options.major)
  for (let attempt = 1; ; attempt++) {
    const adopted = await adopt(cluster, password, options)
    if (adopted) return adopted
    try {
      const launched = await launch(place, programs, options)
      return { ...launched, holder: await hold(launched, password), adopted: false }
    } catch (error) {
      // Another start took the port or the folder between our look and our step, and the next round adopts it; or those who
      // worked for one that was ended are not gone yet.
      if (attempt === mostAttempts || options.unwanted?.aborted || error instanceof NoRoom) throw error
      await pause(attempt * 300)
    }
  }
}
