import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export type Postmaster = { pid: number; port: number; sockets?: string | undefined; ready: boolean; stopping: boolean }

const file = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** What PostgreSQL writes down about the process that has the cluster open: pid, …, port, folder of its socket, …, state. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    const state = lines[7]?.trim()
    const where = { port: Number(lines[3]), sockets: lines[4] || undefined }
    return pid > 0 ? { pid, ...where, ready: state === 'ready', stopping: state === 'stopping' } : undefined
  } catch {
    return undefined
  }
}

function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What the system tells of a process, where it tells. */
function procFile(pid: number, what: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Nobody may have collected a dead orphan yet: in a container the first process often doesn't. */
const isDeadButListed = (pid: number) => procFile(pid, 'stat')?.split(') ').at(-1)?.startsWith('Z') ?? false

export const processLives = (pid: number) => isKnown(pid) && !isDeadButListed(pid)

/** A number alone may long belong to another program. */
export const serves = (pid: number, cluster: string) =>
  processLives(pid) && (procFile(pid, 'cmdline')?.split('\0').includes(cluster) ?? true)

/** The process that has the cluster open. A file left by one that is gone is removed where PostgreSQL would trust it. */
export function livingPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPostmaster(cluster)
  if (!postmaster || !isKnown(postmaster.pid)) return undefined
  if (serves(postmaster.pid, cluster)) return postmaster
  rmSync(file(cluster), { force: true })
  return undefined
}
