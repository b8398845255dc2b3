import type pg from 'pg'
import type { Person } from './people.ts'

export interface OpenPoint {
  id: string
  projectId: string
  areaId: string
}

/** What was completed by those who ask is open again, as it was before. */
const reopen = `update control_point set completed_at = null, completed_by_account_id = null, version = 1
  where completed_by_account_id = any($1::uuid[])`
const text = `select id, project_id "projectId", control_area_id "areaId" from control_point
  where project_id = any($1::uuid[]) and completed_at is null order by sort_order, id limit $2`

/** Points of the main projects that nobody has completed, as many as a window may use up; the first of each area first. */
export async function openPoints(client: pg.Client, people: readonly Person[], count: number) {
  await client.query(reopen, [people.map(({ admin }) => admin.accountId)])
  const { rows } = await client.query<OpenPoint>(text, [people.map(({ admin }) => admin.work.projectId), count])
  return rows
}
