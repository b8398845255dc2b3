import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const address = (id = '') => `/api/private/control-template${id && `/${id}`}`
const bath = {
  name: 'Bad, vår måte',
  work: 'BATHROOM',
  trade: 'tiler',
  areas: [
    { name: 'Rør', points: [{ name: 'Trykkprøve', helpText: 'Skriv trykk og tid', wantedPicture: 'Manometeret' }] },
    { name: 'Membran', points: [{ name: 'Slukmansjett', wantedPicture: 'Sluket' }, { name: 'Hjørnebånd' }] },
  ],
}
const told = {
  ...bath,
  areas: [
    bath.areas[0],
    {
      name: 'Membran',
      points: [
        { name: 'Slukmansjett', helpText: null, wantedPicture: 'Sluket' },
        { name: 'Hjørnebånd', helpText: null, wantedPicture: null },
      ],
    },
  ],
}
const READ =
  'query ($id: ID!) { controlTemplate(id: $id) { name areaCount pointCount areas { name points { name wantedPicture } } version } }'
const missing = { status: 404, body: { code: 'entityNotFound' } }
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id'])

describe('the control templates of a company', () => {
  test('are added by leader and administrator, and read by all its people, by name', async () => {
    const { admin, as } = await world.company()
    const [leader, professional] = [await as('Leader'), await as('Professional')]
    const added = await leader.post(address(), bath)
    expect(added).toMatchObject({ status: 201, body: { ...told, areaCount: 2, pointCount: 3, version: 1 } })
    await admin.post(address(), { name: 'Alt annet', areas: [{ name: 'Rydding', points: [] }] })
    for (const person of [admin, leader, professional]) {
      expect(await person.get(address())).toMatchObject({
        status: 200,
        body: {
          items: [
            { name: 'Alt annet', work: null, trade: null, pointCount: 0 },
            { name: bath.name, areaCount: 2 },
          ],
          totalCount: 2,
        },
      })
      expect(await person.get(address(idOf(added)))).toMatchObject({ status: 200, body: told })
    }
    const { data } = await professional.gql(READ, { id: idOf(added) })
    expect(data).toMatchObject({ controlTemplate: { pointCount: 3, areas: [{ name: 'Rør' }, { name: 'Membran' }] } })
  })

  test('are changed whole, in the order that is sent', async () => {
    const { admin } = await world.company()
    const id = idOf(await admin.post(address(), bath))
    const turned = { ...bath, work: null, areas: bath.areas.toReversed() }
    expect(await admin.put(address(id), turned, { 'If-Match': '"v1"' })).toMatchObject({
      status: 200,
      body: { work: null, areas: told.areas.toReversed(), version: 2 },
      headers: { etag: '"v2"' },
    })
    const late = await admin.put(address(id), bath, { 'If-Match': '"v1"' })
    expect(late).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await admin.get(address(id))).body).toMatchObject({ areas: told.areas.toReversed() })
  })

  test('are taken away', async () => {
    const { admin } = await world.company()
    const id = idOf(await admin.post(address(), bath))
    expect((await admin.delete(address(id))).status).toBe(204)
    expect(await admin.get(address(id))).toMatchObject(missing)
    expect(await world.sql('select from company_control_point where template_id = $1', [id])).toEqual([])
  })

  test('that are sent twice with one key are answered twice and added once', async () => {
    const { admin } = await world.company()
    const key = { 'Idempotency-Key': uuidv7() }
    const answers = [await admin.post(address(), bath, key), await admin.post(address(), bath, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    expect((await admin.get(address())).body).toMatchObject({ totalCount: 1 })
  })

  test('that two change at once are changed by one of them', async () => {
    const { admin, as } = await world.company()
    const id = idOf(await admin.post(address(), bath))
    const leader = await as('Leader')
    const answers = await Promise.all([admin, leader].map((person) => person.put(address(id), bath, { 'If-Match': '"v1"' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await admin.get(address(id))).body).toMatchObject({ areaCount: 2, pointCount: 3 })
  })

  test('name the fields at fault', async () => {
    const { admin } = await world.company()
    expect(await admin.post(address(), {})).toMatchObject({
      status: 422,
      body: { details: { fields: { name: 'required', areas: 'required' } } },
    })
    const wrong = {
      name: ' ',
      work: 'RENOVATION',
      trade: 'wizard',
      areas: [{ name: '', points: [{ name: 'x'.repeat(256), helpText: 'x'.repeat(1001) }] }, { name: 'Uten punkter' }],
    }
    const { status, body } = await admin.post(address(), wrong)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        details: {
          fields: {
            name: 'required',
            work: 'notValid',
            trade: 'notValid',
            'areas[0].name': 'required',
            'areas[0].points[0].name': 'tooLong',
            'areas[0].points[0].helpText': 'tooLong',
            'areas[1].points': 'required',
          },
        },
      },
    })
    expect(await admin.post(address(), { ...bath, areas: [] })).toMatchObject({ body: { details: { fields: { areas: 'required' } } } })
    const many = { ...bath, areas: Array.from({ length: 41 }, () => ({ name: 'Område', points: [] })) }
    expect(await admin.post(address(), many)).toMatchObject({ body: { details: { fields: { areas: 'tooMany' } } } })
  })

  test('are not kept by professionals, and not seen by customers', async () => {
    const { admin, as } = await world.company()
    const id = idOf(await admin.post(address(), bath))
    const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
    const professional = await as('Professional')
    expect(await professional.post(address(), bath)).toMatchObject(refusal)
    expect(await professional.put(address(id), bath)).toMatchObject(refusal)
    expect(await professional.delete(address(id))).toMatchObject(refusal)
    const customer = await world.account()
    expect(await customer.get(address())).toMatchObject(refusal)
    expect(await customer.post(address(), bath)).toMatchObject(refusal)
    expect(await world.anonymous().get(address())).toMatchObject({ status: 401 })
  })

  test('of another company do not exist', async () => {
    const { id: companyId, admin } = await world.company()
    const other = await world.company()
    const id = idOf(await admin.post(address(), bath))
    for (const unknown of [id, uuidv7(), 'x']) {
      expect(await other.admin.get(address(unknown))).toMatchObject(missing)
      expect(await other.admin.put(address(unknown), bath)).toMatchObject(missing)
      expect(await other.admin.delete(address(unknown))).toMatchObject(missing)
    }
    expect((await other.admin.get(address())).body).toMatchObject({ items: [], totalCount: 0 })
    expect(await other.admin.post(address(), { ...bath, companyId })).toMatchObject(missing)
    expect((await admin.get(address(id))).body).toMatchObject(told)
  })
})
