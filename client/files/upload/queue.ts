import type { Fault } from '#client/ui/form/faults.ts'
import type { TemporaryFile } from './send.ts'

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

export type UploadEvent =
  | { type: 'chosen'; uploads: Upload[] }
  | { type: 'started'; key: string }
  | { type: 'progressed'; key: string; sent: number }
  | { type: 'stored'; key: string; stored: TemporaryFile }
  | { type: 'failed'; key: string; fault: Fault; canRetry: boolean }
  | { type: 'retried'; key: string }
  | { type: 'removed'; key: string }

/** More at once would only make each of them slower. */
const atOnce = 2

const changed = (uploads: Upload[], key: string, change: Partial<Upload>) =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))

export function afterEvent(uploads: Upload[], event: UploadEvent): Upload[] {
  switch (event.type) {
    case 'chosen':
      return [...uploads, ...event.uploads]
    case 'started':
      return changed(uploads, event.key, { state: 'sending', sent: 0 })
    case 'progressed':
      return changed(uploads, event.key, { sent: event.sent })
    case 'stored':
      return changed(uploads, event.key, { state: 'stored', stored: event.stored })
    case 'failed':
      return changed(uploads, event.key, { state: 'failed', fault: event.fault, canRetry: event.canRetry })
    case 'retried':
      return changed(uploads, event.key, { state: 'waiting', sent: 0, fault: undefined })
    case 'removed':
      return uploads.filter(({ key }) => key !== event.key)
  }
}

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'

/** Those that may start now, in the order they were chosen. */
export function startable(uploads: Upload[]) {
  const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))
}
