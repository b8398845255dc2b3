import { setTimeout as pause } from 'node:timers/promises'
import { processLives } from './postmaster.ts'

/** Milliseconds: how long one is given to write down what it holds, and then to leave. */
export interface EndPatience {
  fast: number
  immediate: number
}
export const usualEnd: EndPatience = { fast: 10_000, immediate: 5000 }
const killed = 5000
const lookEveryMs = 20

/**
 * Ends a PostgreSQL, by its process: it is asked to leave in order, then at once, then it is ended. What it had confirmed is in its
 * log in each case, and there after the next start.
 */
export async function endPostmaster(pid: number, { fast, immediate }: EndPatience = usualEnd) {
  const steps = [
    ['SIGINT', fast],
    ['SIGQUIT', immediate],
    ['SIGKILL', killed],
  ] as const
  for (const [signal, patience] of steps) {
    if (!send(pid, signal)) return
    for (const end = Date.now() + patience; Date.now() < end; await pause(lookEveryMs)) if (!processLives(pid)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) did not stop.`)
}

/** Whether there was anybody to be told. */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return processLives(pid) && process.kill(pid, signal)
  } catch {
    // Gone between the look and the step.
    return false
  }
}
