import type { ImportFault } from '#schema/maintenance/import/cells.ts'
import { gatheredField, type ImportField, mostFaultsTold, plainTitle } from '#schema/maintenance/import/fields.ts'
import { letterOf } from '#schema/maintenance/import/look.ts'
import { readRow, type RowUnits, type SheetTask } from '#schema/maintenance/import/row.ts'
import { saysNothingMore } from '#schema/maintenance/import/titles.ts'
import { type ImportUnit, unitIn } from '#schema/maintenance/import/units.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { ReadSheet } from '#server/sheets/reading/book.ts'
import { isFilled, sheetNamed } from './looking.ts'

export interface Judging {
  sheet: string | null
  headerRow: number
  columns: readonly (ImportField | null)[]
  /** What the figures of each column count; null for what the titles say. */
  units: readonly (ImportUnit | null)[] | null
  corrections: readonly { row: number; field: ImportField; text: string }[]
  /** Where a row names none. */
  building: string
  /** Whom a name means, in small letters. */
  responsibles: ReadonlyMap<string, { id: string; kind: PartyKind }>
  /** Said before a name that nobody has, and before a day that no series begins with. */
  words: { responsible: string; lastDone: string }
}
export interface ToldFault {
  row: number
  letter: string | null
  title: string | null
  field: ImportField
  fault: ImportFault
  found: string | null
}
/** So many rows go into one statement. */
const batchSize = 2000

const batches = (all: readonly object[]) =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, n) => JSON.stringify(all.slice(n * batchSize, (n + 1) * batchSize)))
const distinct = <T>(all: readonly T[], keyOf: (one: T) => string) =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()

/** Every row as a task, or what is wrong with it. */
export function judge(sheets: readonly ReadSheet[], judging: Judging) {
  const { columns, headerRow, corrections } = judging
  const { rows } = sheetNamed(sheets, judging.sheet)
  const titles = rows[headerRow - 1] ?? []
  const units: RowUnits = Object.fromEntries(
    columns.flatMap((field, n) => (field ? [[field, judging.units ? (judging.units[n] ?? null) : unitIn(titles[n] ?? '', field)]] : [])),
  )
  const anew = Map.groupBy(corrections, ({ row }) => row)
  const faults: ToldFault[] = []
  const sound: ReturnType<typeof kept>[] = []
  const strangers = new Map<string, string>()
  let [rowCount, faultyCount] = [0, 0]
  for (let n = headerRow; n < rows.length; n++) {
    const cells = rows[n]!
    if (!isFilled(cells)) continue
    rowCount++
    const written = writtenIn(cells, columns, titles)
    for (const { field, text } of anew.get(n + 1) ?? []) written[field] = text.trim()
    const read = readRow(written, units)
    if ('task' in read) sound.push(kept(read.task, judging, strangers))
    else {
      faultyCount++
      for (const { field, fault } of read.faults) {
        if (faults.length === mostFaultsTold) break
        const column = columns.indexOf(field)
        const place = column < 0 ? { letter: null, title: null } : { letter: letterOf(column), title: titles[column] || null }
        faults.push({ row: n + 1, ...place, field, fault, found: written[field]?.slice(0, 200) || null })
      }
    }
  }
  const mapping = columns.flatMap((field, column) => (titles[column] ? [[plainTitle(titles[column]), field] as const] : []))
  return {
    rowCount,
    /** What the columns were, for the next sheet with the same titles. */
    mapping: Object.fromEntries(mapping),
    faultyCount,
    faults,
    soundCount: sound.length,
    unknownResponsibles: [...strangers.values()].slice(0, 50),
    buildings: distinct(
      sound.map(({ building }) => building),
      (name) => name.toLowerCase(),
    ),
    parts: batches(
      distinct(
        sound.map(({ building, code, part }) => ({ building, code, part })),
        (part) => JSON.stringify(part).toLowerCase(),
      ),
    ),
    tasks: batches(sound),
  }
}
export type Judged = ReturnType<typeof judge>

/** What a row says of each field. What several columns say is put together, each below its title. */
function writtenIn(cells: readonly string[], columns: Judging['columns'], titles: readonly string[]) {
  const written: Partial<Record<ImportField, string>> = {}
  for (const [column, field] of columns.entries()) {
    const cell = cells[column] ?? ''
    if (field && field !== gatheredField) written[field] = cell
    else if (field && cell) {
      const title = titles[column]
      const line = title && !saysNothingMore(title) ? `${title}: ${cell}` : cell
      written[field] = written[field] ? `${written[field]}\n${line}` : line
    }
  }
  return written
}

/** A name that nobody has is no reason to lose it. */
function kept({ responsible, lastDone, ...task }: SheetTask, { building, responsibles, words }: Judging, strangers: Map<string, string>) {
  const known = responsible ? responsibles.get(responsible.toLowerCase()) : undefined
  if (responsible && !known) strangers.set(responsible.toLowerCase(), responsible)
  const said = responsible && !known ? `${words.responsible}: ${responsible}` : null
  const before = lastDone ? `${words.lastDone}: ${lastDone}` : null
  return {
    ...task,
    building: task.building ?? building,
    description: [task.description, before, said].filter(Boolean).join('\n').slice(0, 4000) || null,
    responsibleKind: known?.kind ?? 'landlord',
    responsibleId: known?.id ?? null,
  }
}
