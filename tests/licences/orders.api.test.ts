import { beforeAll, describe, expect, test } from 'vitest'
import { ofSession } from '#server/access/sessionStatement.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const own = '/api/private/profile/user/license'
const ofCompany = (id: string) => `/api/private/company/${id}/license`
const purchaseOrder = async (client: Client) => (await client.post('/api/private/purchase-order')).body['purchaseOrderId'] as string
const plansOf = async (client: Client) => (await client.get('/api/public/profile/user/current-user')).body['licences']
const year = 365 * 86_400_000

const order = async (client: Client, type: string, address = own, more: object = {}) =>
  client.post(address, { type, purchaseOrderId: await purchaseOrder(client), ...more })
const overGraphql = (client: Client, input: object) =>
  client.gql('mutation ($input: OrderLicenceInput!) { orderLicence(input: $input) { id type validFrom validTo } }', { input })
const companyOverGraphql = (client: Client, input: object) =>
  client.gql('mutation ($input: OrderCompanyLicenceInput!) { orderCompanyLicence(input: $input) { id type validTo } }', { input })
const days = (from: unknown, to: unknown) => Math.round((Date.parse(String(to)) - Number(new Date(String(from)))) / 86_400_000)
const invoicesOf = async (client: Client) => {
  const { data } = await client.gql(
    '{ licenceInvoices { totalCount edges { node { number type net vat gross issuedOn dueOn validFrom validTo url } } } }',
  )
  return (data['licenceInvoices'] as { edges: { node: Record<string, unknown> }[] }).edges.map(({ node }) => node)
}

describe('a customer', () => {
  test('orders a licence that counts at once, for a year', async () => {
    const client = await world.account()
    expect(await plansOf(client)).toEqual([])
    const { status, body } = await order(client, 'CUSTOMER_PLUS')
    expect({ status, body }).toEqual({
      status: 201,
      body: { type: 'CUSTOMER_PLUS', validFrom: expect.any(String), validTo: expect.any(String) },
    })
    expect(days(body['validFrom'], body['validTo'])).toBe(365)
    expect(await plansOf(client)).toEqual(['CUSTOMER_PLUS'])
  })

  test('orders over GraphQL too, and finds it in the list', async () => {
    const client = await world.account()
    const { data: made } = await client.gql('mutation { createPurchaseOrder { purchaseOrderId } }')
    const { purchaseOrderId } = made['createPurchaseOrder'] as { purchaseOrderId: string }
    const { data } = await overGraphql(client, { type: 'CUSTOMER_PLUS', purchaseOrderId })
    const { data: listed } = await client.gql('{ licences { totalCount edges { node { id type validFrom validTo } } } }')
    expect(listed).toEqual({ licences: { totalCount: 1, edges: [{ node: data['orderLicence'] }] } })
  })

  test('renews before the end, and loses no day', async () => {
    const client = await world.account()
    const { body: first } = await order(client, 'CUSTOMER_PLUS')
    const { body: second } = await order(client, 'CUSTOMER_PLUS')
    expect(second['validFrom']).toBe(first['validTo'])
    expect(days(first['validFrom'], second['validTo'])).toBe(730)
    expect(await plansOf(client)).toEqual(['CUSTOMER_PLUS'])
  })

  test('does not order for a company, nor a company’s people as customers', async () => {
    const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
    const client = await world.account()
    const guest = await world.account({ roles: ['Customer.Guest'] })
    const { id, admin, as } = await world.company()
    expect(await order(client, 'COMPANY_PRO', ofCompany(id))).toMatchObject(refusal)
    expect(await order(guest, 'CUSTOMER_PLUS')).toMatchObject(refusal)
    for (const person of [admin, await as('Leader')]) expect(await order(person, 'CUSTOMER_PLUS')).toMatchObject(refusal)
    const both = await world.account({ companyId: id, roles: ['Company.Admin', 'Customer.Owner'] })
    expect(await order(both, 'CUSTOMER_PLUS')).toMatchObject(refusal)
  })

  test('is told which field is at fault', async () => {
    const client = await world.account()
    expect(await order(client, 'COMPANY_PRO')).toMatchObject({ status: 422, body: { details: { fields: { type: 'notValid' } } } })
    expect(await client.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId: 'x' })).toMatchObject({
      status: 422,
      body: { details: { fields: { purchaseOrderId: 'notValid' } } },
    })
    expect(await client.post(own, {})).toMatchObject({
      status: 422,
      body: { details: { fields: { type: 'required', purchaseOrderId: 'required' } } },
    })
    const { error } = await overGraphql(client, {
      type: 'COMPANY_PRO',
      purchaseOrderId: uuidv7(),
      postalCode: '12',
      reference: 'x'.repeat(101),
    })
    expect(error).toEqual({
      code: 'unprocessableEntity',
      details: {
        fields: { type: 'notValid', postalCode: 'notValid', reference: 'tooLong' },
        limits: { reference: { max: 100 } },
        allowed: { type: ['CUSTOMER_PLUS'] },
      },
    })
  })

  test('without a session is not known', async () => {
    for (const address of [own, '/api/private/purchase-order', ofCompany(uuidv7())])
      expect(await world.anonymous().post(address)).toMatchObject({ status: 401, body: { code: 'unauthenticatedUser' } })
  })
})

describe('a company', () => {
  test('orders through its administrator, and all of its people have the licence at the next request', async () => {
    const { id, admin, as } = await world.company()
    const leader = await as('Leader')
    expect(await plansOf(leader)).toEqual([])
    expect(await order(admin, 'COMPANY_PRO', ofCompany(id))).toMatchObject({ status: 201, body: { type: 'COMPANY_PRO' } })
    for (const person of [admin, leader]) expect(await plansOf(person)).toEqual(['COMPANY_PRO'])
    const count = async () => (await leader.gql('{ licences { totalCount } }')).data
    expect(await count()).toEqual({ licences: { totalCount: 1 } })
    await order(admin, 'COMPANY_PRO', ofCompany(id))
    expect(await count()).toEqual({ licences: { totalCount: 2 } })
  })

  test('of another does not exist; its leaders may not order', async () => {
    const { admin, as, id } = await world.company()
    const other = await world.company()
    for (const companyId of [other.id, uuidv7(), 'x']) {
      expect(await order(admin, 'COMPANY_PRO', ofCompany(companyId))).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
      const input = { companyId, type: 'COMPANY_PRO', purchaseOrderId: await purchaseOrder(admin) }
      expect((await companyOverGraphql(admin, input)).error).toMatchObject({ code: 'entityNotFound' })
    }
    for (const role of ['Leader', 'Professional'])
      expect(await order(await as(role), 'COMPANY_PRO', ofCompany(id))).toMatchObject({
        status: 403,
        body: { code: 'unauthorizedUser', details: { reason: 'role' } },
      })
    expect(await plansOf(admin)).toEqual([])
  })

  test('goes up a plan at once, and the unused days come off the price', async () => {
    const { id, admin } = await world.company()
    await order(admin, 'COMPANY_PRO', ofCompany(id))
    await world.sql(
      `update licence set valid_from = valid_from - interval '165 days', valid_to = valid_to - interval '165 days' where company_id = $1`,
      [id],
    )
    const { body } = await order(admin, 'COMPANY_PRO_PLUS', ofCompany(id))
    expect(days(new Date(), body['validTo'])).toBe(365)
    expect(await plansOf(admin)).toEqual(['COMPANY_PRO_PLUS'])
    const [upgrade] = await invoicesOf(admin)
    const credit = Math.round((490_000 * 199) / 365) / 100
    expect(upgrade).toMatchObject({ type: 'COMPANY_PRO_PLUS', net: 8900 - credit })
  })

  test('that goes down a plan gets the smaller one after the bigger', async () => {
    const { id, admin } = await world.company()
    const { body: plus } = await order(admin, 'COMPANY_PRO_PLUS', ofCompany(id))
    const { body: pro } = await order(admin, 'COMPANY_PRO', ofCompany(id))
    expect(pro['validFrom']).toBe(plus['validTo'])
    expect(await plansOf(admin)).toEqual(['COMPANY_PRO_PLUS'])
  })
})

describe('a purchase order', () => {
  test('is used once; the same call with its key answers the same again', async () => {
    const client = await world.account()
    const purchaseOrderId = await purchaseOrder(client)
    const key = { 'idempotency-key': uuidv7() }
    const first = await client.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId }, key)
    const again = await client.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId }, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await client.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId })).toMatchObject({
      status: 409,
      body: { code: 'entityAlreadyExists' },
    })
    expect(await invoicesOf(client)).toHaveLength(1)
  })

  test('twenty times at once is one licence, one invoice, one mail', async () => {
    const { id, admin } = await world.company()
    const purchaseOrderId = await purchaseOrder(admin)
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.post(ofCompany(id), { type: 'COMPANY_PRO', purchaseOrderId })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'entityAlreadyExists')).toHaveLength(19)
    expect(await world.sql('select from licence where company_id = $1', [id])).toHaveLength(1)
    expect(await invoicesOf(admin)).toHaveLength(1)
  })

  test('of somebody else does not exist, and stays good for its owner', async () => {
    const [mine, theirs] = [await world.account(), await world.account()]
    const purchaseOrderId = await purchaseOrder(theirs)
    expect(await mine.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId })).toMatchObject({
      status: 404,
      body: { code: 'entityNotFound' },
    })
    expect(await mine.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId: uuidv7() })).toMatchObject({ status: 404 })
    expect((await theirs.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId })).status).toBe(201)
  })

  test('of one’s own, ten of them at once, follow each other without a gap', async () => {
    const client = await world.account()
    const ids = await Promise.all(Array.from({ length: 10 }, () => purchaseOrder(client)))
    const answers = await Promise.all(ids.map((purchaseOrderId) => client.post(own, { type: 'CUSTOMER_PLUS', purchaseOrderId })))
    const of = (end: string) => answers.map(({ body }) => String(body[end])).sort()
    expect(of('validFrom').slice(1)).toEqual(of('validTo').slice(0, -1))
  })
})

describe('a licence', () => {
  const heldUntil = async (client: { accountId: string }, moment: string) =>
    world.sql(
      `insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', now() - interval '1 day', ${moment})`,
      [client.accountId],
    )

  test('ends at the next request after its moment, for whoever is remembered too', async () => {
    const client = await world.account()
    await heldUntil(client, `clock_timestamp() + interval '700 milliseconds'`)
    expect(await plansOf(client)).toEqual(['CUSTOMER_PLUS'])
    await expect.poll(() => plansOf(client), { timeout: 120_000, interval: 100 }).toEqual([])
  })

  test('counts until the instant at which it ends, and not at it', async () => {
    const { accountId } = await world.account()
    await world.app.db.transaction(async (db) => {
      const counts = async (end: string) => {
        await db.query('delete from licence where account_id = $1', [accountId])
        await db.query(
          `insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', now() - interval '1 day', ${end})`,
          [accountId],
        )
        const [found] = await db.query<{ plans: string[] }[]>(`select l.plans from ${ofSession} where s.account_id = $1`, [accountId])
        return found!.plans
      }
      expect(await counts(`now() + interval '1 microsecond'`)).toEqual(['CUSTOMER_PLUS'])
      expect(await counts('now()')).toEqual([])
      expect(await counts(`now() - interval '1 microsecond'`)).toEqual([])
    })
  })

  test('that has ended leaves a new one to begin now', async () => {
    const client = await world.account()
    await heldUntil(client, 'now()')
    const { body } = await order(client, 'CUSTOMER_PLUS')
    expect(Math.abs(Date.parse(String(body['validFrom'])) - Date.now())).toBeLessThan(5000)
    expect(Date.parse(String(body['validTo']))).toBeGreaterThan(later(0).getTime() + year - 10_000)
  })
})
