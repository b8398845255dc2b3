import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'

const awaited = ofProject("select from project_order o where o.project_id = $1 and o.status = 'readyForCustomer' limit 1")

/** Nothing is closed while its customer has something to answer. */
export async function refuseAwaited(grant: ProjectGrant) {
  if ((await grant.query(awaited)).length) throw new AppError('cannotHandleTheRequest', { reason: 'awaited' })
}
