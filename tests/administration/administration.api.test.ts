import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const at = '/api/private/administration'
const systemAdmin = () => world.account({ isSystemAdmin: true })
const listed = (body: unknown) => (body as { items?: unknown[] }).items ?? body

test('everything in figures, for system administrators alone', async () => {
  const admin = await systemAdmin()
  const { status, body } = await admin.get(at)
  expect(status).toBe(200)
  expect(Object.values(body).every((figure) => typeof figure === 'number')).toBe(true)
  expect(await (await world.account()).get(at)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
})

describe('users', () => {
  test('are found by name and address, with how far they have come', async () => {
    const admin = await systemAdmin()
    const { userId } = await world.account({ name: 'Tuva Fjellheim' })
    const { data } = await admin.gql(
      '{ administeredUsers(search: "fjellheim tuva") { nodes { id name state isIdentityProven isSystemAdmin companies ownedCount } } }',
    )
    expect(data).toEqual({
      administeredUsers: {
        nodes: [
          {
            id: userId,
            name: 'Tuva Fjellheim',
            state: 'PROVEN',
            isIdentityProven: false,
            isSystemAdmin: false,
            companies: [],
            ownedCount: 0,
          },
        ],
      },
    })
    expect(await admin.get(`${at}/users?searchQuery=fjellheim&state=INVITED`)).toMatchObject({ status: 200, body: { items: [] } })
  })

  test('come a page at a time', async () => {
    const admin = await systemAdmin()
    for (const first of ['Ask', 'Bo', 'Cato']) await world.account({ name: `${first} Sidevis` })
    const page =
      'query ($after: String) { administeredUsers(search: "sidevis", first: 2, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }'
    const { data } = await admin.gql(page)
    const { nodes, pageInfo, totalCount } = data['administeredUsers'] as {
      totalCount: number
      nodes: { name: string }[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
    expect([totalCount, nodes.map(({ name }) => name), pageInfo.hasNextPage]).toEqual([3, ['Cato Sidevis', 'Bo Sidevis'], true])
    const { data: rest } = await admin.gql(page, { after: pageInfo.endCursor })
    expect(rest).toMatchObject({ administeredUsers: { nodes: [{ name: 'Ask Sidevis' }], pageInfo: { hasNextPage: false } } })
  })
})

describe('mails', () => {
  test('tell recipient, kind and state, and nothing that was written', async () => {
    const admin = await systemAdmin()
    await world.sql(
      `insert into outbox_mail (to_email, template, language, data_sealed, attempts, failed_at, failure)
        values ('vilde.mottaker@test.example', 'resetPassword', 'nb', 'hemmelig', 3, now(), '550')`,
    )
    const { status, body } = await admin.get(`${at}/mails?searchQuery=vilde.mottaker`)
    expect(status).toBe(200)
    const [mail] = listed(body) as Record<string, unknown>[]
    expect(mail).toMatchObject({
      toEmail: 'vilde.mottaker@test.example',
      kind: 'resetPassword',
      state: 'FAILED',
      attempts: 3,
      failure: '550',
    })
    expect(Object.keys(mail!).toSorted()).toEqual(
      ['id', 'toEmail', 'kind', 'language', 'state', 'attempts', 'failure', 'createdAt', 'sentAt'].toSorted(),
    )
    const { data } = await admin.gql('{ sentMails(search: "vilde.mottaker", state: SENT) { nodes { id } } }')
    expect(data).toEqual({ sentMails: { nodes: [] } })
  })
})

test('licences are found by who holds them, running or not', async () => {
  const admin = await systemAdmin()
  const { accountId } = await world.account({ name: 'Lars Lisensholder' })
  await world.sql("insert into licence (account_id, plan, valid_to) values ($1, 'CUSTOMER_PLUS', now() + interval '9 days')", [accountId])
  const { data } = await admin.gql('{ administeredLicences(search: "lisensholder") { nodes { type holderName isRunning invoiceNumber } } }')
  expect(data).toEqual({
    administeredLicences: { nodes: [{ type: 'CUSTOMER_PLUS', holderName: 'Lars Lisensholder', isRunning: true, invoiceNumber: null }] },
  })
  expect(await admin.get(`${at}/licences?searchQuery=lisensholder&isRunning=false`)).toMatchObject({ status: 200, body: { items: [] } })
})

test('the log tells who did what, and is found by the address of an estate', async () => {
  const admin = await systemAdmin()
  const estate = await world.estate()
  const { errors } = await estate.owner.gql(
    'mutation ($estateId: ID!) { saveFloor(input: { estateId: $estateId, type: groundFloor, name: "Første" }) { id } }',
    { estateId: estate.id },
  )
  expect(errors).toBe(undefined)
  const { body } = await admin.get(`${at}/audit?searchQuery=${estate.id}&outcome=done`)
  expect(listed(body)).toMatchObject([{ estateId: estate.id, outcome: 'done', actorName: expect.any(String) as unknown }])
})

test('storage tells whose files weigh most', async () => {
  const admin = await systemAdmin()
  const { id } = await world.company({ name: 'Tungt Lager AS' })
  await world.sql('insert into storage (holder_id, bytes) values ($1, 123456789)', [id])
  expect(listed((await admin.get(`${at}/storage?searchQuery=tungt`)).body)).toEqual([
    { id, kind: 'COMPANY', name: 'Tungt Lager AS', bytes: 123456789, fileCount: 0 },
  ])
})

test('jobs tell what runs by itself and what fails, and nothing of what they carry', async () => {
  const admin = await systemAdmin()
  await world.sql(
    `insert into pgboss.job (name, state, data, output, retry_count) values ('audit-seal', 'failed', '{"id":"x"}', '{"message":"hemmelig"}', 20)`,
  )
  const { status, body } = await admin.get(`${at}/jobs?searchValue=audit`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    queues: expect.arrayContaining([expect.objectContaining({ name: 'audit-seal', schedule: '30 4 * * *' })]) as unknown,
  })
  expect(body['failing']).toContainEqual(expect.objectContaining({ queue: 'audit-seal', isGivenUp: true, attempts: 20 }))
  expect(JSON.stringify(body)).not.toContain('hemmelig')
})

test('companies come fifty at a time', async () => {
  const admin = await systemAdmin()
  const { status, body } = await admin.get(`${at}/companies?page=9999`)
  expect([status, body]).toMatchObject([200, { companies: [], hasMore: false }])
  expect(await admin.get(`${at}/companies?page=0`)).toMatchObject({ status: 400, body: { details: { fields: { page: 'notValid' } } } })
})
