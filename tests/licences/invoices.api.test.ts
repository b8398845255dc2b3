import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMail } from '#server/mail/outbox.ts'
import { pdfText } from '#tests/support/pdfText.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld({ LICENCE_PRICES: 'CUSTOMER_PLUS=123.45,COMPANY_PRO=1000' })))
afterAll(() => world.close())

const orderFields = '{ orderLicence(input: $input) { id } }'
async function order(client: Client, more: object = {}) {
  const { body } = await client.post('/api/private/purchase-order')
  const input = { type: 'CUSTOMER_PLUS', purchaseOrderId: body['purchaseOrderId'], ...more }
  const answer = await client.gql(`mutation ($input: OrderLicenceInput!) ${orderFields}`, { input })
  expect(answer.error).toBeUndefined()
}
async function orderFor(companyId: string, admin: Client, type = 'COMPANY_PRO', headers = {}) {
  const { body } = await admin.post('/api/private/purchase-order')
  const answer = await admin.post(`/api/private/company/${companyId}/license`, { type, purchaseOrderId: body['purchaseOrderId'] }, headers)
  expect(answer.status).toBe(201)
}
const invoicesOf = async (client: Client) => {
  const { data } = await client.gql('{ licenceInvoices { edges { node { number type net vat gross issuedOn dueOn url } } } }')
  return (
    data['licenceInvoices'] as {
      edges: { node: { number: number; net: number; vat: number; gross: number; issuedOn: string; dueOn: string; url: string } }[]
    }
  ).edges.map(({ node }) => node)
}
const read = async (client: Client, url: string) => pdfText((await client.get(url)).raw).replaceAll('\u00a0', ' ')

describe('an invoice', () => {
  test('comes to the price of the configuration with 25 % VAT, and is due after fourteen days', async () => {
    const client = await world.account({ name: 'Åse Nordmann' })
    await order(client, { addressLine1: 'Æresgata 4', postalCode: '5003', city: 'Bergen', reference: 'Hytta på Øya' })
    const [invoice] = await invoicesOf(client)
    expect(invoice).toMatchObject({ net: 123.45, vat: 30.86, gross: 154.31 })
    expect(Date.parse(invoice!.dueOn) - Date.parse(invoice!.issuedOn)).toBe(14 * 86_400_000)
    const { status, headers } = await client.get(invoice!.url)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const said = await read(client, invoice!.url)
    for (const text of [
      `Faktura ${invoice!.number}`,
      'MVA Foretaksregisteret',
      'Leveringssted: på nett',
      'Åse Nordmann',
      'Æresgata 4',
      '5003 Bergen',
      'Hytta på Øya',
      '154,31 kr',
      '30,86 (25 %)',
    ])
      expect(said).toContain(text)
  })

  test('is mailed with the order, in the language of the order, and attached', async () => {
    const { id, admin } = await world.company({ name: 'Øvrebø Bygg AS', address_line1: 'Åsveien 1', postal_code: '0150', city: 'Oslo' })
    await orderFor(id, admin, 'COMPANY_PRO', { 'accept-language': 'en' })
    const [mail] = await world.sql<{ id: string; to: string; template: string; language: 'en'; sealed: Buffer }>(
      `select m.id, to_email "to", template, m.language, data_sealed sealed from outbox_mail m join app_user u on u.email = m.to_email where u.id = $1`,
      [admin.userId],
    )
    const letter = readMail(world.app.config, mail!)!
    const [{ number } = { number: 0 }] = await invoicesOf(admin)
    expect(letter.subject).toBe(`Invoice ${number} from Grunnmur AS`)
    expect(letter.text.replaceAll('\u00a0', ' ')).toContain('1 250,00 kr is attached')
    expect(letter.attachments.map(({ name, type }) => [name, type])).toEqual([[`invoice-${number}.pdf`, 'application/pdf']])
    const said = pdfText(await letter.attachments[0]!.content())
    expect(said).toContain('Øvrebø Bygg AS')
    expect(said).toContain('Licence Pro')
  })

  test('numbers follow each other, whatever was refused between them', async () => {
    const client = await world.account()
    await order(client)
    const [first] = await invoicesOf(client)
    const { body } = await client.post('/api/private/purchase-order')
    const refusedOrder = { type: 'CUSTOMER_PLUS', purchaseOrderId: body['purchaseOrderId'] }
    await client.post('/api/private/profile/user/license', { ...refusedOrder, type: 'COMPANY_PRO' })
    await Promise.all(Array.from({ length: 6 }, () => client.post('/api/private/profile/user/license', refusedOrder)))
    await order(client)
    const numbers = (await invoicesOf(client)).map(({ number }) => number)
    expect(numbers).toEqual([first!.number + 2, first!.number + 1, first!.number])
  })

  test('stays as it was sent', async () => {
    await order(await world.account())
    await expect(world.sql('update licence_invoice set gross_ore = 1, net_ore = 1, vat_ore = 0')).rejects.toThrow(
      'an invoice stays as it was sent',
    )
    await expect(world.sql('delete from licence_invoice')).rejects.toThrow('an invoice stays as it was sent')
  })

  test('is for those who may order, of their own', async () => {
    const { id, admin, as } = await world.company()
    await orderFor(id, admin)
    const [{ url } = { url: '' }] = await invoicesOf(admin)
    const other = await world.company()
    expect((await (await as('Admin')).get(url)).status).toBe(200)
    expect(await (await as('Leader')).get(url)).toMatchObject({
      status: 403,
      body: { code: 'unauthorizedUser', details: { reason: 'role' } },
    })
    for (const person of [other.admin, await world.account()])
      expect(await person.get(url)).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect(await admin.get('/files/invoices/x/faktura.pdf')).toMatchObject({ status: 404 })
    expect(await world.anonymous().get(url)).toMatchObject({ status: 401 })
  })
})

describe('the offers', () => {
  const ask =
    '{ licenceOffers { mayOrder buyers invoiceTo { name organizationNumber addressLine1 } offers { type net gross heldUntil totalNet totalVat totalGross lines { kind type net } } } }'
  const offersTo = async (client: Client) => (await client.gql(ask)).data['licenceOffers']

  test('to a customer are the plans for customers, and what they come to', async () => {
    expect(await offersTo(await world.account({ name: 'Kari Nordmann' }))).toEqual({
      mayOrder: true,
      buyers: [],
      invoiceTo: { name: 'Kari Nordmann', organizationNumber: null, addressLine1: null },
      offers: [
        {
          type: 'CUSTOMER_PLUS',
          net: 123.45,
          gross: 154.31,
          heldUntil: null,
          totalNet: 123.45,
          totalVat: 30.86,
          totalGross: 154.31,
          lines: [{ kind: 'YEAR', type: 'CUSTOMER_PLUS', net: 123.45 }],
        },
      ],
    })
  })

  test('to a company show what is held, and what a bigger plan comes to now', async () => {
    const { id, admin } = await world.company({ address_line1: 'Åsveien 1' })
    await orderFor(id, admin)
    expect(await offersTo(admin)).toMatchObject({
      invoiceTo: { addressLine1: 'Åsveien 1' },
      offers: [
        { type: 'COMPANY_PRO', heldUntil: expect.any(String), totalNet: 1000 },
        { type: 'COMPANY_PRO_PLUS', heldUntil: null, net: 8900, lines: [{ kind: 'YEAR' }, { kind: 'CREDIT', type: 'COMPANY_PRO' }] },
      ],
    })
  })

  test('to others in a company say who may order', async () => {
    const { as } = await world.company()
    const boss = await world.sql<{ name: string }>(
      `select u.name from app_user u join account a on a.user_id = u.id join account_role r on r.account_id = a.id
      where r.role = 'Company.Admin' and a.company_id = (select company_id from account where id = $1)`,
      [(await as('Leader')).accountId],
    )
    expect(await offersTo(await as('Professional'))).toMatchObject({
      mayOrder: false,
      buyers: boss.map(({ name }) => name),
      invoiceTo: null,
    })
    expect(await offersTo(await world.account({ roles: ['Customer.Guest'] }))).toMatchObject({ mayOrder: false, buyers: [] })
  })
})

test('with licences switched off nobody orders, looks or adjusts', async () => {
  const off = await createWorld({ FEATURES: 'company-account-management,task-page,project-management,maintenance-plan' })
  const { id, admin } = await off.company()
  const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'feature' } } }
  for (const address of ['/api/private/purchase-order', '/api/private/profile/user/license', `/api/private/company/${id}/license`])
    for (const person of [admin, await off.account(), await off.account({ isSystemAdmin: true })])
      expect(await person.post(address)).toMatchObject(refusal)
  for (const query of [
    '{ licenceOffers { mayOrder } }',
    '{ licences { totalCount } }',
    '{ licenceInvoices { totalCount } }',
    '{ licenceHolders(searchValue: "moen") { hasMore } }',
  ])
    expect((await admin.gql(query)).error).toEqual({ code: 'unauthorizedUser', details: { reason: 'feature' } })
  expect(await admin.get(`/files/invoices/${id}/faktura.pdf`)).toMatchObject(refusal)
  expect(await off.anonymous().post('/api/private/purchase-order')).toMatchObject({ status: 401 })
  await off.close()
})
