import { uuidv7 } from '#server/kernel/ids.ts'
import { later, type World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import type { Person } from './people.ts'

/** A trial is for those who never held a plan: of the asker's, and which plan it may be. */
async function neverHeld(world: World, { client }: Person) {
  const { accountId } = client as { accountId?: string | null }
  const [account] = await world.sql<{ companyId: string | null }>('select company_id "companyId" from account where id = $1', [
    accountId ?? null,
  ])
  await world.sql('delete from licence where account_id = $1 or company_id = $2', [accountId ?? null, account?.companyId ?? null])
  return account?.companyId ? 'COMPANY_PRO' : 'CUSTOMER_PLUS'
}

/** One of the asker's own, so that what refuses them is who they are. */
async function purchaseOrderOf(world: World, { client }: Person) {
  const { accountId } = client as { accountId?: string | null }
  if (!accountId) return uuidv7()
  const [made] = await world.sql<{ id: string }>('insert into purchase_order (account_id) values ($1) returning id', [accountId])
  return made!.id
}

export const licenceAsks: Readonly<Record<string, Asking>> = {
  licenceOffers: async () => ({ graphql: { query: '{ licenceOffers { mayOrder } }' } }),
  licences: async () => ({ graphql: { query: '{ licences { totalCount } }' } }),
  licenceInvoices: async () => ({ graphql: { query: '{ licenceInvoices { totalCount } }' } }),
  createPurchaseOrder: async () => ({
    graphql: { query: 'mutation { createPurchaseOrder { purchaseOrderId } }' },
    rest: { method: 'POST', url: '/api/private/purchase-order' },
  }),
  licenceHolders: async () => ({ graphql: { query: '{ licenceHolders(searchValue: "moen") { hasMore } }' } }),
  adjustLicence: async (world) => {
    const { id } = await world.company()
    const input = { id, type: 'COMPANY_PRO', change: 'GRANT', lastDay: later(48).toISOString().slice(0, 10), reason: 'Prøvetid' }
    return { graphql: { query: 'mutation ($input: AdjustLicenceInput!) { adjustLicence(input: $input) { id } }', variables: { input } } }
  },
  orderLicence: async (world, _estate, person) => {
    const input = { type: 'CUSTOMER_PLUS', purchaseOrderId: await purchaseOrderOf(world, person) }
    return {
      graphql: { query: 'mutation ($input: OrderLicenceInput!) { orderLicence(input: $input) { id } }', variables: { input } },
      rest: { method: 'POST', url: '/api/private/profile/user/license', body: input },
    }
  },
  startLicenceTrial: async (world, _estate, person) => {
    const input = { type: await neverHeld(world, person) }
    return {
      graphql: {
        query: 'mutation ($input: StartLicenceTrialInput!) { startLicenceTrial(input: $input) { id } }',
        variables: { input },
      },
      rest: { method: 'POST', url: '/api/private/license-trial', body: input },
    }
  },
  orderCompanyLicence: async (world, _estate, person) => {
    const { id: companyId } = await world.company()
    const order = { type: 'COMPANY_PRO', purchaseOrderId: await purchaseOrderOf(world, person) }
    return {
      graphql: {
        query: 'mutation ($input: OrderCompanyLicenceInput!) { orderCompanyLicence(input: $input) { id } }',
        variables: { input: { companyId, ...order } },
      },
      rest: { method: 'POST', url: `/api/private/company/${companyId}/license`, body: order },
    }
  },
}
