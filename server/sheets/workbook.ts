import { inThread } from '#server/kernel/inThread.ts'
import { type Sheet, type Value, written } from './written.ts'

export type { Sheet, Value }

const worker = new URL('./writing.worker.ts', import.meta.url)
/** Up to here it is sooner written than a thread begun. */
const mostAtOnce = 20_000
const limitMs = 120_000

/** A workbook for spreadsheet programs (XLSX). A large one is written in a thread of its own: it takes seconds, in which nobody else would be answered. */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const cells = sheets.reduce((all, { rows, columns }) => all + rows.length * columns.length, 0)
  if (cells <= mostAtOnce) return written(sheets)
  return Buffer.from(await inThread<Uint8Array<ArrayBuffer>>(worker, sheets, { limitMs }))
}
