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

/** Takes estates in as the server does, and knows one address. */
function server({ may = ownersRights } = {}) {
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
      if (!['CreateEstate', 'UpdateEstate'].includes(operationName)) return HttpResponse.json({ data: { estate } })
      saved.push({ operation: operationName, input: variables.input })
      const field = operationName === 'CreateEstate' ? 'createEstate' : 'updateEstate'
      return HttpResponse.json({ data: { [field]: { ...estate, addressLine1: variables.input['addressLine1'] } } })
    }),
  )
  return { saved, looked, refusals }
}
const offered = { name: /Bjørkeveien 12/ }
const field = (name: string | RegExp) => screen.findByLabelText(name)
/** At once, as from the clipboard: nothing is looked up in between. */
async function write(user: Awaited<ReturnType<typeof openPage>>['user'], label: string, words: string) {
  await user.click(await field(label))
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

  test('is for owners', async () => {
    server()
    await openPage('/private/estates/create', { as: { ...member, roles: ['Customer.Guest'] } })
    expect(await screen.findByText('Bare eiere kan legge til eiendommer')).toBeDefined()
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
