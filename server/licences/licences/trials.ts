import { type LicencePlan, plansFor } from '#schema/access/plans.ts'
import { trialDays } from '#schema/licences/licences.input.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { ask, type Holder, isCompany, lockHolder, ofHolder, rowsOf } from '../holder.ts'
import { Licence } from './licence.entity.ts'
import { moment } from './orders.ts'

const ever = ofHolder((column) => `select from licence l where l.${column} = $1 limit 1`)

/** Whoever has held a plan knows it: a trial is for those who never did, and there is one of any plan. */
export const mayTry = async (holder: Holder) => !(await ask(holder, ever)).length

/** It counts at once, costs nothing, and ends by itself. */
export async function startTrial(holder: Holder, type: LicencePlan) {
  const kind = isCompany(holder) ? 'company' : 'customer'
  if (!plansFor(kind).includes(type)) throw invalid('type', 'notValid')
  await lockHolder(holder)
  if (!(await mayTry(holder))) throw new AppError('cannotHandleTheRequest', { reason: 'tried' })
  const validFrom = await moment(holder)
  const validTo = new Date(Number(validFrom) + trialDays * 86_400_000)
  const added = await rowsOf(holder, Licence).add({ type, validFrom, validTo, isTrial: true })
  return new Written(Licence, added.id, ['type', 'validFrom', 'validTo'], true)
}
