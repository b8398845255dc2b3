import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addressAnswer, companyAnswer, entity, noCompanyAnswer } from '#tests/support/registers/formats.ts'
import { outside } from '#tests/support/registers/outside.ts'
import { garbage, halfABody, json, silence, startRegister, status } from '#tests/support/registers/register.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const address = (world: World, searchValue: string) =>
  world.anonymous().get(`/api/public/address?searchValue=${encodeURIComponent(searchValue)}`)
const company = (world: World, searchValue: string) =>
  world.anonymous().get(`/api/public/company?searchValue=${encodeURIComponent(searchValue)}`)
const upstream = { status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'upstream' } } }

const registers = ['ADDRESS_API_URL', 'COMPANY_API_URL'] as const

describe('the address register', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('is asked as it wants to be, and answers address and cadastral unit', async () => {
    await using at = await outside(world, registers)
    at.register.answers(json(addressAnswer()))
    const found = await address(at.world, 'prøve 5')
    expect(found).toMatchObject({
      status: 200,
      body: {
        addresses: [
          {
            name: 'Prøvesteinen 5C, 1415 OPPEGÅRD',
            addressLine1: 'Prøvesteinen 5C',
            postalCode: '1415',
            city: 'OPPEGÅRD',
            municipalityNumber: '3207',
            gnr: 243,
            bnr: 898,
            fnr: 0,
          },
        ],
      },
    })
    const [asked] = at.register.asked
    expect(asked!.pathname).toBe('/adresser/v1/sok')
    expect(Object.fromEntries(asked!.searchParams)).toMatchObject({ sok: 'prøve 5*', treffPerSide: '10' })
  })

  test('is asked once for the same thing, and stood in for when it is away', async () => {
    await using at = await outside(world, registers)
    at.register.answers(json(addressAnswer()))
    await address(at.world, 'prøve')
    await address(at.world, 'prøve')
    expect(at.register.asked).toHaveLength(1)
    await at.world.sql("update register_answer set fetched_at = now() - interval '25 hours'")
    at.register.answers(status(500))
    expect(await address(at.world, 'prøve')).toMatchObject({ status: 200, body: { addresses: [{ gnr: 243 }] } })
  })

  test.each([
    ['fails', status(500), 3],
    ['talks nonsense', garbage, 3],
    ['stops in the middle', halfABody, 3],
    ['says nothing', silence, 3],
    ['means something else', json({ message: { unknown: ['Unknown field.'] } }), 1],
  ])('that %s is told as such, after what another attempt might have mended', async (_, answering, attempts) => {
    await using at = await outside(world, registers)
    at.register.answers(answering)
    expect(await address(at.world, 'prøve')).toMatchObject(upstream)
    expect(at.register.asked).toHaveLength(attempts)
  })

  test('that recovers is asked again within the same call', async () => {
    await using at = await outside(world, registers)
    at.register.answers((request, response, url) => {
      at.register.answers(json(addressAnswer()))
      status(502)(request, response, url)
    })
    expect((await address(at.world, 'prøve')).status).toBe(200)
    expect(at.register.asked).toHaveLength(2)
  })

  test('that goes on failing is left alone for a while', async () => {
    await using at = await outside(world, registers)
    for (const typed of ['a', 'b', 'c', 'd', 'e', 'f']) await address(at.world, typed)
    const before = at.register.asked.length
    expect(await address(at.world, 'g')).toMatchObject(upstream)
    expect(at.register.asked).toHaveLength(before)
  })

  test('is let go once nobody waits for it', async () => {
    await using at = await outside(world, registers)
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    at.register.answers((request) => {
      request.socket.once('close', () => resolve())
      reach()
    })
    const { server } = at.world.running
    await server.listen({ host: '127.0.0.1', port: 0 })
    const impatient = new AbortController()
    const { port } = server.server.address() as AddressInfo
    const asking = fetch(`http://127.0.0.1:${port}/api/public/address?searchValue=x`, { signal: impatient.signal }).catch(
      (error: Error) => error.name,
    )
    await reached
    impatient.abort()
    expect(await asking).toBe('AbortError')
    await letGo
    expect(at.register.asked).toHaveLength(1)
  })
})

describe('the company register', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('is searched by name', async () => {
    await using at = await outside(world, registers)
    at.register.answers(json(companyAnswer))
    expect(await company(at.world, 'prø')).toMatchObject({
      status: 200,
      body: {
        companies: [
          { id: '313000007', organizationNumber: '313000007', name: 'PRØVEBYGG AS', address: 'Prøveveien 50, Inngang B, 4035 STAVANGER' },
        ],
      },
    })
    const [asked] = at.register.asked
    expect([asked!.pathname, asked!.search]).toEqual(['/enhetsregisteret/api/enheter', '?navn=pr%C3%B8&size=10&page=0'])
  })

  test('that finds nothing leaves the list out', async () => {
    await using at = await outside(world, registers)
    at.register.answers(json(noCompanyAnswer))
    expect(await company(at.world, 'xyz')).toMatchObject({ status: 200, body: { companies: [] } })
  })

  test('is asked by number, also written with spaces', async () => {
    await using at = await outside(world, registers)
    at.register.answers(json(entity()))
    expect((await company(at.world, '313 000 007')).body).toMatchObject({ companies: [{ id: '313000007' }] })
    expect(at.register.asked[0]!.pathname).toBe('/enhetsregisteret/api/enheter/313000007')
  })

  test.each([404, 410])('that answers %i knows no such company', async (code) => {
    await using at = await outside(world, registers)
    at.register.answers(json({ status: code }, code))
    expect(await company(at.world, '313000007')).toMatchObject({ status: 200, body: { companies: [] } })
    expect(at.register.asked).toHaveLength(1)
  })
})

describe('where no register is set', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  beforeEach(() => expect.hasAssertions())
  const names = async (typed: string) => ((await address(world, typed)).body['addresses'] as { name: string }[]).map(({ name }) => name)

  test('the sample answers what begins as it was typed, in any spelling', async () => {
    const found = await names('bjørkev')
    expect(found).toHaveLength(10)
    expect(found.every((name) => name.startsWith('Bjørkeveien '))).toBe(true)
    expect(await names('BJORKEV')).toEqual(found)
    expect(await names('aakergata 1')).toEqual(await names('Åkergata 1'))
    expect((await names('aakergata 1')).length).toBeGreaterThan(0)
  })
  test('words are found wherever they stand', async () => {
    const found = await names('hamar stien')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((name) => /stien .*HAMAR/.test(name))).toBe(true)
  })
  test('signs that mean something to a database mean nothing here', async () => {
    for (const typed of ['%', '_%_', '\\', "'; drop", '%%%%']) expect(await names(typed)).toEqual([])
  })
  test('nothing typed finds nothing, and no more is told than was asked for', async () => {
    expect(await names('')).toEqual([])
    expect((await world.anonymous().get('/api/public/address?searchValue=s&limit=3')).body['addresses']).toHaveLength(3)
    expect((await world.anonymous().get('/api/public/address?searchValue=s&limit=500')).status).toBe(400)
  })
  test('the private address is for those with a session', async () => {
    expect((await world.anonymous().get('/api/private/address?searchValue=s')).status).toBe(401)
    expect((await (await world.account()).get('/api/private/address?searchValue=s')).status).toBe(200)
  })
  test('companies are found by three letters of their name, and by their number', async () => {
    const [first] = (await company(world, 'fjo')).body['companies'] as { id: string; name: string }[]
    expect(first!.name).toMatch(/^Fjordblikk /)
    expect((await company(world, first!.id)).body).toMatchObject({ companies: [first] })
    expect((await company(world, '923609016')).body).toEqual({ companies: [] })
  })
  test('both transports answer the same', async () => {
    const addresses = await world.anonymous().gql('{ addresses(searchValue: "bjørkev", limit: 2) { addresses { name gnr } } }')
    expect((addresses.data['addresses'] as { addresses: { name: string }[] }).addresses.map(({ name }) => name)).toEqual(
      (await names('bjørkev')).slice(0, 2),
    )
    const companies = await world.anonymous().gql('{ companiesInRegister(searchValue: "fjo", limit: 1) { companies { id } } }')
    expect((companies.data['companiesInRegister'] as { companies: unknown[] }).companies).toHaveLength(1)
  })
})

test('an address server that ends a connection says so to nobody', async () => {
  const register = await startRegister()
  await register.close()
  const world = await createWorld({ ADDRESS_API_URL: register.url })
  expect(await address(world, 'x')).toMatchObject(upstream)
  await world.close()
})
