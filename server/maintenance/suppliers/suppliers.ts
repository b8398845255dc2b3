import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { MaintenanceSupplier } from './maintenanceSupplier.entity.ts'

interface SupplierDetails {
  name: string
  trade: Trade
  partyKind?: PartyKind | null | undefined
  email: string
  phone: string
  organizationNumber?: string | null | undefined
  companyId?: string | null | undefined
}
interface Registered {
  organizationNumber: string
  isOwn: boolean
}

const fields = ['name', 'trade', 'email', 'organizationNumber'] as const
/** A company by its id, or else by its number; and whether it is the viewer's, by whichever of their accounts. */
const registered = ofUser(`select c.organization_number "organizationNumber",
    exists (select from account a where a.user_id = $1 and a.company_id = c.id and not a.is_disabled) "isOwn"
  from company c where c.id = $2::uuid or $2::uuid is null and c.organization_number = $3`)

export async function addSupplier(grant: EstateGrant, id: string | null | undefined, details: SupplierDetails) {
  const suppliers = grant.rows(MaintenanceSupplier)
  if (id && (await suppliers.find(id))) throw new AppError('entityAlreadyExists')
  return (await suppliers.save({ id }, await valuesOf(grant, details))).written
}

export async function changeSupplier(
  grant: EstateGrant,
  { id, version }: { id: string; version?: number | null | undefined },
  details: SupplierDetails,
) {
  const suppliers = grant.rows(MaintenanceSupplier)
  return suppliers.change(await suppliers.asSeen(id, version), await valuesOf(grant, details))
}

async function valuesOf(grant: EstateGrant, details: SupplierDetails) {
  const organizationNumber = await numberOf(grant, details)
  return {
    ...given({ ...details, organizationNumber }, fields),
    ...(details.partyKind && { partyKind: details.partyKind }),
    phone: withCountry(details.phone),
  }
}

/** An owner has seen who registered the company, and says that it is the one. */
export async function confirmFound(grant: EstateGrant, id: string, companyId: string) {
  const suppliers = grant.rows(MaintenanceSupplier)
  const before = await suppliers.get(id)
  if (before.companyId) throw new AppError('entityAlreadyExists')
  const [company] = await grant.query<Registered>(registered, companyId, null)
  if (!company || company.organizationNumber !== before.organizationNumber) throw invalid('foundCompanyId', 'notValid')
  if (company.isOwn) throw new AppError('cannotAddOwnCompany')
  return suppliers.change(before, { companyId })
}

/** Of the company that was told by its id, or as it was told itself. Nobody turns to a company of their own. */
async function numberOf(grant: EstateGrant, { companyId, organizationNumber }: SupplierDetails) {
  if (!companyId && !organizationNumber) return organizationNumber
  const [company] = await grant.query<Registered>(registered, companyId ?? null, organizationNumber ?? null)
  const isTold = !companyId || (company && (!organizationNumber || organizationNumber === company.organizationNumber))
  if (!isTold) throw invalid('companyId', 'notValid')
  if (company?.isOwn) throw new AppError('cannotAddOwnCompany', { fields: { organizationNumber: 'cannotAddOwnCompany' } })
  return company?.organizationNumber ?? organizationNumber
}

const norway = '+47'
/** E.164. Eight digits are a Norwegian number; more begin with the code of their country. */
function withCountry(phone: string) {
  const number = phone.startsWith('+') ? phone : phone.length === 8 ? norway + phone : `+${phone.replace(/^00/, '')}`
  if (!/^\+[1-9]\d{7,14}$/.test(number)) throw invalid('phone', 'notValid')
  return number
}
