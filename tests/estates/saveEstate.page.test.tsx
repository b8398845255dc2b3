import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { ownersRights, readersRights, refused, solveien } from './estateServer.ts'

const owner = { ...member, roles: ['Customer.Owner'] }
const suggestion = {
  name: 'Bjørkeveien 12, 0301 OSLO',
  addressLine1: 'Bjørkeveien 12',
  postalCode: '0301',
  city: 'OSLO',
  municipalityNumber: '0301',
  gnr: 301,
  bnr: 62,
  fnr: 0,
}

const summary = {
  __typename: 'PropertySummary',
  key: '0301-301-62-0-3',
  municipalityNumber: '0301',
  gnr: 301,
  bnr: 62,
  fnr: 0,
  snr: 3,
  organizationNumber: null,
  shareNumber: null,
  ownershipKind: 'owned',
  houseType: 'rowHouse',
  builtYear: 1956,
  plotAreaM2: 420.5,
  addressLine1: 'Bjørkeveien 12',
  addressLine2: '0301 Oslo',
}

/** Takes estates in as the server does, and knows one address. */
function server({
  may = ownersRights,
  status = { isAvailable: true, isRegistered: true, address: 'Bjørkeveien 12, 0301 Oslo' as string | null },
} = {}) {
  const verified: Record<string, unknown>[] = []
  const saved: { operation: string; input: Record<string, unknown> }[] = []
  const looked: string[] = []
  const refusals: Record<string, () => Response> = {}
  const estate = { ...solveien, may, version: 3, reportDocuments: null }
  privateClient()
  network.use(
    http.get('/api/public/address', ({ request }) => {
      const typed = new URL(request.url).searchParams.get('searchValue')!
      looked.push(typed)
      return HttpResponse.json({ addresses: typed.startsWith('Bjørke') ? [suggestion] : [] })
    }),
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input: Record<string, unknown> }
      }
      if (refusals[operationName]) return refusals[operationName]()
      if (operationName === 'PropertySummary') return HttpResponse.json({ data: { propertySummary: summary } })
      if (operationName === 'VerifyEstateIdentity') {
        verified.push(variables.input)
        return HttpResponse.json({ data: { verifyEstateIdentity: { __typename: 'EstateIdentityStatus', ...status } } })
      }
      if (!['CreateEstate', 'UpdateEstate'].includes(operationName)) return HttpResponse.json({ data: { estate } })
      saved.push({ operation: operationName, input: variables.input })
      const field = operationName === 'CreateEstate' ? 'createEstate' : 'updateEstate'
      return HttpResponse.json({ data: { [field]: { ...estate, addressLine1: variables.input['addressLine1'] } } })
    }),
  )
  return { saved, looked, refusals, verified }
}
const offered = { name: /Bjørkeveien 12/ }
const field = (name: string | RegExp) => screen.findByLabelText(name)
/** At once, as from the clipboard: nothing is looked up in between. */
async function write(user: Awaited<ReturnType<typeof openPage>>['user'], label: string, words: string) {
  await user.click(await field(new RegExp(`^${label}(Valgfritt)?$`)))
  await user.paste(words)
}
const submit = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })

describe('adding an estate', () => {
  test('an address that is chosen brings its cadastral unit along', { timeout: 40_000 }, async () => {
    const { saved, looked } = server()
    const { user, address } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Adresse', 'Bjørke')
    const option = await screen.findByRole('option', offered, { timeout: 3000 })
    expect(looked).toEqual(['Bjørke'])
    await user.click(option)
    expect(screen.queryByRole('option', offered)).toBeNull()
    expect(((await field('Gårdsnummer')) as HTMLInputElement).value).toBe('301')
    await user.click(submit('Legg til eiendom'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved).toMatchObject([
      {
        operation: 'CreateEstate',
        input: {
          identityKind: 'cadastre',
          municipalityNumber: '0301',
          gnr: 301,
          bnr: 62,
          fnr: null,
          addressLine1: 'Bjørkeveien 12',
          addressLine2: '0301 OSLO',
          ownershipKind: 'owned',
          builtYear: null,
        },
      },
    ])
    await screen.findByText('Eiendommen er lagt til.')
  })

  test('a cadastral number that is looked up fills in what the register knows', { timeout: 40_000 }, async () => {
    const { saved, looked, verified } = server()
    const { user, address } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Søk opp eiendommen', '0301-301/62/0/3')
    await user.click(await screen.findByRole('option', { name: /Bjørkeveien 12, 0301 Oslo.*0301-301\/62\/0\/3/ }, { timeout: 3000 }))
    expect(looked).toEqual([])
    await screen.findByText('I registeret: Bjørkeveien 12, 0301 Oslo', undefined, { timeout: 3000 })
    expect(verified).toEqual([{ identityKind: 'cadastre', municipalityNumber: '0301', gnr: 301, bnr: 62, fnr: null, snr: 3 }])
    await user.click(submit('Legg til eiendom'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved[0]!.input).toMatchObject({
      identityKind: 'cadastre',
      gnr: 301,
      bnr: 62,
      snr: 3,
      addressLine1: 'Bjørkeveien 12',
      addressLine2: '0301 Oslo',
      houseType: 'rowHouse',
      builtYear: 1956,
      plotAreaM2: 420.5,
    })
    expect(saved[0]!.input).not.toHaveProperty('search')
  })

  test('what nobody has there is said, and the fields are filled in by hand', async () => {
    const { refusals } = server()
    refusals['PropertySummary'] = () => refused('entityNotFound', 404)
    const { user } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Søk opp eiendommen', '889640782-31')
    await screen.findByText('Ingen treff. Du kan fylle ut feltene selv.', undefined, { timeout: 3000 })
    refusals['PropertySummary'] = () => refused('cannotHandleTheRequest', 503, { reason: 'upstream' })
    await user.clear(await field(/^Søk opp eiendommen/))
    await write(user, 'Søk opp eiendommen', '889640782-32')
    await screen.findByText('Oppslaget mislyktes.', undefined, { timeout: 3000 })
  })

  test.each([
    [{ isAvailable: false, isRegistered: true, address: null }, /Eiendommen er alt lagt inn/],
    [{ isAvailable: true, isRegistered: false, address: null }, /Registeret kjenner ikke disse numrene/],
    [{ isAvailable: true, isRegistered: true, address: null }, /Finnes i registeret/],
  ])('numbers are checked with the register: %j', async (status, said) => {
    server({ status })
    const { user } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Kommunenummer', '0301')
    await write(user, 'Gårdsnummer', '207')
    expect(screen.queryByText('Sjekker i registeret')).toBeNull()
    await write(user, 'Bruksnummer', '45')
    await screen.findByText(said, undefined, { timeout: 3000 })
  })

  test('a register that is away is no hindrance', async () => {
    const { refusals } = server()
    refusals['VerifyEstateIdentity'] = () => refused('cannotHandleTheRequest', 503, { reason: 'upstream' })
    const { user } = await openPage('/private/estates/create', { as: owner })
    for (const [label, words] of [
      ['Kommunenummer', '0301'],
      ['Gårdsnummer', '207'],
      ['Bruksnummer', '45'],
    ] as const)
      await write(user, label, words)
    await screen.findByText('Eiendomsregisteret svarer ikke nå. Du kan legge til eiendommen likevel.', undefined, { timeout: 3000 })
  })

  test('the keyboard is enough to choose, and to close what is offered', async () => {
    server()
    const { user } = await openPage('/private/estates/create', { as: owner })
    const input = (await field('Adresse')) as HTMLInputElement
    await write(user, 'Adresse', 'Bjørke')
    await screen.findByRole('option', offered, { timeout: 3000 })
    await user.keyboard('{ArrowDown}')
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', offered).id)
    await user.keyboard('{Enter}')
    expect(input.value).toBe('Bjørkeveien 12')
    await user.type(input, 'x')
    await user.keyboard('{Escape}')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(input.value).toBe('Bjørkeveien 12x')
  })

  test('what no register knows, and a register that is away, stop nobody from typing', async () => {
    const { saved } = server()
    const { user, address } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Adresse', 'Hjemme 1')
    await screen.findByText('Ingen treff.', undefined, { timeout: 3000 })
    network.use(http.get('/api/public/address', () => refusal(503, 'cannotHandleTheRequest', { reason: 'upstream' })))
    await write(user, 'Adresse', '2')
    await screen.findByText('Registeret svarer ikke. Du kan fylle inn selv.', undefined, { timeout: 3000 })
    await screen.findByText('Oppslaget mislyktes.')
    await user.selectOptions(await field('Kjent som'), 'Andel i borettslag')
    await write(user, 'Borettslagets organisasjonsnummer', '889 640 782')
    await write(user, 'Andel', '31')
    await user.selectOptions(await field('Eierform'), 'Borettslag')
    await user.click(submit('Legg til eiendom'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved[0]!.input).toMatchObject({
      identityKind: 'share',
      organizationNumber: '889640782',
      shareNumber: '31',
      gnr: null,
      addressLine1: 'Hjemme 12',
    })
  })

  test('faults stand on their fields, those of the server too', async () => {
    const { saved, refusals } = server()
    const { user } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Kommunenummer', '301')
    await user.click(submit('Legg til eiendom'))
    expect((await field('Adresse')).getAttribute('aria-invalid')).toBe('true')
    expect((await field('Kommunenummer')).getAttribute('aria-invalid')).toBe('true')
    expect(saved).toEqual([])
    await write(user, 'Adresse', 'Veien 1')
    await user.clear(await field('Kommunenummer'))
    await write(user, 'Kommunenummer', '0301')
    await write(user, 'Gårdsnummer', '1')
    await write(user, 'Bruksnummer', '2')
    refusals['CreateEstate'] = () => refused('registrationEntityAlreadyExists', 409)
    await user.click(submit('Legg til eiendom'))
    await screen.findByText('Registreringen finnes allerede.')
    expect(((await field('Adresse')) as HTMLInputElement).value).toBe('Veien 1')
  })

  test('by a company is for a customer, who must be named', async () => {
    const { saved } = server()
    const leader = { ...member, roles: ['Company.Leader'], accountType: 'company' as const, companyId: 'firma' }
    const { user, address } = await openPage('/private/estates/create', { as: leader })
    const typed = [
      ['Adresse', 'Veien 1'],
      ['Kommunenummer', '0301'],
      ['Gårdsnummer', '1'],
      ['Bruksnummer', '2'],
    ] as const
    for (const [label, words] of typed) await write(user, label, words)
    await user.click(submit('Legg til eiendom'))
    await waitFor(async () => expect((await field('E-post til kunden')).getAttribute('aria-invalid')).toBe('true'))
    expect(saved).toEqual([])
    await write(user, 'Fornavn', 'Kari')
    await write(user, 'Etternavn', 'Kunde')
    await write(user, 'E-post til kunden', 'kari@kunde.example')
    await user.click(submit('Legg til eiendom'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved[0]!.input).toMatchObject({
      ownerKind: 'PRIVATE',
      customerFirstName: 'Kari',
      customerLastName: 'Kunde',
      customerEmail: 'kari@kunde.example',
    })
  })

  test('is for owners', async () => {
    server()
    await openPage('/private/estates/create', { as: { ...member, roles: ['Customer.Guest'] } })
    expect(await screen.findByText('Du kan ikke legge til eiendommer her')).toBeDefined()
  })
})

describe('changing an estate', () => {
  test('starts from what is known, and says which version it changes', async () => {
    const { saved } = server()
    const { user, address } = await openPage('/private/estates/modify/solveien', { as: owner })
    const built = (await field(/^Byggeår/)) as HTMLInputElement
    expect(built.value).toBe('1908')
    await user.clear(built)
    await user.type(built, '1910')
    await user.click(submit('Lagre eiendommen'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved).toMatchObject([
      { operation: 'UpdateEstate', input: { estateId: 'solveien', version: 3, builtYear: 1910, plotAreaM2: 812, gnr: 207, fnr: null } },
    ])
  })

  test('is for those who may', async () => {
    server({ may: readersRights })
    await openPage('/private/estates/modify/solveien', { as: owner })
    expect(await screen.findByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test('of one that is not there says so', async () => {
    const { refusals } = server()
    refusals['EstateForm'] = () => refused('entityNotFound', 404)
    await openPage('/private/estates/modify/nowhere', { as: owner })
    expect(await screen.findByText('Vi finner ikke eiendommen')).toBeDefined()
  })
})
