import type pg from 'pg'
import { type Rows, tables } from '#demo/world/tables.ts'
import type { StoredContent } from '#server/kernel/fileStore.ts'
import { insertRows } from './insertRows.ts'

/** All rows, each file and each paper of an agreement with what is known of its content. */
export async function insertWorld(client: pg.ClientBase, rows: Rows, contentOf: (fileId: string) => StoredContent) {
  const files = rows.file!.map((row) => ({ ...row, ...contentOf(row['id'] as string) }))
  const agreements = rows.order_approval!.map((row) => ({ ...row, fileHash: contentOf(row['fileId'] as string).sha256 }))
  const all: Rows = { ...rows, file: files, order_approval: agreements }
  // What is told of the past was agreed before its lines are written here.
  await client.query("select set_config('grunnmur.erasing', 'on', true)")
  for (const table of tables) await insertRows(client, table, all[table]!)
}
