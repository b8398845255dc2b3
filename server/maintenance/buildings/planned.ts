import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'

/** A building on which something is still to be done stays in the plan. */
export async function refusePlanned(grant: EstateGrant, buildingId: string) {
  const isPlanned = await grant.rows(MaintenanceTask).exists({ buildingId, archivedAt: null })
  if (isPlanned) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
}
