import { letIn, planned } from '#tests/maintenance/plan.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

export { letIn, planned }

export const linksOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/access-link/estates/${id}`
export const requestsOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/maintenance-plans/participant/estates/${id}/access-request`
export const purchaseOf = ({ id }: Pick<TestEstate, 'id'>, supplierId: string) =>
  `/api/private/maintenance-plans/participant/estates/${id}/access-purchase/${supplierId}`
export const plans = '/api/private/maintenance-plans/assigned-plans'

let made = 0
/** A supplier of the estate: of that company, or of that number. */
export async function supplierOf(world: World, estate: Pick<TestEstate, 'id'>, values: { number?: string | null; trade?: string } = {}) {
  const email = `kontor-${++made}@leverandor.example`
  const name = `Leverandør ${made} AS`
  const [row] = await world.sql<{ id: string }>(
    `insert into maintenance_supplier (estate_id, name, trade, email, phone, organization_number) values ($1, $2, $3, $4, '+4768050011', $5) returning id`,
    [estate.id, name, values.trade ?? 'plumber', email, values.number ?? null],
  )
  return { id: row!.id, name, email }
}

export async function companyAsked(world: World, estate: TestEstate) {
  const company = await world.company()
  const [{ number }] = (await world.sql<{ number: string }>('select organization_number number from company where id = $1', [
    company.id,
  ])) as [{ number: string }]
  const supplier = await supplierOf(world, estate, { number })
  const { body } = await estate.owner.post(requestsOf(estate), { supplierId: supplier.id })
  return { ...company, number, supplier, linkId: body['linkId'] as string }
}
