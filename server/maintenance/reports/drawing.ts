import { inThread } from '#server/kernel/inThread.ts'
import type { ReportToDraw } from './drawing.worker.ts'

const worker = new URL('./drawing.worker.ts', import.meta.url)
/** Two hundred buildings take seconds, and minutes where others work too. */
const limitMs = 300_000

/** The paper, drawn in a thread of its own: a large one takes seconds, in which nobody else would be answered. */
export const drawnReport = async (told: ReportToDraw): Promise<Buffer> =>
  Buffer.from(await inThread<Uint8Array<ArrayBuffer>>(worker, told, { limitMs }))
