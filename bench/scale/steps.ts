import { untouched } from '../data/untouched.ts'
import type { ScaleAmounts } from './amounts.ts'
import { entryDays, firstMonth } from './places.ts'

/** A table that grows: the same numbers make the same rows, so that one that was cut off goes on where it was. */
export interface Step {
  table: string
  title: string
  rows: number
  columns: string
  /** The rows of the numbers `i` from `$from` to `$to`. */
  select: string
}

/** Between none and one, the same for the same number. */
const chance = (seed: number, of = 'i') => `((hashint8extended(${of}, ${seed}) & 2147483647) / 2147483648.0)`
/** Few estates have very many, most have few. */
const somewhere = (seed: number, of = 'i') =>
  `generate_series($from::bigint, $to::bigint) i join bench.place p on p.n = floor($places * ${chance(seed, of)} * ${chance(seed, of)})::int`
/** Ids sort by the moment that they were made, as the product's do. */
const idOf = (letter: string, millis = '1700000000000 + i * 37', of = 'i') => `(lpad(to_hex((${millis})::bigint), 12, '0') || '7' ||
  left(md5('${letter}' || ${of}), 3) || '8' || right(md5('${letter}' || ${of}), 15))::uuid`
const momentOf = `to_timestamp(1700000000 + i * 0.037)`
/** Entries of the history are spread evenly over its months. */
const made = (entries: number, of = 'i') =>
  `(extract(epoch from timestamptz '${firstMonth} UTC') * 1000 + ${of} * ${entryDays * 86_400_000}.0 / ${entries})`

const operations = ['createRoom', 'updateRoom', 'createMaintenanceTask', 'archiveMaintenanceTask', 'saveReportDocument', 'updateEstate']

const seeds = { tasks: 1, files: 2, entries: 3, days: 4 }
/** Of so many files one is a report, which can be searched for. */
const reportsOf = 50
const files = somewhere(seeds.files)
/** What an entry is about: each is changed seven times, half a year apart. */
const recordOf = (entries: number) => `(i % ${Math.ceil(entries / 7)})`

export const stepsOf = ({ tasks, files: fileCount, entries }: ScaleAmounts): readonly Step[] => [
  {
    table: 'maintenance_task',
    title: 'tasks',
    rows: tasks,
    columns: `id, estate_id, building_id, area_id, title, priority, trade, start_date, period, every, estimated_cost_ore, ${untouched.columns}`,
    select: `select ${idOf('t')}, p.estate_id, p.building_id, p.area_id, 'Tilsyn nummer ' || i, i % 3 + 1, case when i % 2 = 0 then 'carpenter' end,
      start_date, 'month', 12, i % 90 * 10000, ${untouched.values}
      from ${somewhere(seeds.tasks)} cross join lateral (select date '2025-01-01' + (${chance(seeds.days)} * 2500)::int start_date) s`,
  },
  {
    table: 'file',
    title: 'files',
    rows: fileCount,
    columns: 'id, name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section, created_at',
    select: `select ${idOf('f')}, 'Papir ' || i || '.pdf', 'Papir-' || i || '.pdf', 'application/pdf', 50000 + i % 90000, sha256(int8send(i)), 'document',
      p.account_id, false, p.estate_id, 'report-archive', ${momentOf} from ${files}`,
  },
  {
    table: 'report_archive_document',
    title: 'reports',
    rows: fileCount,
    columns: 'id, estate_id, report_type, custom_name, file_id',
    select: `select ${idOf('r')}, p.estate_id, 'otherReport', 'Rapport nummer ' || i, ${idOf('f')} from ${files} where i % ${reportsOf} = 0`,
  },
  {
    table: 'file_text',
    title: 'words of reports',
    rows: fileCount,
    columns: 'estate_id, file_id, section, kind, type, record_id, name, file_name, state, created_at',
    select: `select p.estate_id, ${idOf('f')}, 'report-archive', 'report', 'otherReport', ${idOf('r')}, 'Rapport nummer ' || i, 'Papir ' || i || '.pdf',
      'unreadable', ${momentOf} from ${files} where i % ${reportsOf} = 0`,
  },
  {
    table: 'audit_entry',
    title: 'entries of the history',
    rows: entries,
    columns: 'id, at, user_id, account_id, operation, estate_id, record_id, outcome, changed_fields',
    select: `select ${idOf('a', made(entries))}, to_timestamp(${made(entries)} / 1000), p.user_id, p.account_id,
      (array['${operations.join("','")}'])[i % ${operations.length} + 1], p.estate_id, ${idOf('s', made(entries, recordOf(entries)), recordOf(entries))}, 'done', '{name}'
      from ${somewhere(seeds.entries, recordOf(entries))}`,
  },
]

/** What is kept beside the rows, as their triggers would have. */
export const keptBeside = `
insert into document_count (estate_id, section, documents)
  select estate_id, section, count(*) from file_text group by estate_id, section
  on conflict (estate_id, section) do update set documents = excluded.documents;
`
