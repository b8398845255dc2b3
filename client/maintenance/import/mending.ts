import { useState } from 'react'
import { readCell } from '#schema/maintenance/import/cells.ts'
import type { Columns } from './columns.ts'
import type { Check, Correction, Meaning, Mended } from './useImport.ts'

type Fault = Pick<Check['faults'][number], 'row' | 'field'>
type Value = Pick<Check['unread'][number], 'field' | 'found'>
type Field = Fault['field']
const keyOf = ({ row, field }: Fault) => `${row} ${field}`
const valueKeyOf = ({ field, found: original }: Value) => `${field} ${(original ?? '').toLowerCase()}`

/** What was written anew in dry runs: cell by cell, value by value, and which rows are tasks after all. */
export function useMending(columns: Columns) {
  const [cells, setCells] = useState<Readonly<Record<string, Correction>>>({})
  const [values, setValues] = useState<Readonly<Record<string, Meaning>>>({})
  const [asTasks, setAsTasks] = useState<readonly number[]>([])
  const [tried, setTried] = useState('')
  const unitOf = (field: Field) => columns.find((column) => column.field === field)?.unit ?? null
  const isReadable = (field: Field, text: string) => text.trim() !== '' && 'value' in readCell(field, text.trim(), unitOf(field))
  const mended: Mended = {
    corrections: Object.values(cells).filter(({ field, text }) => isReadable(field, text)),
    meanings: Object.values(values).filter(({ field, text }) => isReadable(field, text)),
    asTasks,
  }
  const said = JSON.stringify(mended)
  return {
    mended,
    count: mended.corrections.length + mended.meanings.length + asTasks.length,
    /** Since the last dry run. */
    isChanged: said !== tried && tried !== '',
    tryOut: (sent = said) => setTried(sent),
    isReadable,
    /** What a figure counts that is written without one. */
    unitOf,
    textOf: (fault: Fault) => cells[keyOf(fault)]?.text ?? '',
    mend: ({ row, field }: Fault, text: string) => setCells({ ...cells, [keyOf({ row, field })]: { row, field, text } }),
    meaningOf: (value: Value) => values[valueKeyOf(value)]?.text ?? '',
    mean: ({ field, found: original }: Value, text: string) =>
      setValues({ ...values, [valueKeyOf({ field, found: original ?? null })]: { field, found: original ?? '', text } }),
    isTask: (row: number) => asTasks.includes(row),
    takeRow: (row: number, isTask: boolean) => setAsTasks(isTask ? [...asTasks, row] : asTasks.filter((each) => each !== row)),
    forget: () => {
      setCells({})
      setValues({})
      setAsTasks([])
    },
  }
}
export type Mending = ReturnType<typeof useMending>
