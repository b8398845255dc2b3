import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { refused } from './estateServer.ts'
import { field, owner, server, submit, write } from './saveEstateServer.ts'

describe('looking a property up', () => {
  test('a cadastral number that is looked up fills in what the register knows', { timeout: 120_000 }, async () => {
    const { saved, looked, verified } = server()
    const { user, address } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Søk opp eiendommen', '0301-301/62/0/3')
    await user.click(await screen.findByRole('option', { name: /Bjørkeveien 12, 0301 Oslo.*0301-301\/62\/0\/3/ }, { timeout: 120_000 }))
    expect(looked).toEqual([])
    await screen.findByText('I registeret: Bjørkeveien 12, 0301 Oslo', undefined, { timeout: 120_000 })
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
    await screen.findByText('Ingen treff. Du kan fylle ut feltene selv.', undefined, { timeout: 120_000 })
    refusals['PropertySummary'] = () => refused('cannotHandleTheRequest', 503, { reason: 'upstream' })
    await user.clear(await field(/^Søk opp eiendommen/))
    await write(user, 'Søk opp eiendommen', '889640782-32')
    expect(await screen.findByText('Oppslaget mislyktes.', undefined, { timeout: 120_000 })).toBeDefined()
  })

  test.each([
    [{ isAvailable: false, isRegistered: true, address: null }, /Eiendommen er allerede lagt inn/],
    [{ isAvailable: true, isRegistered: false, address: null }, /Registeret kjenner ikke disse numrene/],
    [{ isAvailable: true, isRegistered: true, address: null }, /Finnes i registeret/],
  ])('numbers are checked with the register: %j', async (status, said) => {
    server({ status })
    const { user } = await openPage('/private/estates/create', { as: owner })
    await write(user, 'Kommunenummer', '0301')
    await write(user, 'Gårdsnummer', '207')
    expect(screen.queryByText('Sjekker i registeret')).toBeNull()
    await write(user, 'Bruksnummer', '45')
    await screen.findByText(said, undefined, { timeout: 120_000 })
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
    expect(
      await screen.findByText('Eiendomsregisteret svarer ikke nå. Du kan legge til eiendommen likevel.', undefined, { timeout: 120_000 }),
    ).toBeDefined()
  })
})
