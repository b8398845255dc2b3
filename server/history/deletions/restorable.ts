import { daysDeletedIsKept } from '#schema/history/deletedKinds.ts'
import { rightsOn } from '#server/access/onEstate.ts'
import { projectSeen } from '#server/access/onProject.ts'
import { rightsIn } from '#server/access/projectStanding.ts'
import type { Path, Rows } from '#server/kernel/read/description.ts'
import { containing } from '#server/kernel/read/search.ts'
import { raw, type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { Deletion } from './deletion.entity.ts'

export const timeKept = raw(`interval '${daysDeletedIsKept} days'`)
export const isKept = (deletedAt: Sql) => sql`${deletedAt} > now() - ${timeKept}`

export const nameOfDeleter = ({ user }: Path<Deletion>) => sql`case when ${user.deletedAt} is null then ${user.name} end`

/** Those that can still be had back, the one deleted last first. */
export const restorable = (rows: Rows<Deletion>, { search }: { search: Hole }) =>
  rows
    .where(({ deletedAt }) => isKept(deletedAt))
    .matching(search, (row, words) =>
      containing(sql`folded(coalesce(${row.name}, '') || ' ' || coalesce(${nameOfDeleter(row)}, ''))`, words),
    )
    .newestFirst()

/** Of the estate itself, what whoever asks may delete there. */
export const ofEstateAlone = ({ estateId, projectId, needs }: Path<Deletion>) =>
  sql`${projectId} is null and (${rightsOn('account', estateId)})::jsonb ? ${needs}`

const project = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id`, closedAt: sql`p.closed_at` }
export const ofProjectAlone = ({ projectId, needs }: Path<Deletion>) =>
  sql`exists (select from ${projectSeen} where p.id = ${projectId} and (${rightsIn(project, { projectStanding: sql`s.standing` })})::jsonb ? ${needs})`
