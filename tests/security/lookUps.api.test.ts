import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const world = await createWorld({ TRUSTED_PROXIES: '127.0.0.1' })
afterAll(() => world.close())

const url = '/api/public/company?searchValue=bygg'
const from = (address: string) => world.anonymous().with({ 'x-forwarded-for': address })

test('nobody asks the registers without end: each address for itself, and whoever is signed in for themselves', async () => {
  const person = (await world.account()).with({ 'x-forwarded-for': '203.0.113.5' })
  const statuses: number[] = []
  for (let i = 0; i < 330; i++) statuses.push((await from('203.0.113.5').get(url)).status)
  expect(statuses.slice(0, 300).filter((status) => status === 429)).toEqual([])
  expect(statuses).toContain(429)
  expect(await from('203.0.113.5').gql('{ addresses(searchValue: "a") { addresses { name } } }')).toMatchObject({
    error: { code: 'cannotHandleTheRequest', details: { reason: 'tooMany' } },
  })
  expect((await from('203.0.113.5').get('/api/public/company?searchValue=')).status).toBe(200)
  expect((await from('203.0.113.6').get(url)).status).toBe(200)
  expect((await person.get(url)).status).toBe(200)
})
