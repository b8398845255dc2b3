import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createPeople, password, type People } from '#tests/accounts/people.ts'
import { rest, type Transport, transportNames, transports } from '#tests/accounts/transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const address = '/api/public/profile/user/login'
const tooMany = { status: 429, code: 'cannotHandleTheRequest', details: { reason: 'tooMany' } }

/** However fast the machine is, whoever signs in waits until they are let go. */
function holdHashes() {
  const derive = crypto.argon2
  const waiting: (() => void)[] = []
  const held = vi.spyOn(crypto, 'argon2').mockImplementation((...asked) => void waiting.push(() => derive(...asked)))
  return () => {
    held.mockRestore()
    for (const go of waiting) go()
  }
}

const count = <T>(items: readonly T[], wanted: T) => items.filter((item) => item === wanted).length

describe.each(transportNames)('guessing a password over %s', (name) => {
  const login = (...asked: Parameters<Transport['login']>) => transports[name].login(...asked)

  test('ends after ten failures from one address, for the right password too', async () => {
    const { email } = await people.person()
    const guesser = people.visitor()
    for (let i = 0; i < 10; i++) expect(await login(guesser, email, `Blå-dør-${i}x`)).toMatchObject({ code: 'loginFailure' })
    expect(await login(guesser, email, 'Blå-dør-8')).toMatchObject(tooMany)
    expect(await login(guesser, email, password)).toMatchObject(tooMany)
  })

  test('locks nobody out: elsewhere the person signs in', async () => {
    const { email } = await people.person()
    const guesser = people.visitor()
    for (let i = 0; i < 11; i++) await login(guesser, email, `Blå-dør-${i}x`)
    expect(await login(people.visitor(), email, password)).toMatchObject({ status: 200 })
  })

  test('is forgotten when the right one is shown in time', async () => {
    const { email } = await people.person()
    const person = people.visitor()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) expect(await login(person, email, `Blå-dør-${i}x`)).toMatchObject({ code: 'loginFailure' })
      expect(await login(person, email, password)).toMatchObject({ status: 200 })
    }
  })
})

test('thirty failures from one address are enough, whoever they were about', async () => {
  const guesser = people.visitor()
  for (let i = 0; i < 30; i++)
    expect(await rest.login(guesser, `nobody-${i}@test.example`, password)).toMatchObject({ code: 'loginFailure' })
  const { email } = await people.person()
  expect(await rest.login(guesser, email, password)).toMatchObject(tooMany)
})

test('what a request says about its address is not believed', async () => {
  const { email } = await people.person()
  const guesser = people.visitor()
  const statuses = []
  for (let i = 0; i < 60; i++) {
    const headers = { 'x-forwarded-for': `192.0.2.${i}`, forwarded: `for=192.0.2.${i}`, 'x-real-ip': `192.0.2.${i}` }
    statuses.push((await guesser.rest('POST', address, { email, password: 'Blå-dør-8' }, headers)).status)
  }
  expect({ refused: count(statuses, 401), stopped: count(statuses, 429) }).toEqual({ refused: 10, stopped: 50 })
})

test('at once, no more is learnt than one by one', async () => {
  const { email } = await people.person()
  const from = people.address()
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => (await rest.login(people.visitor(from), email, `Blå-dør-${i}x`)).status),
  )
  expect({ refused: count(statuses, 401), stopped: count(statuses, 429) }).toEqual({ refused: 10, stopped: 30 })
})

test('the answer says when to come back, and then it is true', async () => {
  const { email } = await people.person()
  const from = people.address()
  const guesser = people.visitor(from)
  for (let i = 0; i < 10; i++) await rest.login(guesser, email, `Blå-dør-${i}x`)
  const { headers, status } = await guesser.send('POST', address, { body: { email, password } })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  await people.world.sql(`update login_failure set at = at - interval '15 minutes' where address = $1`, [from])
  expect(await rest.login(guesser, email, password)).toMatchObject({ status: 200 })
})

test('old failures are swept when new ones come', async () => {
  const from = people.address()
  const failures = () => people.world.sql('select from login_failure where address = $1', [from])
  for (let i = 0; i < 3; i++) await rest.login(people.visitor(from), 'nobody@test.example', password)
  await people.world.sql(`update login_failure set at = at - interval '15 minutes' where address = $1`, [from])
  await rest.login(people.visitor(from), 'nobody@test.example', password)
  expect(await failures()).toHaveLength(1)
})

test('a network of IPv6 is one address, and one of IPv4 is itself however it is written', async () => {
  const { email } = await people.person()
  for (let i = 0; i < 5; i++) {
    await rest.login(people.visitor(`2001:db8:1:2::${i}`), email, 'Blå-dør-8')
    await rest.login(people.visitor(`2001:db8:1:2:ffff::${i}`), email, 'Blå-dør-8')
    await rest.login(people.visitor('198.51.100.7'), email, 'Blå-dør-8')
    await rest.login(people.visitor('::ffff:198.51.100.7'), email, 'Blå-dør-8')
  }
  expect(await rest.login(people.visitor('2001:db8:1:2:3:4:5:6'), email, password)).toMatchObject(tooMany)
  expect(await rest.login(people.visitor('198.51.100.7'), email, password)).toMatchObject(tooMany)
  expect(await rest.login(people.visitor('2001:db8:1:3::1'), email, password)).toMatchObject({ status: 200 })
  expect(await rest.login(people.visitor('::ffff:198.51.100.8'), email, password)).toMatchObject({ status: 200 })
})

test('more sign-ins at once than can be worked off are told to come back, and hold up nobody else', async () => {
  const { email } = await people.person()
  const { browser } = await people.signedIn()
  const letGo = holdHashes()
  let answered = 0
  const crowd = Array.from({ length: 120 }, async () => {
    const answer = await people.visitor().send('POST', address, { body: { email, password } })
    answered++
    return answer
  })
  const meanwhile = await browser.rest('GET', '/api/private/estates')
  await expect.poll(() => answered).toBeGreaterThan(0)
  letGo()
  const answers = await Promise.all(crowd)
  expect(meanwhile.status).toBe(200)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(answers.length - turnedAway.length).toBe(
    count(
      answers.map(({ status }) => status),
      200,
    ),
  )
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(turnedAway.length).toBeLessThan(answers.length)
  for (const { headers, json } of turnedAway) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(json).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'busy' } })
  }
})

test('a flood of refusals leaves one entry a quarter of an hour in the log, and each wrong password one', async () => {
  const { email } = await people.person()
  const from = people.address()
  const guesser = people.visitor(from)
  for (let i = 0; i < 60; i++) await rest.login(guesser, email, `Blå-dør-${i}x`)
  await Promise.all(Array.from({ length: 20 }, () => rest.login(guesser, email, '')))
  const entries = await people.world.sql<{ outcome: string; entries: number }>(
    'select outcome, count(*)::int entries from audit_entry where address = $1 group by 1 order by 1',
    [from],
  )
  const entriesOf = Object.fromEntries(entries.map(({ outcome, entries: count }) => [outcome, count]))
  expect(entriesOf).toMatchObject({ loginFailure: 10 })
  // Two where the quarter ends in between.
  expect(entriesOf['cannotHandleTheRequest']).toBeLessThanOrEqual(2)
  expect(entriesOf['unprocessableEntity']).toBeLessThanOrEqual(2)
  const counted = await people.world.sql(
    'select outcome, sum(times)::int times from refusal_count where address = $1 group by 1 order by 1',
    [from],
  )
  expect(counted).toEqual([
    { outcome: 'cannotHandleTheRequest', times: 50 },
    { outcome: 'unprocessableEntity', times: 20 },
  ])
})
