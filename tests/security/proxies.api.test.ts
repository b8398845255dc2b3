import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const world = await createWorld({ TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16' })
afterAll(() => world.close())

const email = await world.userWithPassword('Riktig-1234')
const signIn = (password: string, remoteAddress: string, forwarded: string) =>
  world.running.server.inject({
    method: 'POST',
    url: '/api/public/profile/user/login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { email, password },
  })

test('behind a proxy each is limited for themselves, and what is written of them names them', async () => {
  const guesses = []
  for (let i = 0; i < 12; i++) guesses.push((await signIn('Feil-1234', '10.0.0.5', '1.1.1.1, 203.0.113.9')).statusCode)
  expect(guesses.filter((status) => status === 429)).toHaveLength(2)
  expect((await signIn('Riktig-1234', '10.0.0.5', '203.0.113.10')).statusCode).toBe(200)
  expect((await signIn('Riktig-1234', '192.168.4.4', '203.0.113.9')).statusCode).toBe(429)

  const told = await world.sql<{ address: string }>(
    "select distinct host(address) address from audit_entry where operation = 'login' order by 1",
  )
  expect(told.map(({ address }) => address)).toEqual(['203.0.113.10', '203.0.113.9'])
})

test('nobody else is believed', async () => {
  await signIn('Feil-1234', '198.51.100.1', '203.0.113.77')
  expect(await world.sql("select from audit_entry where address = '203.0.113.77'")).toEqual([])
})
