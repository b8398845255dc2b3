import { Company } from '#server/companies/company.entity.ts'
import { Written } from '#server/kernel/operation.ts'
import type { WithinCompany } from './companyScope.ts'
import { given } from './given.ts'
import { refuseStale } from './versions.ts'

const fields = [
  'addressLine1',
  'postalCode',
  'city',
  'description',
  'trades',
  'phone',
  'email',
  'website',
  'centralApproval',
  'wetRoomCertificate',
  'insuranceCompany',
  'contactName',
] as const
/** What is left out stays as it was. */
export type Profile = { readonly [Field in (typeof fields)[number]]?: Company[Field] | null | undefined }

/** Changes what is given of a company's profile, if it still is as its caller saw it. */
export async function changeProfile(
  { companyId, db, versionMustBeGiven }: WithinCompany,
  profile: Profile,
  version: number | null | undefined,
) {
  const before = (await db.findOne(Company, { where: { id: companyId }, lock: { mode: 'pessimistic_write' } }))!
  refuseStale(version, before.version, versionMustBeGiven)
  const values = given({ ...profile }, fields)
  const changed = fields.filter((field) => field in values && String(values[field]) !== String(before[field]))
  await db.update(Company, { id: companyId }, { ...values, version: () => 'version + 1', updatedAt: () => 'now()' })
  return new Written(Company, companyId, changed, false)
}
