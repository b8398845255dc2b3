import { uuidv7 } from '#server/kernel/ids.ts'
import { licensed } from '#tests/maintenance/plan.ts'
import { linksOf, plans, purchaseOf, requestsOf, supplierOf } from '#tests/sharing/accessLinks.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

/** A link to the estate for that company, as if nothing had been between them before. */
async function link(world: World, estateId: string, companyId: string, status: 'claimed' | 'unclaimed') {
  const [row] = await world.sql<{ id: string }>(
    `insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, $3, case when $3 = 'claimed' then now() end)
      on conflict (estate_id, company_id) do update set status = excluded.status, claimed_at = excluded.claimed_at returning id`,
    [estateId, companyId, status],
  )
  return row!.id
}
/** The company of who asks, else one that nobody here works in. */
async function companyOf(world: World, { accountId }: { accountId?: string }) {
  const [found] = await world.sql<{ id: string | null }>('select company_id id from account where id = $1', [accountId ?? null])
  return found?.id ?? (await world.company()).id
}
/** A supplier whose company is registered here. */
async function known(world: World, estate: TestEstate) {
  await licensed(world, estate)
  const number = String(330_000_000 + ++suppliers)
  await world.company({ organization_number: number })
  return (await supplierOf(world, estate, { number })).id
}
async function orderOf(world: World, { accountId }: { accountId?: string }) {
  if (!accountId) return uuidv7()
  const [made] = await world.sql<{ id: string }>('insert into purchase_order (account_id) values ($1) returning id', [accountId])
  return made!.id
}
let suppliers = 0

export const accessLinkAsks: Readonly<Record<string, Asking>> = {
  accessLinks: async (_, estate) => ({
    graphql: { query: 'query ($estateId: ID!) { accessLinks(estateId: $estateId) { totalCount } }', variables: { estateId: estate.id } },
    rest: { method: 'GET', url: linksOf(estate) },
  }),
  assignedPlans: async () => ({
    graphql: { query: '{ assignedPlans { totalCount } }' },
    rest: { method: 'GET', url: plans },
  }),
  requestSupplierAccess: async (world, estate) => {
    await licensed(world, estate)
    const { id: supplierId } = await supplierOf(world, estate, { number: String(320_000_000 + ++suppliers) })
    const query = `mutation ($estateId: ID!, $supplierId: ID!) { requestSupplierAccess(input: { estateId: $estateId, supplierId: $supplierId }) { id } }`
    return {
      graphql: { query, variables: { estateId: estate.id, supplierId } },
      rest: { method: 'POST', url: requestsOf(estate), body: { supplierId } },
    }
  },
  supplierAccessOffer: async (world, estate) => {
    const supplierId = await known(world, estate)
    const query = 'query ($estateId: ID!, $supplierId: ID!) { supplierAccessOffer(estateId: $estateId, supplierId: $supplierId) { gross } }'
    return { graphql: { query, variables: { estateId: estate.id, supplierId } } }
  },
  purchaseSupplierAccess: async (world, estate, { client }) => {
    const supplierId = await known(world, estate)
    const purchaseOrderId = await orderOf(world, client as { accountId?: string })
    const query = `mutation ($estateId: ID!, $supplierId: ID!, $purchaseOrderId: ID!) {
      purchaseSupplierAccess(input: { estateId: $estateId, supplierId: $supplierId, purchaseOrderId: $purchaseOrderId }) { id } }`
    return {
      graphql: { query, variables: { estateId: estate.id, supplierId, purchaseOrderId } },
      rest: { method: 'POST', url: purchaseOf(estate, supplierId), body: { purchaseOrderId } },
    }
  },
  claimAccessLink: async (world, estate, { client }) => {
    const linkId = await link(world, estate.id, await companyOf(world, client as { accountId?: string }), 'unclaimed')
    const query = 'mutation ($estateId: ID!, $linkId: ID!) { claimAccessLink(input: { estateId: $estateId, linkId: $linkId }) { id } }'
    return {
      graphql: { query, variables: { estateId: estate.id, linkId } },
      rest: { method: 'POST', url: `${linksOf(estate)}/${linkId}` },
    }
  },
  deleteAccessLink: async (world, estate) => {
    const { id } = await world.company()
    const linkId = await link(world, estate.id, id, 'claimed')
    const query = 'mutation ($estateId: ID!, $linkId: ID!) { deleteAccessLink(input: { estateId: $estateId, linkId: $linkId }) { id } }'
    return {
      graphql: { query, variables: { estateId: estate.id, linkId } },
      rest: { method: 'DELETE', url: `${linksOf(estate)}/${linkId}` },
    }
  },
}
