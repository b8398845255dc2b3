import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { address, number, owner, property, registry, share } from './findMineServer.ts'

const open = () => openPage(address, { as: owner })
const row = async (name: string) => (await screen.findByText(name)).closest('li')!
async function askWith(user: Awaited<ReturnType<typeof open>>['user'], typed: string) {
  await user.click(await screen.findByLabelText('Fødselsnummer'))
  await user.paste(typed)
  await user.click(screen.getByRole('button', { name: 'Finn eiendommene' }))
}

describe('finding one’s own properties', () => {
  test('begins at a list that is empty, and says what becomes of the number', async () => {
    registry([], { isRegistered: false })
    const { user, address: here } = await openPage('/private/estates', { as: owner })
    await user.click(await screen.findByRole('link', { name: 'Finn eiendommene mine' }))
    await screen.findByText('Vi lagrer det aldri, og ingen får se det.')
    expect(here()).toBe(address)
  })

  test('takes no number that can’t be one', async () => {
    const { calls } = registry([], { isRegistered: false })
    const { user } = await open()
    await askWith(user, '12345678901')
    const input = screen.getByLabelText('Fødselsnummer')
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(calls('RegisterInEstateRegistry')).toEqual([])
  })

  test('lists what is in one’s name, and forgets the number', async () => {
    const { calls } = registry([property({}), share], { isRegistered: false })
    const { user } = await open()
    await askWith(user, '148374 10003')
    const house = within(await row('Solveien 14'))
    house.getByText('0301-207/80')
    house.getByText('Du eier 1/2')
    const flat = within(await row('Brageveien 3'))
    flat.getByText('Du eier hele')
    flat.getByText('Andel 31')
    flat.getByText('Noen har allerede lagt den inn. Den som eier den her, blir spurt.')
    expect(calls('RegisterInEstateRegistry').map(({ variables }) => variables)).toEqual([{ identityNumber: number }])
    expect(JSON.stringify(privateClient().cache.extract())).not.toContain(number)
    expect(document.body.innerHTML).not.toContain(number)
  })

  test('brings one in that is not here yet, once', async () => {
    const { calls } = registry([property({})])
    const { user } = await open()
    const button = within(await row('Solveien 14')).getByRole('button', { name: 'Legg til Solveien 14' })
    await user.dblClick(button)
    await within(await row('Solveien 14')).findByText('Hos deg')
    expect(calls('CreateEstate')).toHaveLength(1)
    expect(calls('CreateEstate')[0]!.variables['input']).toMatchObject({
      identityKind: 'cadastre',
      municipalityNumber: '0301',
      gnr: 207,
      bnr: 80,
      addressLine1: 'Solveien 14',
      builtYear: 1908,
    })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Solveien 14' })))
  })

  test('claims one that somebody has added, and has it at once where that is certain', async () => {
    const { calls } = registry([share])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Krev Brageveien 3' }))
    await within(await row('Brageveien 3')).findByText('Hos deg')
    expect(calls('ClaimEstate').map(({ variables }) => variables)).toEqual([{ id: 'brageveien' }])
  })

  test('confirms one that was added by hand', async () => {
    registry([{ ...share, claimStatus: 'claimedByDefault' }])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Bekreft Brageveien 3' }))
    expect(await within(await row('Brageveien 3')).findByText('Hos deg')).toBeDefined()
  })

  test('one that a co-owner added at the same moment can be joined instead', async () => {
    const { refusals, become } = registry([property({})])
    refusals['CreateEstate'] = () => {
      become('r1', { estateId: 'solveien' })
      return refused('registrationEntityAlreadyExists', 409)
    }
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Legg til Solveien 14' }))
    await screen.findByText('Registreringen finnes allerede.')
    expect(await screen.findByRole('button', { name: 'Krev Solveien 14' })).toBeDefined()
  })

  test('that are none says so, and lets one add by hand or ask again', async () => {
    registry([])
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Registeret har ingen eiendommer på deg' })
    expect(screen.getByRole('link', { name: 'Legg til eiendom' }).getAttribute('href')).toBe('/private/estates/create')
    await user.click(screen.getByRole('button', { name: 'Slå opp på nytt' }))
    await screen.findByLabelText('Fødselsnummer')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await screen.findByRole('heading', { name: 'Registeret har ingen eiendommer på deg' })
  })

  test('with a register that is away leads to adding by hand', async () => {
    const { refusals } = registry([], { isRegistered: false })
    refusals['RegisterInEstateRegistry'] = () => refused('cannotHandleTheRequest', 503, { reason: 'upstream' })
    const { user } = await open()
    await askWith(user, number)
    const note = within(await screen.findByRole('alert'))
    note.getByText('Eiendomsregisteret svarer ikke nå')
    expect(note.getByRole('link', { name: 'Legg til eiendom' })).toBeDefined()
  })

  test('with a number that is somebody else’s says so', async () => {
    const { refusals } = registry([], { isRegistered: false })
    refusals['RegisterInEstateRegistry'] = () => refused('registrationEntityAlreadyExists', 409)
    const { user } = await open()
    await askWith(user, number)
    expect(await within(await screen.findByRole('alert')).findByText('Vi kan ikke bruke dette nummeret')).toBeDefined()
  })

  test('can be tried again where it can’t be read', async () => {
    const { refusals } = registry([share])
    refusals['EstateRegistry'] = () => refused('internalError', 500)
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    refusals['EstateRegistry'] = undefined
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await row('Brageveien 3')).toBeDefined()
  })

  test('is for owners', async () => {
    registry([])
    await openPage(address, { as: { ...member, roles: ['Customer.Guest'] } })
    expect(await screen.findByText('Bare eiere kan slå opp i registeret')).toBeDefined()
  })
})
