import { describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const own = '/api/private/license-trial'
const START = 'mutation ($input: StartLicenceTrialInput!) { startLicenceTrial(input: $input) { type validFrom validTo isTrial } }'
const OFFERED = '{ licenceOffers { offers { type trialDays } } }'
const plansOf = async (client: Client) => (await client.get('/api/public/profile/user/current-user')).body['licences']
const offered = async (client: Client) =>
  ((await client.gql(OFFERED)).data['licenceOffers'] as { offers: { trialDays: number | null }[] }).offers.map(({ trialDays }) => trialDays)
const days = (from: unknown, to: unknown) => Math.round((Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000)

describe('a plan that is tried', async () => {
  const world = await sharedWorld()
  const order = async (client: Client) => {
    const { purchaseOrderId } = (await client.post('/api/private/purchase-order')).body
    return client.post('/api/private/profile/user/license', { type: 'CUSTOMER_PLUS', purchaseOrderId })
  }

  test('counts at once for thirty days, costs nothing, and is said once', async () => {
    const client = await world.account()
    expect(await offered(client)).toEqual([30])
    const { status, body } = await client.post(own, { type: 'CUSTOMER_PLUS' })
    expect({ status, body }).toMatchObject({ status: 201, body: { type: 'CUSTOMER_PLUS', isTrial: true } })
    expect(days(body['validFrom'], body['validTo'])).toBe(30)
    expect(await plansOf(client)).toEqual(['CUSTOMER_PLUS'])
    expect((await client.gql('{ licenceInvoices { totalCount } }')).data).toEqual({ licenceInvoices: { totalCount: 0 } })
    expect(await offered(client)).toEqual([null])
  })

  test('ends by itself, and is not had again', async () => {
    const client = await world.account()
    await client.gql(START, { input: { type: 'CUSTOMER_PLUS' } })
    await world.sql(
      "update licence set valid_from = now() - interval '31 days', valid_to = now() - interval '1 day' where account_id = $1",
      [client.accountId],
    )
    expect(await plansOf(client)).toEqual([])
    expect(await client.post(own, { type: 'CUSTOMER_PLUS' })).toMatchObject({
      status: 409,
      body: { code: 'cannotHandleTheRequest', details: { reason: 'tried' } },
    })
  })

  test('asked for twice at once is had once', async () => {
    const client = await world.account()
    const answers = await Promise.all([1, 2, 3].map(() => client.post(own, { type: 'CUSTOMER_PLUS' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test('is not for whoever has held one, and a year that is bought meanwhile begins where it ends', async () => {
    const buyer = await world.account()
    await order(buyer)
    expect((await buyer.gql(START, { input: { type: 'CUSTOMER_PLUS' } })).error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'tried' },
    })
    const client = await world.account()
    const { body: trial } = await client.post(own, { type: 'CUSTOMER_PLUS' })
    expect((await order(client)).body['validFrom']).toBe(trial['validTo'])
  })

  test('is a company’s by its administrators, of one of its plans', async () => {
    const { admin, as } = await world.company()
    const leader = await as('Leader')
    expect(await leader.post(own, { type: 'COMPANY_PRO' })).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    expect(await admin.post(own, { type: 'CUSTOMER_PLUS' })).toMatchObject({
      status: 422,
      body: { details: { fields: { type: 'notValid' } } },
    })
    expect(await admin.post(own, { type: 'COMPANY_PRO_PLUS' })).toMatchObject({ status: 201, body: { isTrial: true } })
    expect(await plansOf(leader)).toEqual(['COMPANY_PRO_PLUS'])
    expect(await offered(admin)).toEqual([null, null])
    expect(await offered(leader)).toEqual([null, null])
  })

  test('is seen by those who look after licences', async () => {
    const client = await world.account({ name: 'Tora Prøve' })
    await client.post(own, { type: 'CUSTOMER_PLUS' })
    const sysadmin = await world.account({ isSystemAdmin: true })
    const { body } = await sysadmin.get('/api/private/administration/licences?searchQuery=Tora')
    expect(body['items']).toMatchObject([{ holderName: 'Tora Prøve', isTrial: true, isRunning: true, invoiceNumber: null }])
  })
})

test('who has told no address is written to at what they own', async () => {
  const world = await sharedWorld()
  const estate = await world.estate()
  await world.sql("update estate set address_line1 = 'Solveien 14', address_line2 = '1170 Oslo' where id = $1", [estate.id])
  const { data } = await estate.owner.gql('{ licenceOffers { invoiceTo { addressLine1 postalCode city } } }')
  expect(data['licenceOffers']).toEqual({ invoiceTo: { addressLine1: 'Solveien 14', postalCode: '1170', city: 'Oslo' } })
})
