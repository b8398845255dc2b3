import type { Caretaker } from '#server/access/caretaker.ts'
import { there } from '#server/kernel/errors.ts'
import { countedSince, type IndexSpace, indexSpace, type TableSpace, tableSpace } from './space.ts'

/** What is smaller than that is not worth a line. */
const smallest = 1_000_000

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const count = (rows: number) => rows.toLocaleString('en')
const moment = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never'
const share = (part: number, all: number) => `${all ? Math.round((part / all) * 100) : 0} %`

type Line = readonly string[]
const widths = [44, 12, 12, 12, 14, 14, 18, 18]
const written = (line: Line) =>
  line
    .map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
    .join(' ')
    .trimEnd()

const ofTable = ({ name, bytes, indexBytes, rowCount, deadRowCount, looseBytes, vacuumedAt, analyzedAt }: TableSpace): Line => [
  name,
  size(bytes),
  size(indexBytes),
  share(looseBytes, bytes),
  count(rowCount),
  count(deadRowCount),
  moment(vacuumedAt),
  moment(analyzedAt),
]
const ofIndex = ({ name, bytes, looseBytes, useCount }: IndexSpace): Line => [name, size(bytes), share(looseBytes, bytes), count(useCount)]

/** What tables and indexes take up, which indexes nothing looks into, and when what is gone was last cleared away. */
export async function spaceReport(care: Caretaker): Promise<string[]> {
  const tables = await care.query<TableSpace>(tableSpace)
  const indexes = await care.query<IndexSpace>(indexSpace)
  const [counted] = await care.query<{ since: Date }>(countedSince)
  const large = tables.filter(({ bytes, indexBytes }) => bytes + indexBytes >= smallest)
  const largeIndexes = indexes.filter(({ bytes }) => bytes >= smallest)
  const unused = largeIndexes.filter(({ useCount, isNeeded }) => !useCount && !isNeeded)
  const all = tables.reduce((sum, { bytes, indexBytes }) => sum + bytes + indexBytes, 0)
  return [
    written(['table', 'size', 'indexes', 'loose', 'rows', 'dead rows', 'vacuumed (UTC)', 'analysed (UTC)']),
    ...large.map((each) => written(ofTable(each))),
    '',
    written(['index', 'size', 'loose', 'uses']),
    ...largeIndexes.map((each) => written(ofIndex(each))),
    '',
    `${size(all)} in ${tables.length} tables and ${indexes.length} indexes; those below ${size(smallest)} are left out. What is loose is an estimate.`,
    `Uses are counted since ${moment(there(counted).since)} (UTC) on this server alone; a replica counts its own.`,
    unused.length
      ? `Not used since: ${unused.map(({ name }) => name).join(', ')}.`
      : 'Every index that takes up room and holds nothing is used.',
  ]
}
