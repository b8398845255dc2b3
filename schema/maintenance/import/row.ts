import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Basis, Period } from '#schema/maintenance/recurrence.ts'
import { nthDay } from '#schema/maintenance/recurrence.ts'
import { longestInterval, type Priority } from '#schema/maintenance/tasks.words.ts'
import { type Cells, type ImportFault, readCell } from './cells.ts'
import { type ImportField, importFields } from './fields.ts'
import { partSaidBy } from './parts.ts'
import { type ImportUnit, periodOf, type TimeUnit } from './units.ts'

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
  /** As it is written, where the first time is told beside it. */
  lastDone: string | null
  period: Period | null
  interval: number
  endDate: string | null
  basis: Basis
}
export interface CellFault {
  field: ImportField
  fault: ImportFault
}

export type RowUnits = Readonly<Partial<Record<ImportField, ImportUnit | null>>>

/** What a row says, or everything that is wrong with it. */
export function readRow(
  written: Readonly<Partial<Record<ImportField, string>>>,
  units: RowUnits = {},
): { task: SheetTask } | { faults: CellFault[] } {
  const faults: CellFault[] = []
  const said: Partial<Cells> = {}
  for (const field of importFields) {
    const text = written[field]
    if (!text) continue
    const read = readCell(field, text, units[field])
    if ('fault' in read) faults.push({ field, fault: read.fault })
    else Object.assign(said, { [field]: read.value })
  }
  const isFaulty = (field: ImportField) => faults.some((fault) => fault.field === field)
  if (!written.title) faults.push({ field: 'title', fault: 'required' })
  const part = said.part ?? partOf(written)
  if (!part && !isFaulty('part')) faults.push({ field: 'part', fault: 'required' })
  const { period, interval, fault } = repeatOf(said, written, units)
  if (fault && !isFaulty(fault.field)) faults.push(fault)
  const startDate = said.startDate ?? nextAfter(said.lastDone, period, interval)
  if (!startDate && !written.startDate && !isFaulty('lastDone')) faults.push({ field: 'startDate', fault: 'required' })
  if (said.endDate && startDate && said.endDate < startDate) faults.push({ field: 'endDate', fault: 'notValid' })
  if (faults.length || !part || !startDate) return { faults }
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
      startDate,
      lastDone: (said.startDate && written.lastDone) || null,
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

/** A figure without a unit repeats nothing, so it is not let pass for one that comes once. */
function repeatOf(
  { period: repeat, interval: every }: Partial<Cells>,
  written: Readonly<Partial<Record<ImportField, string>>>,
  units: RowUnits,
): { period: Period | null; interval: number; fault?: CellFault } {
  const none = { period: null, interval: 1 }
  if (!repeat) {
    if (every === undefined || written.period) return none
    const unit = units.interval as TimeUnit | null | undefined
    if (!unit) return { ...none, fault: { field: 'period', fault: 'required' } }
    const [period, times] = periodOf[unit]
    return within(period, times * every, 'interval')
  }
  const { period, times, count } = repeat
  const differs = every !== undefined && (period ? count !== undefined && count !== every : every > 1)
  if (differs) return { ...none, fault: { field: 'interval', fault: 'notValid' } }
  return period ? within(period, times * (count ?? every ?? 1), 'period') : none
}
const within = (period: Period, interval: number, field: ImportField) =>
  interval >= 1 && interval <= longestInterval
    ? { period, interval }
    : { period, interval: 1, fault: { field, fault: 'notValid' } satisfies CellFault }

/** What is repeated and was done comes again so long after. */
const nextAfter = (lastDone: string | undefined, period: Period | null, interval: number) =>
  lastDone && period ? nthDay({ startDate: lastDone, period, interval }, 1) : undefined
