import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { pdf } from '#tests/support/world/client.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const form = (companyId: string) => `/api/private/company/${companyId}/profile`
const preview = (companyId: string) => `/api/private/company/profile/${companyId}`
const logo = (companyId: string) => `/api/private/company/logo?companyId=${companyId}`
const profile = {
  addressLine1: 'Vinkelhaken 6',
  postalCode: '0668',
  city: 'Oslo',
  description: 'Vi pusser opp bad.',
  trades: ['carpenter', 'tiler'],
  phone: '68050120',
  email: 'post@firma.example',
  website: 'https://firma.example/om-oss',
  centralApproval: true,
  wetRoomCertificate: true,
  insuranceCompany: 'Prøvetrygd',
  contactName: 'Astrid Moen',
}
const update = 'mutation ($input: UpdateCompanyProfileInput!) { updateCompanyProfile(input: $input) { id version trades website } }'
const missing = { status: 404, body: { code: 'entityNotFound' } }
const wrongRole = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }

describe('the profile of a company', () => {
  test('is kept by its administrator, read by its people, and shown to everybody who is signed in', async () => {
    const { id, admin, as } = await world.company()
    const saved = await admin.put(form(id), profile)
    expect(saved).toMatchObject({ status: 200, body: { companyId: id, ...profile, logo: null, version: 2 }, headers: { etag: '"v2"' } })
    for (const person of [admin, await as('Leader'), await as('Professional')]) {
      const read = await person.get(form(id))
      expect(read).toMatchObject({ status: 200, body: profile, headers: { etag: '"v2"' } })
      expect((await person.gql('{ companyProfile { id version } }')).data).toEqual({ companyProfile: { id, version: 2 } })
    }
    for (const person of [await world.account(), (await world.company()).admin]) {
      expect(await person.get(preview(id))).toMatchObject({ status: 200, body: { companyId: id, ...profile } })
      const { data } = await person.gql('query ($id: ID!) { companyPreview(companyId: $id) { name trades contactName } }', { id })
      expect(data).toMatchObject({ companyPreview: { trades: profile.trades, contactName: 'Astrid Moen' } })
    }
  })

  test('is changed over GraphQL too; what is left out stays', async () => {
    const { id, admin } = await world.company()
    await admin.put(form(id), profile)
    const { data } = await admin.gql(update, { input: { companyId: id, version: 2, website: 'www.firma.example' } })
    expect(data).toEqual({ updateCompanyProfile: { id, version: 3, trades: profile.trades, website: 'https://www.firma.example' } })
    expect((await admin.get(form(id))).body).toMatchObject({ ...profile, website: 'https://www.firma.example' })
    expect(await admin.put(form(id), { phone: '' })).toMatchObject({ status: 200, body: { phone: null, email: profile.email } })
  })

  test('stands below the company, with its people for its administrators alone', async () => {
    const { id, admin, as } = await world.company()
    const asked = '{ company { id organizationNumber profile { version } users { totalCount } subcontractors { totalCount } } }'
    expect((await admin.gql(asked)).data).toMatchObject({
      company: { id, profile: { version: 1 }, users: { totalCount: 1 }, subcontractors: { totalCount: 0 } },
    })
    expect((await (await as('Professional')).gql(asked)).data).toMatchObject({
      company: { id, profile: { version: 1 }, users: null, subcontractors: { totalCount: 0 } },
    })
    expect((await admin.gql('{ company { users { totalCount __typename pageInfo { __typename } } } }')).data).toMatchObject({
      company: { users: { totalCount: 2, __typename: 'CompanyUserConnection' } },
    })
  })

  test('that somebody else has changed is not written over', async () => {
    const { id, admin } = await world.company()
    expect((await admin.put(form(id), { city: 'Oslo' }, { 'If-Match': '"v1"' })).status).toBe(200)
    const stale = { code: 'cannotHandleTheRequest', details: { reason: 'stale' } }
    expect(await admin.put(form(id), { city: 'Bergen' }, { 'If-Match': '"v1"' })).toMatchObject({ status: 409, body: stale })
    expect((await admin.gql(update, { input: { companyId: id, version: 1, city: 'Bergen' } })).error).toMatchObject(stale)
    expect((await admin.get(form(id))).body).toMatchObject({ city: 'Oslo', version: 2 })
  })

  test('of two saves at once one counts', async () => {
    const { id, admin, as } = await world.company()
    const second = await as('Admin')
    for (let version = 1; version <= 20; version++) {
      const answers = await Promise.all(
        [admin, second].map((person, i) => person.put(form(id), { city: `By ${i}` }, { 'If-Match': `"v${version}"` })),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
    expect((await admin.get(form(id))).body).toMatchObject({ version: 21 })
  })

  test('names the fields at fault', async () => {
    const { id, admin } = await world.company()
    const wrong = {
      description: 'x'.repeat(2001),
      trades: ['wizard'],
      phone: '12',
      email: 'post',
      website: 'javascript:alert(1)',
      postalCode: '12',
      centralApproval: null,
    }
    const fields = {
      description: 'tooLong',
      'trades[0]': 'notValid',
      phone: 'notValid',
      email: 'notValid',
      website: 'notValid',
      postalCode: 'notValid',
      centralApproval: 'notValid',
    }
    expect(await admin.put(form(id), wrong)).toMatchObject({ status: 422, body: { code: 'unprocessableEntity', details: { fields } } })
    expect(await admin.put(form(id), { email: 'post' })).toMatchObject({ status: 422, body: { code: 'emailIsNotValid' } })
    const { error } = await admin.gql(update, { input: { companyId: id, version: 1, website: 'nowhere' } })
    expect(error).toMatchObject({ details: { fields: { website: 'notValid' } } })
  })

  test('is changed by administrators only, and read by its own people', async () => {
    const { id, as } = await world.company()
    for (const person of [await as('Leader'), await as('Professional'), await world.account()]) {
      expect(await person.put(form(id), profile)).toMatchObject(wrongRole)
      expect(await person.sendFile(`${form(id)}/logo`, 'logo.png', await png())).toMatchObject(wrongRole)
      expect(await person.delete(`${form(id)}/logo/${uuidv7()}`)).toMatchObject(wrongRole)
    }
    expect(await (await world.account()).get(form(id))).toMatchObject(wrongRole)
    expect(await world.anonymous().get(preview(id))).toMatchObject({ status: 401 })
  })

  test('of another company does not exist', async () => {
    const { admin } = await world.company()
    const other = await world.company()
    for (const id of [other.id, uuidv7(), 'x']) {
      expect(await admin.get(form(id))).toMatchObject(missing)
      expect(await admin.put(form(id), profile)).toMatchObject(missing)
      expect(await admin.sendFile(`${form(id)}/logo`, 'logo.png', await png())).toMatchObject(missing)
    }
    expect(await admin.get(preview(uuidv7()))).toMatchObject(missing)
    expect(await admin.get(preview('x'))).toMatchObject(missing)
  })

  test('is every company’s for who looks after the system', async () => {
    const { id } = await world.company()
    const sysadmin = await world.account({ isSystemAdmin: true })
    expect((await sysadmin.put(form(id), profile)).status).toBe(200)
    expect(await sysadmin.gql('{ companyProfile { id } }')).toMatchObject({ error: { code: 'entityNotFound' } })
  })
})

describe('the logo of a company', () => {
  const withLogo = async (name = 'logo.png', content?: Buffer) => {
    const { id, admin, as } = await world.company()
    const sent = await admin.sendFile(`${form(id)}/logo`, name, content ?? (await png()))
    return { id, admin, as, sent, fileId: String(sent.body['id']) }
  }

  test('is shown to everybody who is signed in, in several sizes', async () => {
    const { id, sent, fileId } = await withLogo('logo.jpg', await jpeg(900, 600))
    expect(sent).toMatchObject({ status: 200, body: { id: fileId, path: fileId, url: `/files/${fileId}/logo.jpg` } })
    const somebody = await world.account()
    const shown = await somebody.get(logo(id))
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(await somebody.get(logo(id), { 'If-None-Match': String(shown.headers['etag']) })).toMatchObject({ status: 304 })
    for (const address of [`${logo(id)}&w=160`, `/files/${fileId}/logo.jpg?w=480`, `/api/private/file/${fileId}`])
      expect((await somebody.get(address)).status).toBe(200)
    expect((await somebody.get(preview(id))).body).toMatchObject({ logo: { id: fileId } })
    expect((await world.anonymous().get(logo(id))).status).toBe(401)
    expect((await world.anonymous().get(`/files/${fileId}/logo.jpg`)).status).toBe(401)
  })

  test('is nothing where a company has none, and not found where there is no company', async () => {
    const { id, admin } = await world.company()
    expect(await admin.get(logo(id))).toMatchObject({ status: 204, text: '' })
    expect(await admin.get(logo(uuidv7()))).toMatchObject(missing)
    expect(await admin.get('/api/private/company/logo')).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  })

  test('is replaced, and the one before is gone for all', async () => {
    const { id, admin, fileId } = await withLogo()
    const { body } = await admin.sendFile(`${form(id)}/logo`, 'ny.png', await png(20, 20))
    expect((await admin.get(form(id))).body).toMatchObject({ logo: { id: body['id'], name: 'ny.png' }, version: 1 })
    const somebody = await world.account()
    expect(await somebody.get(`/api/private/file/${fileId}`)).toMatchObject(missing)
    expect(await world.sql('select is_temporary, company_id from file where id = $1', [fileId])).toEqual([
      { is_temporary: true, company_id: null },
    ])
  })

  test('is removed once', async () => {
    const { id, admin, fileId } = await withLogo()
    const other = await withLogo()
    expect(await admin.delete(`${form(id)}/logo/${other.fileId}`)).toMatchObject(missing)
    expect((await admin.delete(`${form(id)}/logo/${fileId}`)).status).toBe(204)
    expect(await admin.delete(`${form(id)}/logo/${fileId}`)).toMatchObject(missing)
    expect((await admin.get(logo(id))).status).toBe(204)
  })

  test('of two that are sent at once one is kept, and the other let go', async () => {
    const { id, admin } = await withLogo()
    const picture = await png()
    await Promise.all(Array.from({ length: 6 }, (_, i) => admin.sendFile(`${form(id)}/logo`, `${i}.png`, picture)))
    const kept = await world.sql('select id from file where company_id = $1 and not is_temporary', [id])
    expect(kept).toHaveLength(1)
    expect((await admin.get(form(id))).body).toMatchObject({ logo: kept[0] })
  })

  test('is a picture, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const content of [svg, html, pdf]) {
      const { id, admin, sent } = await withLogo('logo.png', content)
      expect(sent).toMatchObject({ status: 415, body: { code: 'unsupportedFileFormat' } })
      expect((await admin.get(logo(id))).status).toBe(204)
    }
    const { sent } = await withLogo('logo.svg', svg)
    expect(sent).toMatchObject({ status: 415, body: { code: 'unsupportedFileFormat' } })
  })
})
