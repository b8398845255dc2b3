import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { file, readersRights, refused } from './estateServer.ts'
import { field, offered, owner, server, submit, write } from './saveEstateServer.ts'

describe('adding an estate', () => {
  test('an address that is chosen brings its cadastral unit along', { timeout: 120_000 }, async () => {
    const { saved, looked } = server()
    const { user, address } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Adresse', 'Bjørke')
    const option = await screen.findByRole('option', offered, { timeout: 120_000 })
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
    await screen.findByRole('option', offered, { timeout: 120_000 })
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
    await screen.findByText('Ingen treff.', undefined, { timeout: 120_000 })
    network.use(http.get('/api/public/address', () => refusal(503, 'cannotHandleTheRequest', { reason: 'upstream' })))
    await write(user, 'Adresse', '2')
    await screen.findByText('Registeret svarer ikke. Du kan fylle inn selv.', undefined, { timeout: 120_000 })
    await screen.findByText('Oppslaget mislyktes.')
    await user.selectOptions(await field('Registrert som'), 'Andel i borettslag')
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
    // In the order of the screen, whatever that of the rules.
    const summary = screen.getByText('4 felt må rettes').parentElement!
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Skriv adressen.', expect.stringContaining('Kommunenummer'), 'Skriv gårdsnummeret.', 'Skriv bruksnummeret.'])
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
  const front = file('hus.jpg', 'image/jpeg', 300_000)

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

  test('the picture can be taken away, and stays where nobody thought of it', async () => {
    const { saved } = server({ image: front })
    const { user, address } = await openPage('/private/estates/modify/solveien', { as: owner })
    await user.click(await screen.findByRole('button', { name: `Fjern ${front.name}` }))
    await user.click(submit('Lagre eiendommen'))
    await waitFor(() => expect(address()).toBe('/private/estate/solveien'))
    expect(saved[0]!.input).toMatchObject({ imageFileId: null })
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
