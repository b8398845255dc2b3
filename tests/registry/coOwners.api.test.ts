import { afterAll, describe, expect, test } from 'vitest'
import { identityNumber, proves } from '#tests/support/registers/owners.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const register = '/api/private/estate-registry/user/register'
const info = '/api/private/estates/info'
const claim = (estateId: string) => `/api/private/estate/claim/${estateId}`
const OWNERS = `query ($estateId: ID!) { estate(estateId: $estateId) { owners { totalCount edges { node { name claimStatus shareNumerator shareDenominator } } } } }`

type Person = Awaited<ReturnType<World['account']>>
interface Place {
  identityKind: string
  municipalityNumber: string | null
  gnr: number | null
  bnr: number | null
  organizationNumber: string | null
  shareNumber: string | null
  addressLine1: string
}

describe('several owners of one property', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  let taken = 0

  /** People whom the register names as owners of one property, each of a part. */
  async function owning(kind: 'cadastre' | 'share', parts: readonly [number, number][]) {
    const [place] = await world.sql<Place & { id: string }>(
      `select id, identity_kind "identityKind", municipality_no "municipalityNumber", gnr, bnr, organization_number "organizationNumber",
        share_number "shareNumber", address_line1 "addressLine1" from register_property where identity_kind = $1 order by id offset $2 limit 1`,
      [kind, ++taken],
    )
    const { id, ...identity } = place!
    const people: Person[] = []
    for (const [index, [numerator, denominator]] of parts.entries()) {
      const [person, number] = [await world.account({ name: `Eier ${String.fromCodePoint(65 + index)}` }), identityNumber()]
      await world.sql(
        'insert into register_owner (property_id, identity_hash, share_numerator, share_denominator) values ($1, $2, $3, $4)',
        [id, world.app.identityNumbers.recognise(number), numerator, denominator],
      )
      await proves(world, person, number)
      expect((await person.put(register, { identityNumber: number })).status).toBe(204)
      people.push(person)
    }
    return { input: { ...identity, ownershipKind: 'owned' }, people }
  }
  async function owners(person: Person, estateId: string) {
    const { data } = await person.gql(OWNERS, { estateId })
    const { totalCount, edges } = (data['estate'] as { owners: { totalCount: number; edges: { node: object }[] } }).owners
    return { totalCount, nodes: edges.map(({ node }) => node) }
  }

  test.each(['cadastre', 'share'] as const)('claim a %s one after the other, and keep their parts', async (kind) => {
    const { input, people } = await owning(kind, [
      [1, 2],
      [1, 3],
      [1, 6],
    ])
    const [first, second, third] = people
    const { status, body } = await first!.post(info, input)
    expect(status).toBe(201)
    const estateId = String(body['estateId'])
    expect((await owners(first!, estateId)).nodes).toEqual([
      { name: 'Eier A', claimStatus: 'claimed', shareNumerator: 1, shareDenominator: 2 },
    ])
    const answers = await Promise.all([second!.put(claim(estateId)), third!.put(claim(estateId))])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await owners(third!, estateId)).toEqual({
      totalCount: 3,
      nodes: [
        { name: 'Eier A', claimStatus: 'claimed', shareNumerator: 1, shareDenominator: 2 },
        { name: 'Eier B', claimStatus: 'claimed', shareNumerator: 1, shareDenominator: 3 },
        { name: 'Eier C', claimStatus: 'claimed', shareNumerator: 1, shareDenominator: 6 },
      ],
    })
    expect((await first!.get(`/api/private/estates/info/${estateId}`)).status).toBe(200)
  })

  test('who adds what a co-owner has added already is told, and can claim it instead', async () => {
    const { input, people } = await owning('cadastre', [
      [1, 2],
      [1, 2],
    ])
    const answers = await Promise.all(people.map((person) => person.post(info, input)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('registrationEntityAlreadyExists')
    const late = people[answers.findIndex(({ status }) => status === 409)]!
    const estateId = String(answers.find(({ status }) => status === 201)!.body['estateId'])
    expect((await late.put(claim(estateId))).status).toBe(200)
    const stranger = await world.account()
    expect((await stranger.post(info, input)).body.code).toBe('registrationEntityAlreadyExists')
  })

  test('who adds a property that the register does not name them for owns it for granted, until they claim it', async () => {
    const { input } = await owning('cadastre', [])
    const [person, number] = [await world.account({ name: 'Eier D' }), identityNumber()]
    const { body } = await person.post(info, input)
    const estateId = String(body['estateId'])
    expect((await owners(person, estateId)).nodes).toEqual([
      { name: 'Eier D', claimStatus: 'claimedByDefault', shareNumerator: 1, shareDenominator: 1 },
    ])
    await world.sql(
      `insert into register_owner (property_id, identity_hash, share_numerator, share_denominator)
        select id, $2, 2, 5 from register_property where address_line1 = $1 and identity_kind = 'cadastre' and gnr = $3 and bnr = $4`,
      [input.addressLine1, world.app.identityNumbers.recognise(number), input.gnr, input.bnr],
    )
    await proves(world, person, number)
    await person.put(register, { identityNumber: number })
    expect((await person.put(claim(estateId))).status).toBe(200)
    expect((await owners(person, estateId)).nodes).toEqual([
      { name: 'Eier D', claimStatus: 'claimed', shareNumerator: 2, shareDenominator: 5 },
    ])
  })

  test('are told to whoever may see the estate, and to no public link', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    expect((await owners(guest, estate.id)).totalCount).toBe(1)
    const link = await estate.link()
    expect((await link.gql('{ sharedEstate { owners { totalCount } } }')).error).toMatchObject({ code: 'badRequest' })
    const { error } = await (
      await world.account()
    ).gql('query ($estateId: ID!) { estateOwners(estateId: $estateId) { totalCount } }', {
      estateId: estate.id,
    })
    expect(error).toMatchObject({ code: 'entityNotFound' })
  })
})
