import type { PlanImportField, PlanImportSheetQuery, PlanImportUnit } from '#client/generated/graphql.ts'
import { gatheredField } from '#schema/maintenance/import/fields.ts'
import { unitIn, unitSeen, unitsOf } from '#schema/maintenance/import/units.ts'

export type Sheet = PlanImportSheetQuery['planImportSheet']

/** What a column of the sheet becomes, and what its figures count. */
export interface Column {
  field: PlanImportField | null
  unit: PlanImportUnit | null
}
export type Columns = readonly Column[]

export const columnsSeen = (sheet: Sheet | undefined): Columns =>
  sheet?.columns.map(({ field, unit }) => ({ field: field ?? null, unit: unit ?? null })) ?? []

/** Chosen for one column, a field leaves the one that had it, unless it is gathered from several. */
export const withField = ({ columns: seen }: Sheet, columns: Columns, at: number, field: PlanImportField | null): Columns =>
  columns.map((column, n) => {
    if (n === at) return { field, unit: unitFor(seen[n]!, field) }
    return field !== null && field !== gatheredField && column.field === field ? { field: null, unit: null } : column
  })

export const withUnit = (columns: Columns, at: number, unit: PlanImportUnit): Columns =>
  columns.map((column, n) => (n === at ? { ...column, unit } : column))

const unitFor = ({ title, samples, field: guessed, unit }: Sheet['columns'][number], field: PlanImportField | null) =>
  field === guessed ? (unit ?? null) : (title && unitIn(title, field)) || unitSeen(field, samples)

/** The units to choose from; none where what stands there says it in words. */
export function unitsAsked(columns: Columns, at: number): readonly PlanImportUnit[] {
  const { field, unit } = columns[at]!
  if (field === 'interval' && columns.some((column) => column.field === 'period')) return []
  return field === 'cost' || unit ? unitsOf(field) : []
}
