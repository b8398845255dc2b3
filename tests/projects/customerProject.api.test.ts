import { beforeEach, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { info, ownInvitations, invitationsTo, ownerAccepts } from '#tests/accounts/owning.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { forCustomer, startingForCustomers } from './customerProject.ts'
import { builder } from './project.ts'

const START = `mutation ($input: StartProjectForCustomerInput!) { startProjectForCustomer(input: $input) {
  id name customer { accountId name } owners { name } invitedOwner { firstName email state } controlAreas { type } may
  estate { estateId addressLine1 } participants { role accountId }
} }`
const OPTIONS = '{ customerProjectOptions { customers { firstName lastName email phoneNumber } people { name leads } templates { name } } }'
const PROJECT =
  'query ($id: ID!) { project(projectId: $id) { customer { accountId name } owners { accountId name } invitedOwner { state } } }'

describe('a project for a customer who is not here yet', async () => {
  const world = await sharedWorld()
  // All of them ask from one network.
  beforeEach(() => world.sql('delete from attempt'))
  const { wanted, firm, opensLink } = startingForCustomers(world)
  const project = (id: string) => `/api/private/project/${id}`
  const thereAt = (addressLine1: string) =>
    world.sql<{ id: string; name: string; phone: string; email: string }>(
      `select id, contact_name name, contact_phone_number phone, contact_email email from estate
        where municipality_no = '4601' and address_line1 = $1`,
      [addressLine1],
    )

  test('is started with its estate in one step, and its leader works there at once', async () => {
    const { leader } = await firm()
    const input = wanted()
    const { data, errors } = await leader.gql(START, { input })
    expect(errors).toBeUndefined()
    expect(data['startProjectForCustomer']).toMatchObject({
      id: input.projectId,
      customer: { accountId: null, name: 'Kari Kunde' },
      owners: [],
      invitedOwner: { firstName: 'Kari', email: input.customerEmail, state: 'INVITED' },
      controlAreas: expect.arrayContaining([{ type: 'wetAreas' }]),
      may: expect.arrayContaining(['update project', 'update control-areas']),
      estate: { addressLine1: input.addressLine1 },
      participants: [{ role: 'ProjectManager', accountId: leader.accountId }],
    })
    const [estate] = await thereAt(input.addressLine1)
    expect(estate).toMatchObject({ name: 'Kari Kunde', phone: '+4722334455', email: input.customerEmail })
    const { controlAreas } = (await leader.get(project(input.projectId))).body as unknown as { controlAreas: { controlAreaId: string }[] }
    const area = `${project(input.projectId)}/control-areas/${controlAreas[0]!.controlAreaId}`
    const { controlPoints } = (await leader.get(area)).body as unknown as { controlPoints: { controlPointId: string }[] }
    expect((await leader.put(`${area}/control-points/${controlPoints[0]!.controlPointId}`, { isCompleted: true })).status).toBe(200)
    expect((await leader.get(`/api/private/estate/${estate!.id}/floors`)).status).toBe(200)
  })

  test('is the customer’s once they have said yes by the mail: they own the estate, and see it as the one it is for', async () => {
    const { leader } = await firm()
    const input = wanted()
    expect(await leader.post(forCustomer, input)).toMatchObject({
      status: 201,
      body: { projectId: input.projectId, customer: { accountId: null, name: 'Kari Kunde' } },
    })
    const { userId, signedIn } = await opensLink(input.customerEmail)
    expect((await signedIn.get(project(input.projectId))).status).not.toBe(200)
    const { account } = await ownerAccepts(signedIn)
    const customer = await world.signIn(userId, account.accountId)
    const theirs = { accountId: account.accountId, name: 'Kari Kunde' }
    expect((await customer.get(project(input.projectId))).body).toMatchObject({ name: 'Nytt bad', customer: theirs, owners: [theirs] })
    expect((await leader.gql(PROJECT, { id: input.projectId })).data['project']).toEqual({
      customer: theirs,
      owners: [theirs],
      invitedOwner: { state: 'ACCEPTED' },
    })
    expect((await customer.gql(PROJECT, { id: input.projectId })).data['project']).toMatchObject({ owners: [theirs], invitedOwner: null })
  })

  test('binds nobody who says no, and is called by the name that the company wrote still', async () => {
    const { leader } = await firm()
    const input = wanted()
    await leader.post(forCustomer, input)
    const { signedIn } = await opensLink(input.customerEmail)
    const [invitation] = await invitationsTo(signedIn)
    expect((await signedIn.delete(`${ownInvitations}/${invitation!.id}`)).status).toBe(204)
    expect((await leader.gql(PROJECT, { id: input.projectId })).data['project']).toEqual({
      customer: { accountId: null, name: 'Kari Kunde' },
      owners: [],
      invitedOwner: { state: 'DECLINED' },
    })
  })

  test('of another customer stays theirs when the owner says yes', async () => {
    const { leader } = await firm()
    const input = wanted()
    await leader.post(forCustomer, input)
    const [estate] = await thereAt(input.addressLine1)
    const second = { estateId: estate!.id, name: 'Tak', type: 'CUSTOM', customer: { name: 'Per Leietaker' } }
    const { body } = await leader.post('/api/private/project', second)
    await ownerAccepts((await opensLink(input.customerEmail)).signedIn)
    expect((await leader.get(project(String(body['projectId'])))).body).toMatchObject({
      customer: { accountId: null, name: 'Per Leietaker' },
    })
  })

  test('is there once, however often and whenever it is sent', async () => {
    const { leader } = await firm()
    const input = wanted()
    const sent = await Promise.all([1, 2, 3].map(() => leader.post(forCustomer, input)))
    expect(sent.map(({ status, body }) => [status, body['projectId']])).toEqual(sent.map(() => [201, input.projectId]))
    expect((await leader.gql(START, { input })).data['startProjectForCustomer']).toMatchObject({ id: input.projectId })
    expect(await thereAt(input.addressLine1)).toHaveLength(1)
    const [counted] = await world.sql<{ asked: number; points: number }>(
      `select (select count(*)::int from owner_invitation where email = $1) asked,
        (select count(*)::int from control_point where project_id = $2) points`,
      [input.customerEmail, input.projectId],
    )
    expect(counted).toEqual({ asked: 1, points: 26 })
    const colleague = await firm()
    expect((await colleague.leader.post(forCustomer, { ...wanted(), projectId: input.projectId })).status).toBe(404)
  })

  test('comes to nothing at all where any of it is refused', async () => {
    const { leader, admin } = await firm()
    const stranger = uuidv7()
    const faulty = wanted({ participants: [{ role: 'Subcontractor', accountId: stranger }] })
    const fields = (found: object) => ({ status: 422, body: { details: { fields: found } } })
    expect(await leader.post(forCustomer, faulty)).toMatchObject(fields({ 'participants[0].accountId': 'notValid' }))
    const own = wanted({ customerEmail: await emailOf(world, admin) })
    expect(await leader.post(forCustomer, own)).toMatchObject(fields({ customerEmail: 'notValid' }))
    const owner = wanted({ participants: [{ role: 'Owner', accountId: leader.accountId }] })
    expect(await leader.post(forCustomer, owner)).toMatchObject(fields({ 'participants[0].accountId': 'notValid' }))
    for (const { addressLine1, customerEmail } of [faulty, own, owner]) {
      expect(await thereAt(addressLine1)).toEqual([])
      expect(await world.sql('select from owner_invitation where email = $1', [customerEmail])).toEqual([])
    }
    const taken = wanted()
    expect((await admin.post(info, taken)).status).toBe(201)
    const again = wanted({ bnr: taken.bnr, addressLine1: 'Tatt 1' })
    expect(await leader.post(forCustomer, again)).toMatchObject({ status: 409, body: { code: 'registrationEntityAlreadyExists' } })
    expect(await mailsTo(world, again.customerEmail)).toEqual([])
  })

  test.each([
    ['projectId', { projectId: null }, 'required'],
    ['customerEmail', { customerEmail: 'kari' }, 'notValid'],
    ['customerEmail', { customerEmail: null }, 'required'],
    ['customerLastName', { customerLastName: ' ' }, 'required'],
    ['customerPhoneNumber', { customerPhoneNumber: 'ring meg' }, 'notValid'],
    ['addressLine1', { addressLine1: '' }, 'required'],
    ['gnr', { gnr: null }, 'required'],
    ['name', { name: '' }, 'required'],
    ['endDate', { startDate: '2026-05-02', endDate: '2026-05-01' }, 'notValid'],
  ])('says what is wrong with %s', async (field, values, reason) => {
    const { leader } = await firm()
    expect(await leader.post(forCustomer, wanted(values))).toMatchObject({
      status: 422,
      body: { details: { fields: { [field]: reason } } },
    })
  })

  test('is for those who lead a company with a licence for projects', async () => {
    const { professional, admin } = await builder(world, await world.estate())
    const unlicensed = await firm({ licence: false })
    const refused = [professional, await world.account({ roles: ['Customer.Owner'] }), unlicensed.leader]
    for (const by of refused) {
      expect((await by.post(forCustomer, wanted())).status).toBe(403)
      expect((await by.get(forCustomer)).status).toBe(403)
    }
    expect((await unlicensed.leader.post(forCustomer, wanted())).body).toMatchObject({ details: { reason: 'licence' } })
    expect((await world.anonymous().post(forCustomer, wanted())).status).toBe(401)
    expect((await admin.post(forCustomer, wanted())).status).toBe(201)
  })

  test('takes a token that was made for projects and for estates', async () => {
    const { leader } = await firm()
    const token = async (areas: string[]) => {
      const { data } = await leader.gql(
        'mutation ($areas: [TokenArea!]) { createAccessToken(input: { name: "Skript", scope: write, days: 1, areas: $areas }) { token } }',
        { areas },
      )
      return world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
    }
    const refused = { status: 403, body: { details: { reason: 'scope' } } }
    for (const areas of [['projects'], ['estates']]) expect(await (await token(areas)).post(forCustomer, wanted())).toMatchObject(refused)
    expect((await (await token(['projects', 'estates'])).post(forCustomer, wanted())).status).toBe(201)
  })

  test('offers the customers that the company has asked before, each as it wrote them last, and no other’s', async () => {
    const { leader } = await firm()
    const first = wanted({ customerFirstName: 'Karoline' })
    const second = wanted({ customerEmail: first.customerEmail.toUpperCase(), customerPhoneNumber: '+4799887766' })
    const refusing = wanted()
    for (const input of [first, second, refusing]) expect((await leader.post(forCustomer, input)).status).toBe(201)
    await world.sql("update owner_invitation set state = 'declined', is_for_good = true where email = $1", [refusing.customerEmail])
    const { data } = await leader.gql(OPTIONS)
    expect(data['customerProjectOptions']).toMatchObject({
      customers: [{ firstName: 'Kari', lastName: 'Kunde', phoneNumber: '+4799887766' }],
      people: expect.arrayContaining([expect.objectContaining({ leads: true })]),
      templates: [],
    })
    expect((await (await firm()).leader.get(forCustomer)).body).toMatchObject({ customers: [] })
    await world.sql('delete from access_link l using owner_invitation i where i.email = $1 and l.estate_id = i.estate_id', [
      first.customerEmail,
    ])
    expect((await leader.get(forCustomer)).body).toMatchObject({ customers: [{ firstName: 'Kari', phoneNumber: null }] })
  })

  test('on an estate that did not let the company in is not started, and nothing is told of it', async () => {
    const { leader } = await firm()
    const { id } = await world.estate()
    expect((await leader.gql('query ($id: ID!) { projectOptions(estateId: $id) { customers { name } } }', { id })).errors).toMatchObject([
      { extensions: { status: 404 } },
    ])
  })
})
