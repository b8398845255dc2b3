import { createHash } from 'node:crypto'
import { gatheredField, type ImportField, mostUnreadTold, plainTitle } from '#schema/maintenance/import/fields.ts'
import { readRow, type RowUnits, type SheetTask } from '#schema/maintenance/import/row.ts'
import { groupFields, RowKinds } from '#schema/maintenance/import/rowKinds.ts'
import { saysNothingMore } from '#schema/maintenance/import/titles.ts'
import { type ImportUnit, unitIn } from '#schema/maintenance/import/units.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { ReadSheet } from '#server/sheets/reading/book.ts'
import { Faults } from './faults.ts'
import { columnsLeft, Skipped } from './leaving.ts'
import { isFilled, sheetNamed } from './looking.ts'

export interface Judging {
  sheet: string | null
  headerRow: number
  columns: readonly (ImportField | null)[]
  /** What the figures of each column count; null for what the titles say. */
  units: readonly (ImportUnit | null)[] | null
  corrections: readonly { row: number; field: ImportField; text: string }[]
  /** What is meant wherever a column says so. */
  meanings: readonly { field: ImportField; found: string; text: string }[]
  /** Rows that look like a sum or a heading, and are tasks. */
  asTasks: readonly number[]
  /** Where a row names none. */
  building: string
  /** Whom a name means, in small letters. */
  responsibles: ReadonlyMap<string, { id: string; kind: PartyKind }>
  /** Said before a name that nobody has, and before a day that no series begins with. */
  words: { responsible: string; lastDone: string }
}
/** With what comes along in it from other columns. */
const longestDescription = 4000
/** So many rows go into one statement. */
const batchSize = 2000

const batches = (all: readonly object[]) =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, n) => JSON.stringify(all.slice(n * batchSize, (n + 1) * batchSize)))
const distinct = <T>(all: readonly T[], keyOf: (one: T) => string) =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
const keyOf = (field: ImportField, original: string) => `${field} ${original.trim().toLowerCase()}`

/** Every row as a task, or what is wrong with it, or why it is none. */
export function judge(sheets: readonly ReadSheet[], judging: Judging) {
  const { columns, headerRow, corrections } = judging
  const { rows } = sheetNamed(sheets, judging.sheet)
  const titles = rows[headerRow - 1] ?? []
  const units: RowUnits = Object.fromEntries(
    columns.flatMap((field, n) => (field ? [[field, judging.units ? (judging.units[n] ?? null) : unitIn(titles[n] ?? '', field)]] : [])),
  )
  const anew = Map.groupBy(corrections, ({ row }) => row)
  const meant = new Map(judging.meanings.map(({ field, found, text }) => [keyOf(field, found), text.trim()]))
  const meaning = new Set(judging.meanings.map(({ field }) => field))
  const kinds = new RowKinds(columns, titles, units.cost ?? null)
  const [faults, skipped, asTasks] = [new Faults(columns, titles), new Skipped(), new Set(judging.asTasks)]
  const sound: ReturnType<typeof kept>[] = []
  const strangers = new Map<string, string>()
  const taken: (readonly string[])[] = []
  let emptyCount = 0
  for (let n = headerRow; n < rows.length; n++) {
    const cells = rows[n]!
    if (!isFilled(cells)) {
      emptyCount++
      continue
    }
    const other = asTasks.has(n + 1) ? undefined : kinds.skipped(cells)
    if (other) {
      skipped.add(n + 1, other)
      continue
    }
    taken.push(cells)
    const originals = writtenIn(cells, columns, titles)
    const written = { ...originals }
    for (const field of meaning) {
      const text = meant.get(keyOf(field, originals[field] ?? ''))
      if (text !== undefined) written[field] = text
    }
    for (const { field, text } of anew.get(n + 1) ?? []) written[field] = text.trim()
    for (const field of groupFields) {
      const heading = kinds.group[field]
      if (heading) written[field] ||= meant.get(keyOf(field, heading)) ?? heading
    }
    const read = readRow(written, units)
    const task = 'task' in read ? kept(read.task, judging, strangers) : undefined
    if (task && (task.description?.length ?? 0) <= longestDescription) sound.push(task)
    else faults.add(n + 1, 'task' in read ? [{ field: 'description', fault: 'tooLong' }] : read.faults, written, originals)
  }
  const mapping = columns.flatMap((field, column) => (titles[column] ? [[plainTitle(titles[column]), field] as const] : []))
  const outcome = {
    rowCount: taken.length,
    emptyCount,
    ...faults.summary(),
    ...skipped.summary(),
    left: columnsLeft(taken, columns, titles),
    unknownResponsibles: [...strangers.values()].slice(0, mostUnreadTold),
  }
  const tasks = batches(sound)
  return {
    ...outcome,
    /** What the columns were, for the next sheet with the same titles. */
    mapping: Object.fromEntries(mapping),
    soundCount: sound.length,
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
    tasks,
    /** The same again only where the same would come, and the same be left out. */
    seen: createHash('sha256')
      .update(JSON.stringify([outcome, tasks]))
      .digest('base64url'),
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
  const match = responsible ? responsibles.get(responsible.toLowerCase()) : undefined
  if (responsible && !match && !strangers.has(responsible.toLowerCase())) strangers.set(responsible.toLowerCase(), responsible)
  const said = responsible && !match ? `${words.responsible}: ${responsible}` : null
  const before = lastDone ? `${words.lastDone}: ${lastDone}` : null
  return {
    ...task,
    building: task.building ?? building,
    description: [task.description, before, said].filter(Boolean).join('\n') || null,
    responsibleKind: match?.kind ?? 'landlord',
    responsibleId: match?.id ?? null,
  }
}
