import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const address = (id = '') => `/api/private/subcontractor${id && `/${id}`}`
const electrician = {
  name: 'Solvang Elektro AS',
  organizationNumber: '215503623',
  trade: 'electrician',
  contactName: 'Eli Strøm',
  email: 'eli@solvang.example',
  phone: '68050130',
}
const create = 'mutation ($input: CreateSubcontractorInput!) { createSubcontractor(input: $input) { id companyId version } }'
const update = 'mutation ($input: UpdateSubcontractorInput!) { updateSubcontractor(input: $input) { id name version } }'
const missing = { status: 404, body: { code: 'entityNotFound' } }
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id'])

describe('the subcontractors of a company', () => {
  test('are added by leader and administrator, and read by all its people, by name', async () => {
    const { admin, as } = await world.company()
    const [leader, professional] = [await as('Leader'), await as('Professional')]
    expect(await leader.post(address(), electrician)).toMatchObject({ status: 201, body: { ...electrician, companyId: null, version: 1 } })
    const { data } = await admin.gql(create, { input: { ...electrician, name: 'Aamot Rør', organizationNumber: '307 819 309' } })
    expect(data).toMatchObject({ createSubcontractor: { version: 1 } })
    for (const person of [admin, leader, professional]) {
      expect(await person.get(address())).toMatchObject({
        status: 200,
        body: { items: [{ name: 'Solvang Elektro AS' }, { name: 'Aamot Rør', organizationNumber: '307819309' }], totalCount: 2 },
      })
      const { data: listed } = await person.gql('{ subcontractors(first: 1) { totalCount edges { node { name } } } }')
      expect(listed).toMatchObject({ subcontractors: { totalCount: 2, edges: [{ node: { name: 'Solvang Elektro AS' } }] } })
    }
    expect((await admin.get(`${address()}?page=2&pageSize=1`)).body).toMatchObject({ items: [{ name: 'Aamot Rør' }], totalPages: 2 })
  })

  test('are changed', async () => {
    const { admin, as } = await world.company()
    const id = idOf(await admin.post(address(), electrician))
    const leader = await as('Leader')
    expect(await leader.put(address(id), { ...electrician, phone: null, trade: 'plumber' })).toMatchObject({
      status: 200,
      body: { id, trade: 'plumber', phone: null, version: 2 },
      headers: { etag: '"v2"' },
    })
    const { data } = await admin.gql(update, { input: { id, version: 2, ...electrician, name: 'Solvang AS' } })
    expect(data).toEqual({ updateSubcontractor: { id, name: 'Solvang AS', version: 3 } })
    expect((await admin.gql('query ($id: ID!) { subcontractor(id: $id) { name } }', { id })).data).toEqual({
      subcontractor: { name: 'Solvang AS' },
    })
  })

  test('are tied to the company of their number, whichever comes first', async () => {
    const { admin } = await world.company()
    const first = await world.company({ organization_number: '210000003' })
    const here = { ...electrician, organizationNumber: '210000003' }
    const added = await admin.post(address(), here)
    expect(added).toMatchObject({ status: 201, body: { companyId: first.id } })
    const later = idOf(await admin.post(address(), { ...electrician, organizationNumber: '210000011' }))
    const second = await world.company({ organization_number: '210000011' })
    const asked = 'query ($id: ID!) { subcontractor(id: $id) { companyId company { id name } } }'
    expect((await admin.gql(asked, { id: later })).data).toMatchObject({
      subcontractor: { companyId: second.id, company: { id: second.id } },
    })
    await admin.put(address(idOf(added)), { ...here, organizationNumber: '210000038' })
    expect((await admin.gql(asked, { id: idOf(added) })).data).toEqual({ subcontractor: { companyId: null, company: null } })
  })

  test('are never one’s own company, and each of them once', async () => {
    const { admin } = await world.company({ organization_number: '210000046' })
    const own = { status: 422, body: { code: 'cannotAddOwnCompany', details: { fields: { organizationNumber: 'cannotAddOwnCompany' } } } }
    expect(await admin.post(address(), { ...electrician, organizationNumber: '210000046' })).toMatchObject(own)
    const id = idOf(await admin.post(address(), electrician))
    expect(await admin.put(address(id), { ...electrician, organizationNumber: '210 000 046' })).toMatchObject(own)
    const twice = { code: 'entityAlreadyExists', details: { fields: { organizationNumber: 'entityAlreadyExists' } } }
    expect(await admin.post(address(), { ...electrician, name: 'Samme' })).toMatchObject({ status: 409, body: twice })
    expect((await admin.gql(create, { input: electrician })).error).toEqual(twice)
    const other = idOf(await admin.post(address(), { ...electrician, organizationNumber: '210000038' }))
    expect(await admin.put(address(other), electrician)).toMatchObject({ status: 409, body: twice })
    expect((await (await world.company()).admin.post(address(), electrician)).status).toBe(201)
  })

  test('that are added by ten hands at once stand there once', async () => {
    const { admin } = await world.company()
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.post(address(), electrician)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'entityAlreadyExists')).toHaveLength(9)
  })

  test('that are sent twice with one key are answered twice and added once', async () => {
    const { admin } = await world.company()
    const key = { 'Idempotency-Key': uuidv7() }
    const answers = [await admin.post(address(), electrician, key), await admin.post(address(), electrician, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
  })

  test('that somebody else has changed are not written over', async () => {
    const { admin, as } = await world.company()
    const id = idOf(await admin.post(address(), electrician))
    const leader = await as('Leader')
    const answers = await Promise.all(
      [admin, leader].map((person, i) => person.put(address(id), { ...electrician, name: `Navn ${i}` }, { 'If-Match': '"v1"' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ details: { reason: 'stale' } })
    expect((await admin.gql(update, { input: { id, version: 1, ...electrician } })).error).toMatchObject({ details: { reason: 'stale' } })
  })

  test('name the fields at fault', async () => {
    const { admin } = await world.company()
    const wrong = { name: ' ', organizationNumber: '123456789', trade: 'wizard', email: 'x', phone: '1' }
    expect(await admin.post(address(), wrong)).toMatchObject({
      status: 422,
      body: {
        details: {
          fields: { name: 'required', organizationNumber: 'notValid', trade: 'notValid', email: 'notValid', phone: 'notValid' },
        },
      },
    })
    expect(await admin.post(address(), {})).toMatchObject({
      body: { details: { fields: { name: 'required', organizationNumber: 'required', trade: 'required' } } },
    })
  })

  test('are not added by professionals, and not seen by customers', async () => {
    const { admin, as } = await world.company()
    const id = idOf(await admin.post(address(), electrician))
    const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
    const professional = await as('Professional')
    expect(await professional.post(address(), electrician)).toMatchObject(refusal)
    expect(await professional.put(address(id), electrician)).toMatchObject(refusal)
    const customer = await world.account()
    expect(await customer.get(address())).toMatchObject(refusal)
    expect(await customer.post(address(), electrician)).toMatchObject(refusal)
    expect(await world.anonymous().get(address())).toMatchObject({ status: 401 })
  })

  test('of another company do not exist', async () => {
    const { id: companyId, admin } = await world.company()
    const other = await world.company()
    const id = idOf(await admin.post(address(), electrician))
    for (const unknown of [id, uuidv7(), 'x']) expect(await other.admin.put(address(unknown), electrician)).toMatchObject(missing)
    expect((await other.admin.get(address())).body).toMatchObject({ items: [], totalCount: 0 })
    const { error } = await other.admin.gql('query ($companyId: ID!) { subcontractors(companyId: $companyId) { totalCount } }', {
      companyId,
    })
    expect(error).toMatchObject({ code: 'entityNotFound' })
    expect(await other.admin.post(address(), { ...electrician, companyId })).toMatchObject(missing)
  })
})
