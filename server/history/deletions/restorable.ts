import { daysDeletedIsKept } from '#schema/history/deletedKinds.ts'
import { knownBehind, rightsOn } from '#server/access/onEstate.ts'
import { rightsBehind } from '#server/access/onProject.ts'
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

/** Of the estate itself, what whoever asks may delete there: as what, the gate has found out. */
const rightsHere = (estateId: Sql) => sql`(${rightsOn('account', estateId, knownBehind('account'))})::jsonb`
export const ofEstateAlone = ({ estateId, projectId, needs }: Path<Deletion>) =>
  sql`${projectId} is null and ${rightsHere(estateId)} ? ${needs}`

export const ofProjectAlone =
  ({ projectId }: { projectId: Hole }) =>
  ({ needs }: Path<Deletion>) =>
    sql`${rightsBehind(projectId)} ? ${needs}`
