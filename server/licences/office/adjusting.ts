import type { InferType } from 'yup'
import { type LicencePlan, plans } from '#schema/access/plans.ts'
import type { adjustLicenceInput } from '#schema/licences/licenceOffice.input.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { Company } from '#server/companies/company.entity.ts'
import { startOf } from '#server/kernel/days.ts'
import { AppError, invalid, there } from '#server/kernel/errors.ts'
import { Licence } from '../licences/licence.entity.ts'
import { holderWith, type LicenceHolder, toldAs } from './holders.ts'
import { LicenceAdjustment } from './licenceAdjustment.entity.ts'

const longestYears = 10

const end = ofEverybody(`select ${startOf('$1::date + 1')} "validTo",
  ${startOf('$1::date + 1')} between now() and now() + interval '${longestYears} years' fits`)
const last = (column: string) =>
  ofEverybody(
    `select id, valid_to "validTo" from licence where ${column} = $1 and plan = $2 and valid_to > now() order by valid_to desc limit 1`,
  )
const lastOf = { account: last('account_id'), company: last('company_id') }
const ending = (column: string) =>
  ofEverybody(`update licence set valid_to = greatest(valid_from, now()) where ${column} = $1 and plan = $2 and valid_to > now() and valid_to > valid_from
    returning now()`)
const endOf = { account: ending('account_id'), company: ending('company_id') }

type Adjustment = InferType<typeof adjustLicenceInput>

/** Every change keeps its reason, and who made it. */
export async function adjust(grant: SystemGrant, { id, type, change, lastDay, reason }: Adjustment) {
  const holder = await holderWith(grant, id)
  if (!holder) throw new AppError('entityNotFound')
  if (plans[type].accountType !== (holder.kind === 'account' ? 'customer' : 'company')) throw invalid('type', 'notValid')
  await (holder.kind === 'account' ? grant.rows(Account) : grant.rows(Company)).get(id)
  const validTo = change === 'END' ? await endNow(grant, holder, type) : await hold(grant, holder, { type, change, lastDay: lastDay! })
  await grant.rows(LicenceAdjustment).add({ ...named(holder), type, change, validTo, reason, madeBy: grant.viewer.userId })
  return toldAs(grant, holder)
}

const named = ({ kind, id }: LicenceHolder) => (kind === 'account' ? { accountId: id } : { companyId: id })

async function hold(
  grant: SystemGrant,
  holder: LicenceHolder,
  { type, change, lastDay }: { type: LicencePlan; change: Adjustment['change']; lastDay: string },
) {
  const [period] = await grant.query<{ validTo: Date; fits: boolean }>(end, lastDay)
  const { validTo, fits } = there(period)
  if (!fits) throw invalid('lastDay', 'notValid')
  const [before] = await grant.query<{ id: string; validTo: Date }>(lastOf[holder.kind], holder.id, type)
  const licences = grant.rows(Licence)
  if (change === 'GRANT') {
    if (before) throw new AppError('entityAlreadyExists')
    await licences.add({ ...named(holder), type, validTo })
  } else {
    if (!before) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    if (validTo <= before.validTo) throw invalid('lastDay', 'notValid')
    await licences.change(await licences.get(before.id), { validTo, remindedDays: null })
  }
  return validTo
}

/** At once; what would have begun later never does. */
async function endNow(grant: SystemGrant, { kind, id }: LicenceHolder, type: LicencePlan) {
  const [ended] = await grant.query<{ now: Date }>(endOf[kind], id, type)
  if (!ended) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return ended.now
}
