import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Basis, Period } from '#schema/maintenance/recurrence.ts'
import { longestInterval, type Priority } from '#schema/maintenance/tasks.words.ts'
import { type Cells, type ImportFault, readCell } from './cells.ts'
import { type ImportField, importFields, neededFields } from './fields.ts'
import { partSaidBy } from './parts.ts'

/** A row of a sheet as a task. */
export interface SheetTask {
  building: string | null
  code: BuildingPartCode
  part: string | null
  title: string
  description: string | null
  priority: Priority
  trade: Trade | null
  responsible: string | null
  cost: number | null
  startDate: string
  period: Period | null
  interval: number
  endDate: string | null
  basis: Basis
}
export interface CellFault {
  field: ImportField
  fault: ImportFault
}

/** What a row says, or everything that is wrong with it. */
export function readRow(written: Readonly<Partial<Record<ImportField, string>>>): { task: SheetTask } | { faults: CellFault[] } {
  const faults: CellFault[] = []
  const said: Partial<Cells> = {}
  for (const field of importFields) {
    const text = written[field]
    if (!text) continue
    const read = readCell(field, text)
    if ('fault' in read) faults.push({ field, fault: read.fault })
    else Object.assign(said, { [field]: read.value })
  }
  for (const field of neededFields) if (!written[field]) faults.push({ field, fault: 'required' })
  const part = said.part ?? partOf(written)
  if (!part && !faults.some(({ field }) => field === 'part')) faults.push({ field: 'part', fault: 'required' })
  const { period = null, times = 1, count } = said.period ?? {}
  const interval = period ? times * (count ?? said.interval ?? 1) : 1
  if (interval < 1 || interval > longestInterval) faults.push({ field: 'period', fault: 'notValid' })
  if (said.endDate && said.startDate && said.endDate < said.startDate) faults.push({ field: 'endDate', fault: 'notValid' })
  if (faults.length || !part) return { faults }
  return {
    task: {
      building: said.building ?? null,
      code: part.code,
      part: part.name,
      title: said.title!,
      description: said.description ?? null,
      priority: said.priority ?? 2,
      trade: said.trade ?? null,
      responsible: said.responsible ?? null,
      cost: said.cost ?? null,
      startDate: said.startDate!,
      period,
      interval,
      endDate: said.endDate ?? null,
      basis: said.basis ?? 'plan',
    },
  }
}

function partOf({ part, title }: Readonly<Partial<Record<ImportField, string>>>) {
  const code = !part && title ? partSaidBy(title) : undefined
  return code && { code, name: null }
}
