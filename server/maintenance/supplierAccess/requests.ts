import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import type { MaintenanceSupplier } from '../suppliers/maintenanceSupplier.entity.ts'

type Supplier = Pick<MaintenanceSupplier, 'id' | 'name' | 'companyId' | 'organizationNumber'> & { address: string }

/** Locked against being changed, so that the request is for the company that the supplier is. */
const supplier =
  ofEstate(`select s.id, s.name, s.company_id "companyId", s.organization_number "organizationNumber", e.address_line1 address
  from maintenance_supplier s join estate e on e.id = s.estate_id where s.estate_id = $1 and s.id = $2 for share of s`)
/** Where nobody has claimed it: what somebody has got already is not sold again. */
const give =
  ofEstate(`insert into access_link (estate_id, company_id, supplier_id, status, claimed_at) values ($1, $2, $3, 'claimed', now())
  on conflict (estate_id, company_id) do update set status = 'claimed', claimed_at = now(), supplier_id = excluded.supplier_id, updated_at = now()
    where access_link.status = 'unclaimed' returning id`)

const supplierOf = async (grant: EstateGrant, id: string) => (await grant.query<Supplier>(supplier, id))[0]
const notRegistered = () => new AppError('cannotHandleTheRequest', { reason: 'notRegistered' })

/** Asks a supplier's company to come in; one that is not here yet finds the request when it is. */
export async function askFor(grant: EstateGrant, supplierId: string): Promise<string> {
  const supplier = await supplierOf(grant, supplierId)
  if (!supplier) throw invalid('supplierId', 'notValid')
  if (!supplier.companyId && !supplier.organizationNumber) throw notRegistered()
  // Whoever else asks at the same moment waits here, and finds it asked.
  return linkOnce(await grant.rows(AccessLink).addOnce({ companyId: supplier.companyId, supplierId }))
}

/** Whose company can be let in without being asked. */
export async function sellable(grant: EstateGrant, supplierId: string) {
  const supplier = await supplierOf(grant, supplierId)
  if (!supplier) throw new AppError('entityNotFound')
  if (!supplier.companyId) throw notRegistered()
  return { ...supplier, companyId: supplier.companyId }
}

/** Lets it in at once. */
export const giveAccess = async (grant: EstateGrant, { id, companyId }: { id: string; companyId: string }) =>
  linkOnce((await grant.query<{ id: string }>(give, companyId, id))[0])

function linkOnce(link: { id: string } | null | undefined): string {
  if (!link) throw new AppError('entityAlreadyExists')
  return link.id
}
