import { beforeAll, describe, expect, test } from 'vitest'
import { Sweep } from '#server/files/sweep.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const password = 'Blå-dør-7'
const path = '/api/private/profile/user/departure'

interface Outcome {
  status: number
  code: string | undefined
}
const transports: Record<string, (client: Client, password: unknown) => Promise<Outcome>> = {
  REST: async (client, given) => {
    const { status, body } = await client.post(path, { password: given })
    return { status, code: body?.code }
  },
  GraphQL: async (client, given) => {
    const { errors } = await client.gql('mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { id } }', {
      password: given,
    })
    const refusal = errors?.[0]?.extensions
    return { status: refusal?.status ?? 204, code: refusal?.code }
  },
}
const leave = transports['REST']!
const known = async <T extends { userId: string }>(person: T) => {
  await world.givePassword(person, password)
  return person
}
const filed = async (estate: { id: string; owner: Client }) => {
  const fileId = await estate.owner.upload()
  const report = { reportType: 'valueRate', customName: 'Takst', fileId }
  expect((await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, report)).status).toBe(200)
  return fileId
}
const count = async (text: string, values: unknown[]) => (await world.sql(text, values)).length

describe.each(Object.keys(transports))('leaving over %s', (name) => {
  const departs = transports[name]!

  test('takes what was the person’s alone, and leaves a row without a name', async () => {
    const estate = await world.estate()
    const owner = await known(estate.owner)
    const fileId = await filed(estate)
    const guest = await estate.guest('edit')
    const [before] = await world.sql<{ email: string }>('select email from app_user where id = $1', [owner.userId])
    const upload = await owner.upload()
    await world.anonymous().post('/api/public/profile/user/login', { email: before!.email, password: 'Feil-dør-7' })

    expect(await departs(owner, password)).toEqual({ status: 204, code: undefined })
    expect((await owner.get('/api/private/estates')).status).toBe(401)
    expect(await count('select from audit_note where told = $1', [before!.email])).toBe(0)
    expect((await guest.get(`/api/private/file/${fileId}`)).body.code).toBe('entityNotFound')
    const [user] = await world.sql<Record<string, unknown>>('select * from app_user where id = $1', [owner.userId])
    expect(user).toMatchObject({ first_name: 'Slettet', phone: null, password_hash: null, identity_hash: null, address_line1: null })
    const rows = await world.sql<{ told: string }>(
      'select row_to_json(u)::text told from app_user u where id = $1 union all select row_to_json(a)::text from account a where user_id = $1',
      [owner.userId],
    )
    expect(rows.map(({ told }) => told).join()).not.toContain(before!.email)
    expect(rows.map(({ told }) => told).join()).not.toContain('Eier')
    expect(await count('select from estate where id = $1', [estate.id])).toBe(0)
    expect(await count('select from permission where account_id = $1', [guest.accountId])).toBe(0)
    expect(await count('select from file where id = any($1)', [[fileId, upload]])).toBe(0)

    const mails = await world.sql<{ template: string }>('select template from outbox_mail where to_email = $1', [before!.email])
    expect(mails).toEqual([{ template: 'accountDeleted' }])
    const entries = await world.sql('select outcome, record_id from audit_entry where operation = $1 and user_id = $2', [
      'deleteMyAccount',
      owner.userId,
    ])
    expect(entries).toEqual([{ outcome: 'done', record_id: owner.userId }])
  })

  test('needs the password, and says which field is wrong where it is missing', async () => {
    const person = await known(await world.account())
    expect(await departs(person, 'Blå-dør-8')).toEqual({ status: 422, code: 'badCurrentPassword' })
    expect(await departs(person, '')).toMatchObject({ code: 'unprocessableEntity' })
    expect((await person.get('/api/private/estates')).status).toBe(200)
  })

  test('is refused to the last administrator of a company, and to who looks after the whole system', async () => {
    const { admin, as } = await world.company()
    await known(admin)
    expect(await departs(admin, password)).toEqual({ status: 409, code: 'lastAdminInCompany' })
    await as('Admin')
    expect((await departs(admin, password)).status).toBe(204)
    const system = await known(await world.account({ isSystemAdmin: true }))
    expect(await departs(system, password)).toEqual({ status: 403, code: 'unauthorizedUser' })
  })
})

test('an estate with another owner stays with them, with its papers', async () => {
  const estate = await world.estate()
  const owner = await known(estate.owner)
  const fileId = await filed(estate)
  const other = await estate.coOwner()
  expect((await leave(owner, password)).status).toBe(204)
  expect((await other.get(`/api/private/file/${fileId}`)).status).toBe(200)
  expect(await count('select from estate_owner where estate_id = $1', [estate.id])).toBe(1)
})

test('two owners who leave at the same moment leave no estate without one', async () => {
  const estate = await world.estate()
  const people = [await known(estate.owner), await known(await estate.coOwner())]
  await Promise.all(people.map((person) => leave(person, password)))
  expect(await count('select from estate where id = $1', [estate.id])).toBe(0)
})

test('asked for many times at once it happens once, and every token is dead', async () => {
  const person = await known(await world.account())
  const { data } = await person.gql('mutation { createAccessToken(input: { name: "Skript", scope: write, days: 30 }) { token } }')
  const token = world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
  expect((await token.get('/api/private/estates')).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 5 }, () => leave(person, password)))
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect((await token.get('/api/private/estates')).status).toBe(401)
  expect(await count("select from outbox_mail where template = 'accountDeleted' and to_email like $1", [`%`])).toBeGreaterThan(0)
  expect(await count('select from access_token where account_id = $1', [person.accountId])).toBe(0)
})

test('a colleague who has left is no colleague any more, and what was uploaded for the company stays', async () => {
  const { id, admin, as } = await world.company()
  const leader = await known(await as('Leader'))
  expect((await leave(leader, password)).status).toBe(204)
  const { body } = await admin.get(`/api/private/company/${id}/users`)
  expect(JSON.stringify(body)).not.toContain(leader.accountId)
  expect((await admin.get(`/api/private/company/${id}/users/${leader.accountId}`)).body.code).toBe('entityNotFound')
  expect((await admin.put(`/api/private/company/${id}/users/${leader.accountId}`, { roles: ['COMPANY_LEADER'] })).body.code).toBe(
    'entityNotFound',
  )
})

test('the contents of files are gone after the sweeps', async () => {
  const estate = await world.estate()
  await known(estate.owner)
  const fileId = await filed(estate)
  await leave(estate.owner, password)
  const sweep = new Sweep(world.app)
  const twoDaysOn = new Date(Date.now() + 48 * 3_600_000)
  await sweep.run(twoDaysOn)
  await sweep.run(twoDaysOn)
  expect(await world.app.files.stat(fileId)).toBeUndefined()
})

test('what it would mean is told beforehand', async () => {
  const estate = await world.estate()
  const { address_line1: alone } = (
    await world.sql<{ address_line1: string }>('select address_line1 from estate where id = $1', [estate.id])
  )[0]!
  const shared = await world.estate()
  await world.own(shared.id, estate.owner.accountId)
  const { body } = await estate.owner.get(path)
  expect(body).toMatchObject({ estatesToDelete: [alone], companies: [], lastAdminIn: [], isSystemAdmin: false })
  expect(body['estatesToLeave']).toHaveLength(1)
  const { admin } = await world.company()
  const { data } = await admin.gql('{ accountDeparture { companies lastAdminIn } }')
  const told = data['accountDeparture'] as { companies: string[]; lastAdminIn: string[] }
  expect(told.lastAdminIn).toEqual(told.companies)
  expect(told.companies).toHaveLength(1)
})
