import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { DELETE, listed, report, SAVE, saved } from '../estates/reportArchive.ts'

/** Room for ten such documents, not for eleven. */
const roomFor = (count: number) => String((count * pdf.length + 10) / 1024 ** 3)
const document = '/api/private/temporary-document'
let world: World
beforeAll(async () => {
  world = await createWorld({ STORAGE_GB: roomFor(10) })
})
afterAll(() => world.close())

/** What lies with every holder, as its files say it. */
const held = `select coalesce(estate_id, company_id, owner_account_id) holder_id, sum(size)::bigint bytes from file group by 1 order by 1`
const counted = 'select * from storage where bytes <> 0 order by 1'

test('of fifty uploads at once, as many are kept as there is room for', async () => {
  const person = await world.account()
  const sent = await Promise.all(Array.from({ length: 50 }, (_, n) => person.sendFile(document, `rapport ${n}.pdf`, pdf)))
  const refused = sent.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(40)
  for (const { status, body } of refused) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'noRoom' } })
  }
  const [row] = await world.sql<{ count: number }>('select count(*)::int count from file where owner_account_id = $1', [person.accountId])
  expect(row!.count).toBe(10)
})

test('what is deleted makes room again', async () => {
  const person = await world.account()
  const first = await person.sendFile(document, 'en.pdf', pdf)
  for (let n = 1; n < 10; n++) await person.sendFile(document, 'flere.pdf', pdf)
  expect((await person.sendFile(document, 'for mye.pdf', pdf)).status).toBe(409)
  await person.gql('mutation ($id: ID!) { deleteUpload(input: { id: $id }) { id } }', { id: first.body['id'] })
  expect((await person.sendFile(document, 'plass.pdf', pdf)).status).toBe(200)
})

test('a record takes what it holds along to its estate, which has room of its own', async () => {
  const estate = await world.estate()
  for (let n = 0; n < 10; n++) await saved(estate)
  const full = await estate.owner.gql(SAVE, { input: await report(estate) })
  expect(full.error).toEqual({ code: 'cannotHandleTheRequest', details: { reason: 'noRoom' } })
  const { edges } = await listed(estate)
  await estate.owner.gql(DELETE, { estateId: estate.id, id: edges[0]!.node.id })
  const before = await estate.owner.gql(SAVE, { input: await report(estate) })
  expect(before.error, 'what can be had back takes up room').toMatchObject({ details: { reason: 'noRoom' } })
  const deleted = `/api/private/estate/${estate.id}/deleted`
  const { body } = await estate.owner.get(deleted)
  await estate.owner.post(`${deleted}/end`, { ids: [body[0]!['id']] })
  expect((await estate.owner.gql(SAVE, { input: await report(estate) })).error).toBeUndefined()
})

test('what is counted is what the files say', async () => {
  expect(await world.sql(counted)).toEqual(await world.sql(held))
})
