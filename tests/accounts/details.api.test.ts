import { beforeAll, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const path = '/api/private/profile/user/details'
const told = {
  firstName: 'Nora',
  lastName: 'Nybo',
  phone: '+4722334455',
  address: { addressLine1: 'Furuveien 2', postalCode: '0560', city: 'Oslo' },
  language: 'en',
}

test('details are told, changed over both transports, and settle the profile', async () => {
  const person = await world.account({ name: 'Kari Nordmann', email: 'kari@details.example' })
  await world.sql('update account set is_profile_update_needed = true where id = $1', [person.accountId])
  expect((await person.get(path)).body).toMatchObject({
    firstName: 'Kari',
    lastName: 'Nordmann',
    email: 'kari@details.example',
    phone: null,
    language: 'nb',
    hasIdentityNumber: false,
    accountType: 'customer',
    address: { addressLine1: null, postalCode: null, city: null },
  })
  const changed = await person.put(path, told)
  expect(changed).toMatchObject({ status: 200, body: told })
  expect((await person.get('/api/public/profile/user/current-user')).body).toMatchObject({
    isProfileUpdateNeeded: false,
    name: 'Nora Nybo',
    language: 'en',
    accountProfiles: [{ name: 'Nora Nybo' }],
  })
  const { data } = await person.gql(
    'mutation ($input: UpdateProfileDetailsInput!) { updateProfileDetails(input: $input) { firstName address { city } } }',
    { input: { ...told, firstName: 'Åse', address: null } },
  )
  expect(data['updateProfileDetails']).toEqual({ firstName: 'Åse', address: { city: null } })
})

test('answers are in the language of the profile, unless the request names one', async () => {
  const person = await world.account()
  await person.put(path, told)
  const unknown = '/api/private/estate/018f0000-0000-7000-8000-000000000000/details'
  expect((await person.get(unknown)).body.message).toBe('We could not find what you are looking for.')
  expect((await person.get(unknown, { 'accept-language': 'nb' })).body.message).toBe('Vi fant ikke det du leter etter.')
})

test.each([
  [{ firstName: '' }, { firstName: 'required' }],
  [{ phone: '123' }, { phone: 'notValid' }],
  [{ language: 'de' }, { language: 'notValid' }],
  [{ address: { postalCode: '56' } }, { 'address.postalCode': 'notValid' }],
])('%j is refused at its field', async (fault, fields) => {
  const person = await world.account()
  expect(await person.put(path, { ...told, ...fault })).toMatchObject({
    status: 422,
    body: { code: 'unprocessableEntity', details: { fields } },
  })
})

test('what is the system’s to say is not taken from a body', async () => {
  const person = await world.account({ email: 'mass@details.example' })
  expect((await person.put(path, { ...told, email: 'other@details.example', isSystemAdmin: true, id: person.userId })).status).toBe(200)
  const [row] = await world.sql('select email, is_system_admin "isSystemAdmin" from app_user where id = $1', [person.userId])
  expect(row).toEqual({ email: 'mass@details.example', isSystemAdmin: false })
})
