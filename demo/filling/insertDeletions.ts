import type pg from 'pg'
import type { Deleted } from '#demo/world/deletedPapers.ts'

/** Throws away what was thrown away, as the product does. */
export async function insertDeletions(client: pg.ClientBase, deleted: readonly Deleted[]) {
  for (const { id, recordId, estateId, userId, name, deletedAt } of deleted) {
    const about = { estate_id: estateId, needs: 'delete report-archive', kind: 'report', name, user_id: userId }
    await client.query("select set_aside('report_archive_document', $1, $2)", [recordId, JSON.stringify(about)])
    await client.query('update deletion set id = $2, deleted_at = $3 where record_id = $1', [recordId, id, deletedAt])
  }
}
