import type { EstateRow } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'

/** Counted behind the estate's lock, so that two at once are counted rightly. */
export async function refuseMore<T extends EstateRow>(rows: HeldRows<T>, most: number): Promise<null> {
  if ((await rows.countAlone()) >= most) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return null
}
