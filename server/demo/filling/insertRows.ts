import type pg from 'pg'
import type { TableName, Values } from '#server/demo/world/tables.ts'

const snake = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const asJson = (row: Values) =>
  Object.fromEntries(
    Object.entries(row).map(([property, value]) => [snake(property), Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value]),
  )

export async function insertRows(client: pg.ClientBase, table: TableName, rows: readonly Values[]) {
  const columns = Object.keys(rows[0] ?? {})
    .map(snake)
    .join()
  // The audit log can't be emptied, so what was loaded at this very moment may stand there already.
  const kept = table === 'audit_entry' ? 'on conflict do nothing' : ''
  await client.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${kept}`, [
    JSON.stringify(rows.map(asJson)),
  ])
}
