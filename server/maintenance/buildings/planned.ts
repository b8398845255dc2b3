import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'

const stillPlanned = ofEstate('select from maintenance_task where estate_id = $1 and building_id = $2 and archived_at is null limit 1')

/** A building on which something is still to be done stays in the plan. */
export async function refusePlanned(grant: EstateGrant, buildingId: string) {
  if ((await grant.query(stillPlanned, buildingId)).length) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
}
