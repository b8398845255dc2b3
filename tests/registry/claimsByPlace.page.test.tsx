import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { address, claim, owner, registry, share } from './findMineServer.ts'

const open = () => openPage(address, { as: owner })
type User = Awaited<ReturnType<typeof open>>['user']
const ask = (user: User) => user.click(screen.getByRole('button', { name: 'Be om å stå som eier' }))

async function findIt(user: User) {
  await user.type(await screen.findByLabelText(/^Søk opp eiendommen/), 'Brageveien')
  await user.click(await screen.findByRole('option', { name: /Brageveien 3/ }))
}

describe('asking for an estate by its place', () => {
  test('finds it by its address, and waits for whoever owns it here', async () => {
    const { calls } = registry([share])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Søk den opp' }))
    await findIt(user)
    await user.type(screen.getByLabelText(/^Seksjonsnummer/), '7')
    await user.clear(screen.getByLabelText('Din del'))
    await user.type(screen.getByLabelText('Din del'), '1/2')
    await ask(user)
    await screen.findByText('Vi har spurt. Du får e-post når noen har svart.')
    within(await screen.findByRole('list', { name: 'Krav som venter' })).getByText('Venter på eieren')
    const place = { identityKind: 'cadastre', municipalityNumber: '0301', gnr: 145, bnr: 12, snr: 7 }
    expect(calls('ClaimEstateAtPlace').map(({ variables }) => variables['input'])).toEqual([
      expect.objectContaining({ ...place, shareNumerator: 1, shareDenominator: 2 }),
    ])
    await waitFor(() => expect(screen.queryByLabelText('Din del')).toBeNull())
  })

  test('is the only way where the register tells nobody who owns what', async () => {
    registry([], { isRegistered: false, namesOwners: false })
    await open()
    await screen.findByRole('heading', { name: 'Be om å stå som eier' })
    await screen.findByLabelText('Din del')
    expect(screen.queryByLabelText('Fødselsnummer')).toBeNull()
  })

  test('says what is wrong with a part, and sends nothing', async () => {
    const { calls } = registry([], { namesOwners: false })
    const { user } = await open()
    await findIt(user)
    await user.clear(screen.getByLabelText('Din del'))
    await user.type(screen.getByLabelText('Din del'), '3/2')
    await ask(user)
    await screen.findAllByText('Skriv delen som 1/1 eller 1/2.')
    expect(calls('ClaimEstateAtPlace')).toEqual([])
  })

  test.each([
    ['entityNotFound', 404, undefined, 'Ingen har lagt inn eiendommen her'],
    ['entityAlreadyExists', 409, undefined, 'Du står allerede som eier'],
    ['cannotHandleTheRequest', 409, 'transition', 'Eieren har sagt nei'],
    ['cannotHandleTheRequest', 409, 'full', 'Ti krav venter allerede på svar'],
  ] as const)('says so where it is refused: %s %s %s', async (code, status, reason, title) => {
    const { refusals } = registry([], { namesOwners: false })
    refusals['ClaimEstateAtPlace'] = () => refused(code, status, reason && { reason })
    const { user } = await open()
    await findIt(user)
    await ask(user)
    const note = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!
    expect(within(note).queryAllByRole('link', { name: 'Legg til eiendom' })).toHaveLength(code === 'entityNotFound' ? 1 : 0)
  })

  test('one that was refused can be asked for again, later', async () => {
    registry([], { namesOwners: false, claims: [claim({ evidence: 'none', state: 'denied' })] })
    await open()
    expect(await screen.findByText('Eieren har sagt nei. Du kan spørre igjen en måned etter svaret.')).toBeDefined()
  })
})
