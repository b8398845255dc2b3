import { describe, expect, test } from 'vitest'
import { type SectionName, sectionNames, sectionRules } from '#schema/access/sections.ts'
import { mayOnEstate } from '#server/access/estateRights.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { mailsOnceThere, ownerAccepts } from '#tests/accounts/owning.ts'
import { companyReads } from '#tests/support/rights.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const info = '/api/private/estates/info'
const CREATE =
  'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { id may contactName owners { edges { node { name claimStatus } } } } }'

describe('an estate that a company adds for its customer', async () => {
  const world = await sharedWorld()
  let units = 0
  const input = (more: object = {}) => ({
    identityKind: 'cadastre',
    municipalityNumber: '4601',
    gnr: 970,
    bnr: ++units,
    ownershipKind: 'owned',
    addressLine1: 'Prøvelia 7',
    customerFirstName: 'Kari',
    customerLastName: 'Kunde',
    customerEmail: `kunde-${uuidv7()}@test.example`,
    ...more,
  })
  const linksOf = (estateId: string) => world.sql('select company_id "companyId", status from access_link where estate_id = $1', [estateId])
  const ownersOf = (estateId: string) =>
    world.sql<{ email: string; status: string; accountId: string; userId: string }>(
      `select u.email, o.claim_status status, a.id "accountId", u.id "userId" from estate_owner o join account a on a.id = o.account_id
        join app_user u on u.id = a.user_id where o.estate_id = $1`,
      [estateId],
    )
  /** The customer opens the link in the mail: the address is theirs. */
  const opensLink = async (email: string) => {
    await mailsOnceThere(world, email, 1)
    const [user] = await world.sql<{ id: string }>('select id from app_user where email = $1', [email])
    const token = await world.passwordToken(user!.id, { purpose: 'create' })
    const { status } = await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Grønn-port-8' })
    expect(status).toBe(204)
    return world.signIn(user!.id, null)
  }
  const mailsTo = (email: string) => world.sql<{ template: string }>('select template from outbox_mail where to_email = $1', [email])

  test('is asked about by mail; and the company may read it, over both transports', async () => {
    const company = await world.company()
    const leader = await company.as('Leader')
    const wanted = input({ ownerKind: 'COMPANY' })
    const { data, errors } = await leader.gql(CREATE, { input: wanted })
    expect(errors).toBeUndefined()
    const estate = data['createEstate'] as { id: string; may: string[] }
    expect(estate).toMatchObject({
      may: [
        ...companyReads,
        'read report-archive',
        'read moisture',
        'create maintenance-plan',
        'read maintenance-plan',
        'update maintenance-plan',
        'delete maintenance-plan',
        'read archived-tasks',
        'read maintenance-year-wheel',
        'read maintenance-participants',
        'read maintenance-economy',
        'create maintenance-reports',
        'read maintenance-reports',
        'update maintenance-reports',
        'delete maintenance-reports',
      ],
      owners: { edges: [] },
    })
    expect(await linksOf(estate.id)).toEqual([{ companyId: company.id, status: 'claimedByDefault' }])
    expect(await world.sql('select owner_kind kind from estate where id = $1', [estate.id])).toEqual([{ kind: 'COMPANY' }])
    await mailsOnceThere(world, wanted.customerEmail, 1)
    expect(await mailsTo(wanted.customerEmail)).toEqual([{ template: 'ownerInvited' }])
    const over = await company.admin.post(info, input())
    expect(over.status).toBe(201)
    const items = (await (await company.as('Professional')).get('/api/private/estates')).body['items'] as { estateId: string }[]
    expect(new Set(items.map(({ estateId }) => estateId))).toEqual(new Set([estate.id, over.body['estateId']]))
  })

  test('is the customer’s once they have said yes', async () => {
    const { admin } = await world.company()
    const wanted = input()
    const { body } = await admin.post(info, wanted)
    const estateId = String(body['estateId'])
    const customer = await opensLink(wanted.customerEmail)
    expect(await ownersOf(estateId)).toEqual([])
    await ownerAccepts(customer)
    const [owner] = await ownersOf(estateId)
    expect(owner).toMatchObject({ status: 'claimedByDefault' })
    expect((await customer.post(`/api/private/profile/user/current-user/${owner!.accountId}`)).status).toBe(200)
    expect((await customer.put(`${info}/${estateId}`, input())).status).toBe(200)
  })

  test('goes to a customer who is known by that address, once they have said yes, and changes nothing of what is known', async () => {
    const { admin } = await world.company()
    const known = await world.account({ name: 'Ola Kjent', email: `ola-${uuidv7()}@test.example`, roles: ['Customer.Guest'] })
    const [user] = await world.sql<{ email: string }>('select email from app_user where id = $1', [known.userId])
    const { body } = await admin.post(info, input({ customerEmail: user!.email.toUpperCase() }))
    expect(await ownersOf(String(body['estateId']))).toEqual([])
    await ownerAccepts(known)
    expect(await ownersOf(String(body['estateId']))).toMatchObject([{ accountId: known.accountId }])
    expect((await known.get(`/api/private/estate/${String(body['estateId'])}/details`)).status).toBe(200)
    expect(await world.sql('select name from app_user where id = $1', [known.userId])).toEqual([{ name: 'Ola Kjent' }])
  })

  test('needs its customer, and is made by those who lead', async () => {
    const company = await world.company()
    const refused = await company.admin.post(info, input({ customerEmail: null }))
    expect(refused).toMatchObject({ status: 422, body: { details: { fields: { customerEmail: 'required' } } } })
    expect(await company.admin.post(info, input({ customerLastName: '' }))).toMatchObject({
      status: 422,
      body: { details: { fields: { customerLastName: 'required' } } },
    })
    expect(await company.admin.post(info, input({ customerEmail: 'kari' }))).toMatchObject({
      status: 422,
      body: { details: { fields: { customerEmail: 'notValid' } } },
    })
    const professional = await company.as('Professional')
    expect(await professional.post(info, input())).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
  })

  test('is there once, and a second one leaves neither link nor mail', async () => {
    const [one, other] = [await world.company(), await world.company()]
    const wanted = input()
    expect((await one.admin.post(info, wanted)).status).toBe(201)
    const email = `annen-${uuidv7()}@test.example`
    expect((await other.admin.post(info, { ...wanted, customerEmail: email })).body.code).toBe('registrationEntityAlreadyExists')
    expect(await mailsTo(email)).toEqual([])
    expect(await world.sql('select from access_link where company_id = $1', [other.id])).toEqual([])
  })
})

describe('a company with an access link', async () => {
  const world = await sharedWorld()
  const link = (estateId: string, companyId: string, status: string) =>
    world.sql('insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, $3, $4)', [
      estateId,
      companyId,
      status,
      status === 'unclaimed' ? null : new Date(),
    ])
  const details = (estateId: string) => `/api/private/estate/${estateId}/details`

  test.each([
    ['claimed', 200],
    ['claimedByDefault', 200],
    ['unclaimed', 404],
  ])('that is %s', async (status, expected) => {
    const [estate, company, stranger] = [await world.estate(), await world.company(), await world.company()]
    await link(estate.id, company.id, status)
    for (const role of ['Admin', 'Leader', 'Professional'])
      expect((await (await company.as(role)).get(details(estate.id))).status).toBe(expected)
    expect((await stranger.admin.get(details(estate.id))).status).toBe(404)
    await world.sql('delete from access_link where estate_id = $1', [estate.id])
    expect((await company.admin.get(details(estate.id))).status).toBe(404)
  })

  test('may exactly what the plain rule says: told, read and changed alike', async () => {
    const [estate, company] = [await world.estate(), await world.company()]
    await link(estate.id, company.id, 'claimed')
    const rule = (action: 'read' | 'update', section: SectionName) =>
      mayOnEstate({ entries: [], roles: ['Company.Admin'], standing: 'company', estateId: estate.id, action, section })
    const { body } = await company.admin.get(details(estate.id))
    const all = sectionNames.flatMap((section) =>
      sectionRules[section].actions.map((action) => ({ action, section })).filter(({ action, section: of }) => rule(action as 'read', of)),
    )
    expect(body['may']).toEqual(all.map(({ action, section }) => `${action} ${section}`))
    expect(body['canEdit']).toBe(rule('update', 'estate'))
    const place = `/api/private/estate/${estate.id}`
    const outcome = (may: boolean) => (may ? 200 : 403)
    expect((await company.admin.get(`${place}/report-archive`)).status).toBe(outcome(rule('read', 'report-archive')))
    expect((await company.admin.get(`${place}/insurance`)).status).toBe(outcome(rule('read', 'insurance')))
    expect((await company.admin.get(`${place}/private-folder`)).status).toBe(outcome(rule('read', 'private-folder')))
    const change = { identityKind: 'cadastre', municipalityNumber: '0301', gnr: 1, bnr: 1, ownershipKind: 'owned', addressLine1: 'Ny' }
    expect((await company.admin.put(`${info}/${estate.id}`, change)).status).toBe(outcome(rule('update', 'estate')))
    expect((await company.admin.put(`${place}/report-archive`, { customName: 'Tak', fileId: await company.admin.upload() })).status).toBe(
      403,
    )
  })

  test('reads the papers that it may read, and no others', async () => {
    const [estate, company] = [await world.estate(), await world.company()]
    await link(estate.id, company.id, 'claimed')
    const place = `/api/private/estate/${estate.id}`
    const [open, closed] = [await estate.owner.upload(), await estate.owner.upload()]
    await estate.owner.put(`${place}/report-archive`, { customName: 'Tak', fileId: open })
    await estate.owner.put(`${place}/private-folder`, { customName: 'Testament', fileId: closed })
    expect((await company.admin.get(`/api/private/file/${open}`)).status).toBe(200)
    expect((await company.admin.get(`/api/private/file/${closed}`)).status).toBe(403)
  })

  test('an account’s denied read wins', async () => {
    const [estate, company] = [await world.estate(), await world.company()]
    await link(estate.id, company.id, 'claimed')
    await world.permit(company.admin.accountId, { subject: `estate/${estate.id}`, action: 'read', effect: 'deny' })
    expect((await company.admin.get(details(estate.id))).status).toBe(404)
  })
})
