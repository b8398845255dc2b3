import { readdirSync, readFileSync } from 'node:fs'

export const isMeasurable = process.platform === 'linux'

/** Nanoseconds on a processor, by thread. */
export type Times = ReadonlyMap<string, number>

function timeOf(file: string) {
  try {
    return Number(readFileSync(file, 'utf8').split(' ', 1)[0])
  } catch {
    return undefined
  }
}

/** Of all threads of these processes: a collector or a pool works for its process too. */
export function timesOf(pids: readonly number[]): Times {
  const times = new Map<string, number>()
  if (!isMeasurable) return times
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const time = timeOf(`/proc/${pid}/task/${thread}/schedstat`)
      if (time !== undefined) times.set(thread, time)
    }
  }
  return times
}

/** Microseconds between two readings. */
export function spent(before: Times, after: Times) {
  let sum = 0
  for (const [thread, time] of after) sum += time - (before.get(thread) ?? 0)
  return sum / 1000
}
