import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { given } from '#server/access/given.ts'
import type { Company } from '#server/companies/company.entity.ts'

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
type Profile = { readonly [Field in (typeof fields)[number]]?: Company[Field] | null | undefined }

export async function changeProfile({ company, companyId }: CompanyGrant, profile: Profile, version: number | null | undefined) {
  return company.change(await company.asSeen(companyId, version), given({ ...profile }, fields))
}
