import { parentPort, workerData } from 'node:worker_threads'
import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { reportPdf } from '#server/pdf/report/report.ts'

/** A picture comes as its bytes alone. */
export interface ReportToDraw {
  content: ReportContent
  picture: Uint8Array | null
  pictures: ReadonlyMap<string, Uint8Array>
}

const { content, picture, pictures } = workerData as ReportToDraw
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
const read = new Map([...pictures].map(([id, bytes]) => [id, asBuffer(bytes)] as const))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort!.postMessage(await reportPdf(content, picture && asBuffer(picture), read))
