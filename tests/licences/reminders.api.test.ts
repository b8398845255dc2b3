import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfEnds } from '#server/licences/licences/reminders.ts'
import { readMail } from '#server/mail/outbox.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const remind = () => remindOfEnds(world.app)
const licence = async (column: string, id: string, plan: string, endsIn: string, from = `now() - interval '300 days'`) =>
  world.sql(`insert into licence (${column}, plan, valid_from, valid_to) values ($1, $2, ${from}, now() + interval '${endsIn}')`, [
    id,
    plan,
  ])
const emailOf = async ({ userId }: { userId: string }) =>
  (await world.sql<{ email: string }>('select email from app_user where id = $1', [userId]))[0]!.email
const mailsTo = async (person: { userId: string }) => {
  const found = await world.sql<{ id: string; to: string; template: string; language: 'nb' | 'en'; sealed: Buffer }>(
    `select id, to_email "to", template, language, data_sealed sealed from outbox_mail where to_email = $1 order by id`,
    [await emailOf(person)],
  )
  return found.map((mail) => readMail(world.app.config, mail)!)
}
const closer = (person: { accountId: string }, by: string) =>
  world.sql(`update licence set valid_to = valid_to - interval '${by}' where account_id = $1`, [person.accountId])

test('who holds a licence is told thirty days ahead, and seven, and never twice', async () => {
  const client = await world.account({ name: 'Kari Nordmann' })
  await licence('account_id', client.accountId, 'CUSTOMER_PLUS', '31 days')
  await remind()
  expect(await mailsTo(client)).toEqual([])
  await closer(client, '1 day')
  await remind()
  await remind()
  expect(await mailsTo(client)).toMatchObject([{ subject: expect.stringMatching(/^Lisensen Pluss går ut \d\d\.\d\d\.\d{4}$/) }])
  await closer(client, '23 days')
  await Promise.all([remind(), remind(), remind()])
  await remind()
  expect(await mailsTo(client)).toHaveLength(2)
  await closer(client, '8 days')
  await remind()
  expect(await mailsTo(client)).toHaveLength(2)
})

test('a licence with a week left is told of once', async () => {
  const client = await world.account()
  await licence('account_id', client.accountId, 'CUSTOMER_PLUS', '5 days')
  await remind()
  await remind()
  expect(await mailsTo(client)).toHaveLength(1)
})

test('nobody is told of an end that something follows', async () => {
  const client = await world.account()
  await licence('account_id', client.accountId, 'CUSTOMER_PLUS', '5 days')
  await licence('account_id', client.accountId, 'CUSTOMER_PLUS', '370 days', `now() + interval '5 days'`)
  const { id, admin } = await world.company()
  await licence('company_id', id, 'COMPANY_PRO', '5 days')
  await licence('company_id', id, 'COMPANY_PRO_PLUS', '200 days')
  await remind()
  expect([await mailsTo(client), await mailsTo(admin)]).toEqual([[], []])
})

test('in a company its administrators are told, each in their language', async () => {
  const { id, admin, as } = await world.company()
  const [second, leader, blocked] = [await as('Admin'), await as('Leader'), await as('Admin')]
  await world.sql(`update app_user set language = 'en' where id = $1`, [second.userId])
  await world.sql('update account set is_disabled = true where id = $1', [blocked.accountId])
  await licence('company_id', id, 'COMPANY_PRO_PLUS', '20 days')
  await remind()
  expect(await mailsTo(admin)).toMatchObject([{ subject: expect.stringContaining('Lisensen Proff Pluss går ut') }])
  expect(await mailsTo(second)).toMatchObject([{ subject: expect.stringContaining('Your Pro Plus licence ends on') }])
  expect([await mailsTo(leader), await mailsTo(blocked)]).toEqual([[], []])
})

test('what is tried is told of once, seven days ahead, and that it costs nothing', async () => {
  const client = await world.account()
  await client.post('/api/private/license-trial', { type: 'CUSTOMER_PLUS' })
  await remind()
  expect(await mailsTo(client)).toEqual([])
  await closer(client, '24 days')
  await remind()
  await remind()
  expect(await mailsTo(client)).toMatchObject([{ subject: expect.stringMatching(/^Prøvetiden for Pluss går ut/) }])
})
