import type { Trade } from '#schema/companies/trades.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { AppError, asAppError } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { WithinCompany } from './companyScope.ts'
import { given } from './given.ts'
import { refuseStale } from './versions.ts'

export interface SubcontractorValues {
  name: string
  organizationNumber: string
  trade: Trade
  contactName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
}

const fields = ['name', 'organizationNumber', 'trade', 'contactName', 'email', 'phone'] as const

export async function addSubcontractor(within: WithinCompany, told: SubcontractorValues) {
  await refuseOwn(within, told)
  const values = given({ ...told }, fields)
  const { identifiers } = await telling(() => within.db.insert(Subcontractor, { ...values, ownerCompanyId: within.companyId }))
  return new Written(Subcontractor, String(identifiers[0]!['id']), Object.keys(values), true)
}

/** Changes a subcontractor, if it still is as its caller saw it. */
export async function changeSubcontractor(
  within: WithinCompany,
  { id, version }: { id: string; version?: number | null | undefined },
  told: SubcontractorValues,
) {
  const { companyId: ownerCompanyId, db, versionMustBeGiven } = within
  const before = await db.findOne(Subcontractor, { where: { id, ownerCompanyId }, lock: { mode: 'pessimistic_write' } })
  if (!before) throw new AppError('entityNotFound')
  refuseStale(version, before.version, versionMustBeGiven)
  await refuseOwn(within, told)
  const values = given({ ...told }, fields)
  const changed = fields.filter((field) => values[field] !== undefined && values[field] !== before[field])
  const written = { ...values, version: () => 'version + 1', updatedAt: () => 'now()' }
  await telling(() => db.update(Subcontractor, { id, ownerCompanyId }, written))
  return new Written(Subcontractor, id, changed, false)
}

async function refuseOwn({ companyId, db }: WithinCompany, { organizationNumber }: SubcontractorValues) {
  const own: unknown[] = await db.query('select from company where id = $1 and organization_number = $2', [companyId, organizationNumber])
  if (own.length) throw new AppError('cannotAddOwnCompany', { fields: { organizationNumber: 'cannotAddOwnCompany' } })
}

/** Each company stands in the list once, by its number. */
async function telling<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const cause = asAppError(error)
    throw cause.code === 'entityAlreadyExists'
      ? new AppError(cause.code, { fields: { organizationNumber: cause.code } }, { cause: error })
      : error
  }
}
