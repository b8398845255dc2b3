import { createHash, randomBytes } from 'node:crypto'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { orderOn } from './orderAsks.ts'

/** A firm that nobody is here from, asked for a price by a link. */
async function linkOn(world: World, estate: TestEstate) {
  const { orderId, projectId } = await orderOn(world, estate)
  const key = randomBytes(32).toString('base64url')
  const [found] = await world.sql<{ linkId: string; quotationId: string }>(
    `with firm as (insert into subcontractor (owner_company_id, name, organization_number, trade, email)
        select company_id, 'Rør', lpad((random() * 899999999)::int::text, 9, '9'), 'plumber', 'ror@test.example' from project where id = $1 returning id),
      asked as (insert into order_quotation (estate_id, project_id, order_id, subcontractor_id, firm_name)
        select $2, $1, $4, id, 'Rør' from firm returning id)
      insert into supplier_link (estate_id, project_id, subcontractor_id, key_hash, expires_at)
        select $2, $1, firm.id, $3, now() + interval '1 day' from firm returning id "linkId", (select id from asked) "quotationId"`,
    [projectId, estate.id, createHash('sha256').update(key).digest(), orderId],
  )
  return { projectId, key, ...found! }
}
const line = { description: 'Rør', quantity: 1, unitPrice: 100, vatRate: 25 }

export const supplierLinkAsks: Readonly<Record<string, Asking>> = {
  supplierErrand: async (world, estate) => {
    const { key } = await linkOn(world, estate)
    return {
      graphql: { query: 'query ($linkKey: String!) { supplierErrand(linkKey: $linkKey) { firm } }', variables: { linkKey: key } },
      rest: { method: 'GET', url: `/api/public/supplier/${key}` },
    }
  },
  giveQuotationByLink: async (world, estate) => {
    await world.sql('delete from attempt')
    const { key, quotationId } = await linkOn(world, estate)
    const body = { lines: [line] }
    return {
      graphql: {
        query: 'mutation ($input: GiveQuotationByLinkInput!) { giveQuotationByLink(input: $input) { firm } }',
        variables: { input: { linkKey: key, quotationId, version: 1, ...body } },
      },
      rest: { method: 'PUT', url: `/api/public/supplier/${key}/price/${quotationId}`, body },
    }
  },
  endSupplierLink: async (world, estate) => {
    const { projectId, linkId } = await linkOn(world, estate)
    return {
      graphql: {
        query: 'mutation ($input: EndSupplierLinkInput!) { endSupplierLink(input: $input) { id } }',
        variables: { input: { projectId, linkId } },
      },
      rest: { method: 'DELETE', url: `/api/private/project/${projectId}/supplier-links/${linkId}` },
    }
  },
}
