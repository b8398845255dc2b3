import { newHomes } from '#schema/projects/contracts.ts'
import { ownerRows } from '#server/access/standing.ts'
import { type Hole, join, literal, sql } from '#server/kernel/read/sql.ts'

/** Whether a person buys for themselves: what the law gives consumers it gives no company and no association. */
export const isForConsumer = ({
  estateId,
}: {
  estateId: Hole
}) => sql`(exists (select from estate e where e.id = ${estateId} and e.owner_kind = 'PRIVATE')
  and not exists (select from ${ownerRows(estateId)} w join account a on a.id = w.account_id where a.company_id is not null))`

/** Whether they may withdraw from what was agreed at a distance or in their home. A contract of a new home is exempt. */
export const mayBeWithdrawn = ({ estateId, projectId }: { estateId: Hole; projectId: Hole }) =>
  sql`(${isForConsumer({ estateId })} and not exists (select from project n where n.id = ${projectId} and n.type in (${join(newHomes.map(literal), ',')})))`
