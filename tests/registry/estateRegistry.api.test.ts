import { PassThrough } from 'node:stream'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { identityNumber, proves, saysItIsTheirs } from '#tests/support/registers/owners.ts'
import { createWorld } from '#tests/support/world/world.ts'

const register = '/api/private/estate-registry/user/register'
const owned = '/api/private/estate-registry/estates'
const REGISTER =
  'mutation ($identityNumber: String!) { registerInEstateRegistry(input: { identityNumber: $identityNumber }) { isRegistered } }'
const claim = (estateId: string) => `/api/private/estate/claim/${estateId}`
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof createWorld>>['account']>>

describe('finding one’s own properties', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  /** The register knows a person by what the number leaves behind; here it comes to know the person's properties. */
  async function inRegister(number: string, { status = 'B', where = "identity_kind = 'cadastre'" } = {}) {
    const hash = world.app.identityNumbers.recognise(number)
    return world.sql<{ addressLine1: string; gnr: number; bnr: number; municipalityNo: string }>(
      `with picked as (select * from register_property p where ${where} and not exists (select from register_owner where property_id = p.id) order by id limit 2),
        said as (insert into register_owner (property_id, identity_hash, person_status) select id, $1, $2 from picked)
        select address_line1 "addressLine1", gnr, bnr, municipality_no "municipalityNo" from picked order by address_line1`,
      [hash, status],
    )
  }
  const estateAt = ({ gnr, bnr, municipalityNo }: { gnr: number; bnr: number; municipalityNo: string }) =>
    world.estate({ gnr, bnr, municipality_no: municipalityNo })
  const registered = async (person: Person) =>
    (await person.get(owned)).body as unknown as {
      isRegistered: boolean
      isProven: boolean
      estates: { estateId: string | null; claimStatus: string; addressLine1: string }[]
    }

  test('shows what the register says, and which of it is here already', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    const properties = await inRegister(number)
    const estate = await estateAt(properties[0]!)
    expect(await registered(person)).toEqual({
      isRegistered: false,
      askedAt: null,
      isProven: false,
      namesOwners: true,
      estates: [],
      claims: [],
    })
    expect((await person.put(register, { identityNumber: number })).status).toBe(204)
    const { isRegistered, isProven, estates } = await registered(person)
    expect({ isRegistered, isProven }).toEqual({ isRegistered: true, isProven: false })
    expect(estates.map(({ addressLine1 }) => addressLine1).toSorted()).toEqual(
      properties.map(({ addressLine1 }) => addressLine1).toSorted(),
    )
    expect(estates.find(({ estateId }) => estateId)).toMatchObject({ estateId: estate.id, claimStatus: 'unclaimed' })
  })

  test.each(['1234567890', '123456789012', 'femten', '32017510084'])(
    '%s is no identity number, whatever is wrong with it',
    async (written) => {
      const person = await world.account()
      expect(await person.put(register, { identityNumber: written })).toMatchObject({
        status: 422,
        body: { details: { fields: { identityNumber: 'invalidIdentityNumber' } } },
      })
    },
  )

  test('a number that is proven need not be written, and what is claimed by it is theirs', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    const [property] = await inRegister(number)
    expect(await person.put(register)).toMatchObject({ status: 422, body: { details: { fields: { identityNumber: 'required' } } } })
    await proves(world, person, number)
    expect((await person.put(register)).status).toBe(204)
    const { isProven, estates } = await registered(person)
    expect(isProven).toBe(true)
    expect(estates.map(({ addressLine1 }) => addressLine1)).toContain(property!.addressLine1)
    expect((await person.gql('mutation { registerInEstateRegistry(input: {}) { isRegistered } }')).data).toEqual({
      registerInEstateRegistry: { isRegistered: true },
    })
  })

  test('a claim adds an owner, once, and takes none away', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    const [property] = await inRegister(number)
    const estate = await estateAt(property!)
    await world.sql("update estate_owner set claim_status = 'claimedByDefault' where estate_id = $1", [estate.id])
    await proves(world, person, number)
    await person.put(register, { identityNumber: number })
    expect((await person.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.put(claim(estate.id))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({ estateId: estate.id, claimStatus: 'claimed' })
    expect((await person.get(`/api/private/estate/${estate.id}/details`)).status).toBe(200)
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/details`)).status).toBe(200)
    expect((await registered(person)).estates).toContainEqual(expect.objectContaining({ estateId: estate.id, claimStatus: 'claimed' }))
  })

  test('what the register does not say is theirs does not exist for them', async () => {
    const [person, estate] = [await world.account(), await world.estate()]
    expect(await person.put(claim(estate.id))).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await person.put(claim(uuidv7()))).status).toBe(404)
    expect((await person.put(claim('nothing'))).status).toBe(404)
    const other = await world.account()
    await saysItIsTheirs(world, estate.id, other.userId)
    expect((await person.put(claim(estate.id))).status).toBe(404)
  })

  test('whom the register knows to be dead can’t claim', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    const [property] = await inRegister(number, { status: 'D' })
    const estate = await estateAt(property!)
    await person.put(register, { identityNumber: number })
    expect(await person.put(claim(estate.id))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
  })

  test('a user is one person: another’s number is refused, and so is one that a user has', async () => {
    const [person, other, number] = [await world.account(), await world.account(), identityNumber()]
    await proves(world, person, number)
    expect((await person.put(register, { identityNumber: number })).status).toBe(204)
    const exists = { status: 409, body: { code: 'registrationEntityAlreadyExists' } }
    expect(await person.put(register, { identityNumber: identityNumber() })).toMatchObject(exists)
    expect(await other.put(register, { identityNumber: number })).toMatchObject(exists)
  })

  test('a typed number leaves nothing behind that it could be known by', async () => {
    const [person, other, number] = [await world.account(), await world.account(), identityNumber()]
    await inRegister(number)
    for (const each of [person, other]) expect((await each.put(register, { identityNumber: number })).status).toBe(204)
    const kept = await world.sql('select identity_hash from app_user where id = any($1)', [[person.userId, other.userId]])
    expect(kept).toEqual([{ identity_hash: null }, { identity_hash: null }])
  })

  test('a number of somebody with a D number is one', async () => {
    expect((await (await world.account()).put(register, { identityNumber: '41018012365' })).status).toBe(204)
  })

  test.each(['', '12345678901', '1234', '13527248013', 'abcdefghijk', 13_527_248_013])('%j is nobody’s number here', async (typed) => {
    const { status, body } = await (await world.account()).put(register, { identityNumber: typed })
    expect([400, 422]).toContain(status)
    expect(JSON.stringify(body)).not.toContain(String(typed) || 'never')
  })

  test('asking once more, or twice at once, finds the same', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    const properties = await inRegister(number)
    const answers = await Promise.all([1, 2, 3].map(() => person.put(register, { identityNumber: number })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await registered(person)).estates).toHaveLength(properties.length)
  })

  test('a number that was proven has asked the register nothing yet', async () => {
    const [person, number] = [await world.account(), identityNumber()]
    await proves(world, person, number)
    expect(await registered(person)).toMatchObject({ isRegistered: false, askedAt: null })
    await person.put(register, { identityNumber: number })
    expect(await registered(person)).toMatchObject({ isRegistered: true, askedAt: expect.any(String) as string })
  })

  test('nobody tries numbers in bulk', async () => {
    const person = await world.account()
    const statuses: number[] = []
    for (let tried = 0; tried < 62; tried++) statuses.push((await person.put(register, { identityNumber: identityNumber() })).status)
    expect(statuses.slice(0, 2)).toEqual([204, 204])
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('guests have nothing to find', async () => {
    const guest = await world.account({ roles: ['Customer.Guest'] })
    expect(await guest.get(owned)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
  })
})

test('an identity number is neither logged, kept nor answered', async () => {
  const lines: Buffer[] = []
  const sink = new PassThrough().on('data', (line: Buffer) => lines.push(line))
  const world = await createWorld({ LOG_LEVEL: 'trace' }, { log: pino({ level: 'trace' }, sink) })
  const answered: string[] = []
  const numbers = Array.from({ length: 20 }, identityNumber)
  for (const number of numbers) {
    const person = await world.account()
    const mistyped = `${number.slice(0, 10)}${(Number(number[10]) + 1) % 10}`
    answered.push(
      (await person.put(register, { identityNumber: number }, { 'idempotency-key': uuidv7() })).text,
      JSON.stringify(await person.gql(REGISTER, { identityNumber: number })),
      (await person.put(register, { identityNumber: mistyped })).text,
      JSON.stringify(await person.gql(REGISTER, { identityNumber: mistyped })),
      (await person.get(owned)).text,
    )
  }
  const tables = await world.sql<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  let kept = ''
  for (const { name } of tables) kept += JSON.stringify(await world.sql(`select t::text from ${name} t`))
  await world.close()
  const logged = Buffer.concat(lines).toString()
  expect(logged).toContain('estate-registry')
  for (const number of numbers)
    expect([kept, logged, answered.join()].map((text) => text.includes(number.slice(0, 10)))).toEqual([false, false, false])
})
