import type { Fault } from '#client/ui/form/faults.ts'
import type { TemporaryFile } from './transfer.ts'

/** One chosen file on its way to the server. */
export interface Upload {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** Bytes. */
  sent: number
  stored?: TemporaryFile
  fault?: Fault
  /** A file that the rules refuse stays refused; what failed on the way may be tried again. */
  canRetry?: boolean
}

export type UploadEvent = { chosen: Upload[] } | { removed: string } | { changed: string; to: Partial<Upload> }

/** More at once would only make each of them slower. */
const atOnce = 2

export function afterEvent(uploads: Upload[], event: UploadEvent): Upload[] {
  if ('chosen' in event) return [...uploads, ...event.chosen]
  if ('removed' in event) return uploads.filter(({ key }) => key !== event.removed)
  return uploads.map((upload) => (upload.key === event.changed ? { ...upload, ...event.to } : upload))
}

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Those that may start now, in the order they were chosen. */
export function startable(uploads: Upload[]) {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))
}
