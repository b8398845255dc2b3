import { afterAll, beforeAll, expect, test } from 'vitest'
import { email } from '#schema/fields.ts'
import { type Addresses, addressesOf, address, own } from '#tests/accounts/addresses.ts'
import { createPeople, password, type People } from '#tests/accounts/people.ts'

let people: People
let at: Addresses
beforeAll(async () => {
  people = await createPeople()
  at = addressesOf(people)
})
afterAll(() => people.close())

/** A capital with a dot: the database writes it small as a plain i, and mail goes elsewhere. */
const alike = (plain: string) => plain.replaceAll('i', 'İ')

test('an address that the database takes for another one is nobody’s', async () => {
  const victim = address('ida')
  const estate = await at.invited(victim)
  expect(await people.world.sql('select $1::citext = $2::citext same', [victim, alike(victim)])).toEqual([{ same: true }])
  const { browser } = await at.registered()
  const changed = await browser.rest('PUT', own, { email: alike(victim), password })
  expect(changed).toMatchObject({ status: 422, code: 'emailIsNotValid' })
  const guest = await estate.owner.post(`/api/private/estate/${estate.id}/guest`, { email: alike(victim), accessLevel: 'read' })
  expect(guest).toMatchObject({ status: 422, body: { code: 'emailIsNotValid' } })
})

test('no letter is let in that the database writes small as one of another kind', async () => {
  const found = await people.world.sql<{ letter: string }>(`select chr(n) letter from generate_series(128, 1114111) n
    where n not between 55296 and 57343 and chr(n)::citext in (select chr(a)::citext from generate_series(33, 126) a)`)
  expect(found.length).toBeGreaterThan(0)
  const rule = email()
  const kept = found
    .flatMap(({ letter }) => [`a${letter}b@example.com`, `a@a${letter}b.com`])
    .filter((one) => {
      const taken = rule.isValidSync(one) ? rule.cast(one) : ''
      return /[^ -~]/.test(taken)
    })
  expect(kept).toEqual([])
})
