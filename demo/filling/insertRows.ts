import type pg from 'pg'
import type { TableName, RowValues } from '#demo/world/tables.ts'

const snake = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const asJson = (row: RowValues) =>
  Object.fromEntries(
    Object.entries(row).map(([property, value]) => [snake(property), Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value]),
  )

/** What may stand there before anything is loaded. */
const already: Partial<Record<TableName, string>> = {
  // The log can't be emptied, so what was loaded at this very moment may be in it.
  audit_entry: 'on conflict do nothing',
  // A migration begins the series.
  invoice_series: 'on conflict (name) do update set last_number = excluded.last_number',
}

/** What is made of the rows that are there. */
type MadeTable = 'handover_book' | 'handover_zip'

export async function insertRows(client: pg.ClientBase, table: TableName | MadeTable, rows: readonly RowValues[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(snake).join()
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${already[table as TableName] ?? ''}`,
    [JSON.stringify(rows.map(asJson))],
  )
}
