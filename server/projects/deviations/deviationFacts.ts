import { accountId } from '#server/access/guards.ts'
import { isOwnPart } from '#server/access/standing.ts'
import { today } from '#server/kernel/days.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import type { Deviation } from './deviation.entity.ts'

/** What a deviation tells that no column of it holds, in SQL. */
type DeviationRow = Path<Deviation>

export const isOpen = ({ status }: DeviationRow) => sql`${status} not in ('confirmed', 'moved')`
export const isLate = ({ dueDate, status }: DeviationRow) =>
  sql`coalesce(${dueDate} < ${raw(today)} and ${status} in ('open', 'inWork'), false)`

/** Of somebody who is signed in: who raised it confirms that it is mended, and who answers for it mends it. */
export const awaitsViewer = ({
  status,
  raisedByAccountId,
  responsibleId,
}: Pick<DeviationRow, 'status' | 'raisedByAccountId' | 'responsibleId'>) => sql`case
  when ${status} = 'mended' then ${raisedByAccountId} is not distinct from ${accountId}
  when ${status} in ('open', 'inWork') then ${isOwnPart(responsibleId)}
  else false end`
