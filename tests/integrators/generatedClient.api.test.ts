import { afterAll, describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { Ask } from '#tests/security/matrix/asks.ts'
import { answersTo } from '#tests/support/apiAnswers.ts'
import { type Client, pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, later, type TestEstate, type World } from '#tests/support/world/world.ts'
import { generatedClient } from './generatedClient.ts'
import { printed } from './printed.ts'
import { type Caller, parametersOf, type Row, rowsIn, soundCallsOf } from './soundCalls.ts'

describe('a client that is generated from the description', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const document = (await world.anonymous().get('/api/openapi.json')).body as unknown as ApiDocument
  const call = await generatedClient(world, document)
  const soundCallOf = soundCallsOf(world)
  const faults = answersTo(document)
  const rows = rowsIn(document)

  test.each(rows.map((row) => [row.operation.operationId, row] as const))(
    'calls %s as it is printed, and is answered what it says',
    async (id, row) => {
      const { caller, asking } = soundCallOf(row)
      const estate = await world.estate()
      const client = await callerOf(world, estate, caller)
      const ask = await asking(world, estate, { client })
      const { key = '', token } = client as { key?: string; token?: string }
      const parameters = parametersOf(rows, row, ask, key)
      const described = row.operation.parameters.map(({ name }) => name)
      expect(Object.keys(parameters).filter((name) => !described.includes(name))).toEqual([])
      const answer = await call(id, { parameters, body: await bodyOf(row, ask, client) }, token ? { cookie: `session=${token}` } : {})
      expect(ask.sendsFile ? [] : faults.ofRequest(row.method, row.path, ask.rest?.body)).toEqual([])
      expect(faults.ofAnswer(row.method, row.path, answer)).toEqual([])
      expect(answer.headers['ignored-fields']).toBeUndefined()
      expect(answer.status < 300 || answer).toBe(true)
    },
  )
})

async function callerOf(world: World, estate: TestEstate, caller: Caller) {
  if (caller === 'owner') return estate.owner
  if (caller === 'link') return estate.link()
  if (caller === 'sysadmin') return world.account({ isSystemAdmin: true })
  if (caller === 'anonymous') return world.anonymous()
  const company = await world.company()
  await world.sql("insert into licence (company_id, plan, valid_to) values ($1, 'COMPANY_PRO_PLUS', $2)", [company.id, later(24)])
  await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
    estate.id,
    company.id,
  ])
  return caller === 'partnerAdmin' ? company.admin : company.as('Leader')
}

async function bodyOf({ path, operation }: Row, { rest, sendsFile }: Ask, client: Client) {
  const example = operation.requestBody?.content['application/json']?.example
  if (!sendsFile) return example === undefined ? rest?.body : printed(example, rest?.body, { path, url: rest?.url ?? '', client })
  const form = new FormData()
  const [content, name] = /image|logo/.test(path) ? [await png(), 'hus.png'] : [pdf, 'rapport.pdf']
  form.set('file', new Blob([new Uint8Array(content)]), name)
  return form
}
