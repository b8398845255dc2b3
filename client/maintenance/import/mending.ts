import { useState } from 'react'
import { readCell } from '#schema/maintenance/import/cells.ts'
import type { Columns } from './columns.ts'
import type { Check, Correction } from './useImport.ts'

type Fault = Check['faults'][number]
export const keyOf = ({ row, field }: Pick<Fault, 'row' | 'field'>) => `${row} ${field}`

/** What was written anew in a dry run, and what is left to mend. */
export function useMending(check: Check | undefined, columns: Columns) {
  const [written, setWritten] = useState<Readonly<Record<string, Correction>>>({})
  const textOf = (fault: Fault) => written[keyOf(fault)]?.text ?? ''
  const isMended = (fault: Fault) => {
    const text = textOf(fault).trim()
    return text !== '' && 'value' in readCell(fault.field, text, columns.find(({ field }) => field === fault.field)?.unit)
  }
  const { faults = [], faultyCount = 0, newCount = 0 } = check ?? {}
  const rows = [...Map.groupBy(faults, ({ row }) => row).values()]
  const mended = rows.filter((row) => row.every(isMended)).length
  return {
    textOf,
    isMended,
    mend: ({ row, field }: Fault, text: string) => setWritten({ ...written, [keyOf({ row, field })]: { row, field, text } }),
    forget: () => setWritten({}),
    corrections: Object.values(written).filter(({ text }) => text.trim() !== ''),
    /** Rows, not faults: one is sound once all of its faults are mended. */
    mended,
    left: faultyCount - mended,
    /** Faulty rows that are not shown. */
    hidden: faultyCount - rows.length,
    soundCount: newCount + mended,
    allCount: newCount + faultyCount,
  }
}
export type Mending = ReturnType<typeof useMending>
