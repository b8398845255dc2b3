import type { FileForm } from '#server/kernel/rest.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Sheet, textOf, workbook } from './workbook.ts'

interface Written {
  /** What the file is called, without its ending. */
  file: string
  sheet: Sheet
}

/** An answer as a workbook, or as text. */
export const sheetForms = (
  write: (content: Readonly<Record<string, unknown>>, language: Language) => Written,
): Readonly<Record<string, FileForm>> => ({
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    async write(answer, language) {
      const { file, sheet } = write(answer, language)
      return { name: `${file}.xlsx`, content: await workbook([sheet]) }
    },
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    async write(answer, language) {
      const { file, sheet } = write(answer, language)
      return { name: `${file}.csv`, content: await textOf(sheet, language) }
    },
  },
})
