import { inThread } from '#server/kernel/inThread.ts'
import type { Language } from '#server/kernel/texts.ts'
import { Turns } from '#server/kernel/turns.ts'
import { csv } from './csv.ts'
import { type Sheet, type Value, written } from './written.ts'

export type { Sheet, Value }

const worker = new URL('./writing.worker.ts', import.meta.url)
/** Up to here it is sooner written than a thread begun. */
const mostAtOnce = 20_000
const limitMs = 120_000
/** Each takes a core, and may hold two hundred megabytes. */
const turns = new Turns('workbooks', { atOnce: 2, mostWaiting: 60, mostOfEach: 10 })

/** What is to be written: a workbook, or its first sheet as text in a language. */
export interface Wanted {
  sheets: readonly Sheet[]
  textIn?: Language
}

/** A workbook for spreadsheet programs (XLSX). */
export const workbook = (sheets: readonly Sheet[]) => outOfTheWay({ sheets }, () => written(sheets))
/** A sheet as text (CSV). */
export const textOf = (sheet: Sheet, textIn: Language) => outOfTheWay({ sheets: [sheet], textIn }, () => csv(sheet, textIn))

/** What is large is written in a thread of its own: it takes seconds, in which nobody else would be answered. */
async function outOfTheWay(wanted: Wanted, here: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const cells = wanted.sheets.reduce((all, { rows, columns }) => all + rows.length * columns.length, 0)
  if (cells <= mostAtOnce) return here()
  return Buffer.from(await inThread<Uint8Array<ArrayBuffer>>(turns, worker, wanted, { limitMs }))
}
