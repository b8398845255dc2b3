import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { companyAsked, linksOf, planned, requestsOf, supplierOf } from './accessLinks.ts'

const REQUEST = `mutation ($estateId: ID!, $supplierId: ID!) {
  requestSupplierAccess(input: { estateId: $estateId, supplierId: $supplierId }) { id status companyId companyName organizationNumber supplierId claimedAt } }`
const CLAIM =
  'mutation ($estateId: ID!, $linkId: ID!) { claimAccessLink(input: { estateId: $estateId, linkId: $linkId }) { id status claimedAt } }'
const DELETE = 'mutation ($estateId: ID!, $linkId: ID!) { deleteAccessLink(input: { estateId: $estateId, linkId: $linkId }) { id } }'
const LIST = 'query ($estateId: ID!) { accessLinks(estateId: $estateId) { totalCount edges { node { id status companyName } } } }'

const mailsOf = (world: World, template: string, to: string) =>
  world.sql<{ language: string }>('select language from outbox_mail where template = $1 and to_email = $2', [template, to])
const emailOf = async (world: World, { userId }: { userId: string }) =>
  (await world.sql<{ email: string }>('select email from app_user where id = $1', [userId]))[0]!.email

describe('access for a supplier', async () => {
  const world = await sharedWorld()
  test('is asked for, and told to whoever may claim it and to the supplier, once each', async () => {
    const estate = await planned(world)
    const { admin, supplier, linkId, number } = await companyAsked(world, estate)
    expect(linkId).toBeTruthy()
    expect(await mailsOf(world, 'accessRequested', await emailOf(world, admin))).toEqual([{ language: 'nb' }])
    expect(await mailsOf(world, 'accessRequested', supplier.email)).toHaveLength(1)
    const again = await estate.owner.post(requestsOf(estate), { supplierId: supplier.id })
    expect(again).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
    const sameCompany = await supplierOf(world, estate, { number })
    expect((await estate.owner.post(requestsOf(estate), { supplierId: sameCompany.id })).body.code).toBe('entityAlreadyExists')
    expect(await mailsOf(world, 'accessRequested', sameCompany.email)).toEqual([])
  })

  test('asked for by everybody at once is asked for once', async () => {
    const estate = await planned(world)
    const company = await world.company({ organization_number: '312000017' })
    const supplier = await supplierOf(world, estate, { number: '312000017' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => estate.owner.gql(REQUEST, { estateId: estate.id, supplierId: supplier.id })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const done = answers.find(({ errors }) => !errors)!
    expect(done.data['requestSupplierAccess']).toMatchObject({
      status: 'unclaimed',
      companyId: company.id,
      organizationNumber: '312000017',
      supplierId: supplier.id,
      claimedAt: null,
    })
    expect(await mailsOf(world, 'accessRequested', supplier.email)).toHaveLength(1)
  })

  test('waits for a company that is not registered here, and finds it', async () => {
    const estate = await planned(world)
    const supplier = await supplierOf(world, estate, { number: '312000025' })
    const { status, body } = await estate.owner.post(requestsOf(estate), { supplierId: supplier.id })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'unclaimed', companyId: null, companyName: supplier.name, organizationNumber: '312000025' },
    })
    expect(await mailsOf(world, 'accessRequested', supplier.email)).toHaveLength(1)
    expect((await estate.owner.post(requestsOf(estate), { supplierId: supplier.id })).status).toBe(409)
    const company = await world.company({ organization_number: '312000025' })
    expect((await company.admin.get(linksOf(estate))).body).toMatchObject({ totalCount: 1, items: [{ linkId: body['linkId'] }] })
    expect((await company.admin.post(`${linksOf(estate)}/${String(body['linkId'])}`)).status).toBe(200)
  })

  test('goes to the company that the supplier is, as long as nobody has claimed it', async () => {
    const estate = await planned(world)
    const { admin, supplier, linkId } = await companyAsked(world, estate)
    const other = await world.company({ organization_number: '312000033' })
    await world.sql('update maintenance_supplier set organization_number = $2 where id = $1', [supplier.id, '312000033'])
    expect((await admin.post(`${linksOf(estate)}/${linkId}`)).status).toBe(404)
    expect((await other.admin.post(`${linksOf(estate)}/${linkId}`)).status).toBe(200)
    await world.sql('delete from maintenance_supplier where id = $1', [supplier.id])
    expect((await estate.owner.get(linksOf(estate))).body).toMatchObject({ items: [{ linkId, supplierId: null, status: 'claimed' }] })
  })

  test('that nobody has claimed goes with its supplier', async () => {
    const estate = await planned(world)
    const [known, unknown] = [await companyAsked(world, estate), await supplierOf(world, estate, { number: '312000041' })]
    await estate.owner.post(requestsOf(estate), { supplierId: unknown.id })
    await world.sql('delete from maintenance_supplier where id = any($1)', [[known.supplier.id, unknown.id]])
    expect((await estate.owner.get(linksOf(estate))).body).toMatchObject({ totalCount: 0 })
  })

  test('needs a number to be recognised by, a supplier of one’s own, and a licence', async () => {
    const [estate, another] = [await planned(world), await planned(world)]
    const numberless = await supplierOf(world, estate)
    expect(await estate.owner.post(requestsOf(estate), { supplierId: numberless.id })).toMatchObject({
      status: 409,
      body: { code: 'cannotHandleTheRequest', details: { reason: 'notRegistered' } },
    })
    const strange = await supplierOf(world, another, { number: '312000050' })
    for (const supplierId of [strange.id, uuidv7(), 'x'])
      expect(await estate.owner.post(requestsOf(estate), { supplierId })).toMatchObject({
        status: 422,
        body: { details: { fields: { supplierId: 'notValid' } } },
      })
    expect(await estate.owner.post(requestsOf(estate), {})).toMatchObject({
      status: 422,
      body: { details: { fields: { supplierId: 'required' } } },
    })
    const unpaid = await world.estate()
    const { id: supplierId } = await supplierOf(world, unpaid, { number: '312000068' })
    expect(await unpaid.owner.post(requestsOf(unpaid), { supplierId })).toMatchObject({
      status: 403,
      body: { details: { reason: 'licence' } },
    })
    expect((await (await estate.guest('edit')).post(requestsOf(estate), { supplierId: numberless.id })).status).toBe(403)
    expect((await another.owner.post(requestsOf(estate), { supplierId: numberless.id })).status).toBe(404)
  })
})

describe('a link that waits for its company', async () => {
  const world = await sharedWorld()

  test('is seen by those who lead it, and gives nothing else yet', async () => {
    const estate = await planned(world)
    const { admin, as, linkId } = await companyAsked(world, estate)
    const [leader, professional] = [await as('Leader'), await as('Professional')]
    for (const person of [admin, leader]) {
      expect((await person.get(linksOf(estate))).body).toMatchObject({ totalCount: 1, items: [{ linkId, status: 'unclaimed' }] })
      expect((await person.gql(LIST, { estateId: estate.id })).data['accessLinks']).toMatchObject({ totalCount: 1 })
      expect((await person.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
      expect((await person.get(`/api/private/maintenance-plans/estate-plans/${estate.id}/maintenance-plan-buildings`)).status).toBe(404)
    }
    expect((await professional.get(linksOf(estate))).status).toBe(404)
    expect((await (await world.company()).admin.get(linksOf(estate))).status).toBe(404)
  })

  test('is claimed by an administrator or a leader, once, and the owner is told', async () => {
    const estate = await planned(world)
    const { as, linkId } = await companyAsked(world, estate)
    const url = `${linksOf(estate)}/${linkId}`
    expect(await (await as('Professional')).post(url)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    expect(await estate.owner.post(url)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
    const leader = await as('Leader')
    expect(await leader.post(url)).toMatchObject({
      status: 200,
      body: { linkId, status: 'claimed', claimedAt: expect.any(String) as string },
    })
    expect(await leader.post(url)).toMatchObject({ status: 409, body: { code: 'entityAlreadyExists' } })
    expect((await leader.get(`/api/private/estate/${estate.id}/details`)).status).toBe(200)
    expect(await mailsOf(world, 'accessAnswered', await emailOf(world, estate.owner))).toHaveLength(1)
  })

  test('claimed by two at the same moment is claimed by one', async () => {
    const estate = await planned(world)
    const { admin, as, linkId } = await companyAsked(world, estate)
    const people = [admin, await as('Leader'), await as('Admin')]
    const answers = await Promise.all(people.map((person) => person.gql(CLAIM, { estateId: estate.id, linkId })))
    const refusals = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])
    expect(refusals).toEqual(['entityAlreadyExists', 'entityAlreadyExists'])
  })

  test('of another company, or of another estate, is not found', async () => {
    const [estate, another] = [await planned(world), await planned(world)]
    const { admin, linkId } = await companyAsked(world, estate)
    const stranger = await world.company()
    expect((await stranger.admin.post(`${linksOf(estate)}/${linkId}`)).status).toBe(404)
    expect((await admin.post(`${linksOf(another)}/${linkId}`)).status).toBe(404)
    expect((await admin.post(`${linksOf(estate)}/x`)).status).toBe(404)
    expect((await world.anonymous().post(`${linksOf(estate)}/${linkId}`)).status).toBe(401)
  })
})

describe('a link is ended', async () => {
  const world = await sharedWorld()

  test('by an administrator of its company, who declines or leaves; nobody else there does', async () => {
    const estate = await planned(world)
    const [asked, claimed] = [await companyAsked(world, estate), await companyAsked(world, estate)]
    await claimed.admin.post(`${linksOf(estate)}/${claimed.linkId}`)
    for (const { as, linkId } of [asked, claimed])
      for (const role of ['Leader', 'Professional'])
        expect((await (await as(role)).delete(`${linksOf(estate)}/${linkId}`)).body.code).toBe('authorizationFailure')
    expect((await asked.admin.gql(DELETE, { estateId: estate.id, linkId: asked.linkId })).errors).toBeUndefined()
    expect((await claimed.admin.delete(`${linksOf(estate)}/${claimed.linkId}`)).status).toBe(204)
    expect((await claimed.admin.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
    expect((await estate.owner.get(linksOf(estate))).body).toMatchObject({ totalCount: 0 })
    expect(await mailsOf(world, 'accessAnswered', await emailOf(world, estate.owner))).toHaveLength(2)
    expect((await estate.owner.post(requestsOf(estate), { supplierId: asked.supplier.id })).status).toBe(201)
  })

  test('by an owner, also one that the company has by default; the company itself does not end that', async () => {
    const [estate, company] = [await planned(world), await world.company()]
    const [link] = await world.sql<{ id: string }>(
      "insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimedByDefault', now()) returning id",
      [estate.id, company.id],
    )
    const url = `${linksOf(estate)}/${link!.id}`
    expect(await company.admin.delete(url)).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    expect((await company.admin.post(url)).status).toBe(409)
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await company.admin.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
  })

  test('and is listed to the owners with its company, page by page, and not to their guests', async () => {
    const estate = await planned(world)
    const made = [await companyAsked(world, estate), await companyAsked(world, estate), await companyAsked(world, estate)]
    const { body } = await estate.owner.get(`${linksOf(estate)}?page=2&pageSize=2`)
    expect(body).toMatchObject({ totalCount: 3, totalPages: 2, items: [{ linkId: made[0]!.linkId, organizationNumber: made[0]!.number }] })
    expect((await (await estate.guest('edit')).get(linksOf(estate))).status).toBe(403)
    expect((await (await world.account()).get(linksOf(estate))).status).toBe(404)
    expect((await world.anonymous().get(linksOf(estate))).status).toBe(401)
  })
})
