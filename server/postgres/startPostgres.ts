import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { applicationUrl, ensureApplicationDatabase } from './application.ts'
import { attach, type Running } from './attach.ts'
import { endPostmaster, send } from './ending.ts'
import { assertDurable } from './holder.ts'
import { keepAlive, type Restarts } from './keepAlive.ts'
import { NoRoom, wantedRoom } from './launch.ts'
import { hasSockets } from './listening.ts'
import { clusterPassword } from './password.ts'
import { clusterPlace } from './place.ts'
import { livingPostmaster } from './postmaster.ts'
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

type Options = ClusterOptions & { dataDir: string; full?: ((error: unknown) => void) | undefined } & Partial<Omit<Restarts, 'isExcused'>>

/** Milliseconds between two looks whether there is room again. */
const look = 2000

/**
 * Starts the server, or joins it, and starts it anew where it dies under us. It dies, too, where a disk takes no more of what it
 * writes; `full` is told of that once, and it is tried again until there is room.
 */
export async function startPostgres({ dataDir, restarted, lost, full, most, ...options }: Options): Promise<Postgres> {
  const wanted = path.resolve(dataDir)
  const password = clusterPassword(wanted)
  const cluster = clusterPlace(wanted, password)
  const place = { cluster, sockets: hasSockets ? socketFolder(cluster, password) : undefined, log: `${wanted}.log` }
  let running: Running = await attach(place, password, options)
  const { adopted, sockets, port } = running
  const unwanted = new AbortController()
  // Whoever was asked already and is still there leaves at once.
  const kill = () => void send(running.pid, unwanted.signal.aborted ? 'SIGQUIT' : 'SIGINT')
  if (!(await running.holder.isShared())) process.once('exit', kill)
  if (!options.throwaway) await assertDurable(running.holder)
  await ensureApplicationDatabase(running.holder, password, options.throwaway ?? false)

  // Its address is known to whoever uses it, so it comes back to the same.
  const again = async () => (running = await attach(place, password, { ...options, port, unwanted: unwanted.signal }))
  async function onceThereIsRoom() {
    for (let isTold = false; ; await pause(look, undefined, { signal: unwanted.signal }))
      try {
        return await again()
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error
        if (!isTold) full?.(error)
        isTold = true
      }
  }
  const letDie = keepAlive(() => running.holder, onceThereIsRoom, { restarted, lost, most, isExcused: () => wantedRoom(place.log) })

  const stop = async () => {
    unwanted.abort(new Error('PostgreSQL is not wanted any more.'))
    await letDie()
    // A server that died under us can't be asked, and is nobody's any more.
    const shared = await running.holder.isShared().catch(() => false)
    await running.holder.release().catch(() => undefined)
    if (!shared) {
      await endPostmaster(livingPostmaster(cluster)?.pid ?? running.pid, options.end)
      if (sockets) closeSocketFolder(sockets)
    }
    process.off('exit', kill)
  }
  return { url: applicationUrl(running, password), place: cluster, adopted, stop }
}
