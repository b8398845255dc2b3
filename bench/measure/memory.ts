import { readFileSync, writeFileSync } from 'node:fs'

function kilobytes(pid: number, name: string) {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN)
}

export const peakMb = (pid: number) => kilobytes(pid, 'VmHWM') / 1024
export const residentMb = (pid: number) => kilobytes(pid, 'VmRSS') / 1024

/** From now on the peak is the highest since now. */
export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')
