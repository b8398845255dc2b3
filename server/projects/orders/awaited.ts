import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Order } from './order.entity.ts'

/** Nothing is closed while its customer has something to answer. */
export async function refuseAwaited(grant: ProjectGrant) {
  if (await grant.rows(Order).exists({ status: 'readyForCustomer' })) throw new AppError('cannotHandleTheRequest', { reason: 'awaited' })
}
