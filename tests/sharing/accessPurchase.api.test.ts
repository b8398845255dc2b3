import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { companyAsked, linksOf, planned, purchaseOf, supplierOf } from './accessLinks.ts'

const PURCHASE = `mutation ($estateId: ID!, $supplierId: ID!, $purchaseOrderId: ID!) {
  purchaseSupplierAccess(input: { estateId: $estateId, supplierId: $supplierId, purchaseOrderId: $purchaseOrderId }) { id status supplierId } }`
const OFFER = `query ($estateId: ID!, $supplierId: ID!) {
  supplierAccessOffer(estateId: $estateId, supplierId: $supplierId) { net vatRate vat gross invoiceTo { name email } } }`

describe('access that is paid for', async () => {
  const world = await sharedWorld()
  let numbers = 314_000_000
  const registered = async (estate: TestEstate) => {
    const number = String(++numbers)
    const company = await world.company({ organization_number: number })
    return { company, supplier: await supplierOf(world, estate, { number }) }
  }
  const order = async ({ owner }: Pick<TestEstate, 'owner'>) =>
    (await owner.post('/api/private/purchase-order')).body['purchaseOrderId'] as string
  const invoicesOf = async ({ owner }: Pick<TestEstate, 'owner'>) => {
    const { data } = await owner.gql('{ licenceInvoices { edges { node { type validTo gross url } } } }')
    return (data['licenceInvoices'] as { edges: { node: { type: string | null; gross: number } }[] }).edges.map(({ node }) => node)
  }

  test('has its price told before, counts at once, and is invoiced to the owner who bought it', async () => {
    const estate = await planned(world)
    const { company, supplier } = await registered(estate)
    const asked = { estateId: estate.id, supplierId: supplier.id }
    const { data } = await estate.owner.gql(OFFER, asked)
    expect(data['supplierAccessOffer']).toMatchObject({ net: 290, vatRate: 25, vat: 72.5, gross: 362.5 })
    expect((await company.admin.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
    const bought = await estate.owner.post(purchaseOf(estate, supplier.id), { purchaseOrderId: await order(estate) })
    expect(bought).toMatchObject({ status: 201, body: { status: 'claimed', supplierId: supplier.id, companyId: company.id } })
    expect((await company.admin.get(`/api/private/estate/${estate.id}/details`)).status).toBe(200)
    expect(await invoicesOf(estate)).toMatchObject([{ type: null, validTo: null, gross: 362.5 }])
    const [invoice] = await world.sql<{ text: string }>(
      "select content->'lines'->0->>'text' text from licence_invoice where plan is null and account_id = $1",
      [estate.owner.accountId],
    )
    expect(invoice!.text).toContain(`Tilgang for ${supplier.name}`)
    expect(await world.sql("select from outbox_mail where template = 'accessGiven' and to_email = $1", [supplier.email])).toHaveLength(1)
    const again = await estate.owner.gql(PURCHASE, { ...asked, purchaseOrderId: await order(estate) })
    expect(again.errors?.[0]?.extensions.code).toBe('entityAlreadyExists')
    expect(await invoicesOf(estate)).toHaveLength(1)
  })

  test('takes the place of a request that nobody has answered', async () => {
    const estate = await planned(world)
    const { supplier, linkId } = await companyAsked(world, estate)
    const { data } = await estate.owner.gql(PURCHASE, {
      estateId: estate.id,
      supplierId: supplier.id,
      purchaseOrderId: await order(estate),
    })
    expect(data['purchaseSupplierAccess']).toMatchObject({ id: linkId, status: 'claimed' })
    expect((await estate.owner.get(linksOf(estate))).body).toMatchObject({ totalCount: 1 })
  })

  test('is bought once, however often it is sent, and with a number of one’s own that was not used', async () => {
    const estate = await planned(world)
    const [first, second] = [await registered(estate), await registered(estate)]
    const purchaseOrderId = await order(estate)
    const variables = { estateId: estate.id, supplierId: first.supplier.id, purchaseOrderId }
    const answers = await Promise.all(Array.from({ length: 4 }, () => estate.owner.gql(PURCHASE, variables)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await invoicesOf(estate)).toHaveLength(1)
    const url = purchaseOf(estate, second.supplier.id)
    expect(await estate.owner.post(url, { purchaseOrderId })).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
    const another = await planned(world)
    expect((await estate.owner.post(url, { purchaseOrderId: await order(another) })).status).toBe(404)
    expect((await estate.owner.post(url, { purchaseOrderId: uuidv7() })).status).toBe(404)
    expect(await estate.owner.post(url, {})).toMatchObject({ status: 422, body: { details: { fields: { purchaseOrderId: 'required' } } } })
    expect((await second.company.admin.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
  })

  test('is not sold for a company that is not here, nor without a licence, nor by anybody but an owner', async () => {
    const estate = await planned(world)
    const unknown = await supplierOf(world, estate, { number: '314999999' })
    const { supplier } = await registered(estate)
    const purchaseOrderId = await order(estate)
    expect(await estate.owner.post(purchaseOf(estate, unknown.id), { purchaseOrderId })).toMatchObject({
      status: 409,
      body: { details: { reason: 'notRegistered' } },
    })
    expect((await estate.owner.post(purchaseOf(estate, uuidv7()), { purchaseOrderId })).status).toBe(404)
    const guest = await estate.guest('edit')
    expect((await guest.post(purchaseOf(estate, supplier.id), { purchaseOrderId })).status).toBe(403)
    const unpaid = await world.estate()
    const theirs = await registered(unpaid)
    expect(await unpaid.owner.post(purchaseOf(unpaid, theirs.supplier.id), { purchaseOrderId: await order(unpaid) })).toMatchObject({
      status: 403,
      body: { details: { reason: 'licence' } },
    })
    expect((await estate.owner.post(purchaseOf(estate, supplier.id), { purchaseOrderId })).status).toBe(201)
  })
})
