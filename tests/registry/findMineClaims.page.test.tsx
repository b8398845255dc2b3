import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { address, claim, owner, registry, share } from './findMineServer.ts'

const open = () => openPage(address, { as: owner })
const row = async (name: string) => (await screen.findByText(name)).closest('li')!
describe('claiming what the register names', () => {
  test('a claim that waits says whom it waits for, and can be taken back', async () => {
    const { world, calls } = registry([share])
    world.waits = true
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Krev Brageveien 3' }))
    await screen.findByText('Vi har spurt. Du får e-post når noen har svart.')
    const waiting = within(await screen.findByRole('list', { name: 'Krav som venter' }))
    waiting.getByText('Venter på eieren')
    expect(waiting.getByText('Eieren ser på kravet').closest('li')?.getAttribute('aria-current')).toBe('step')
    waiting.getByText('Kravet gjelder til 19.01.2027.')
    expect(waiting.queryByRole('link')).toBeNull()
    await user.click(waiting.getByRole('button', { name: 'Trekk kravet tilbake: Brageveien 3' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Krav som venter' })).toBeNull())
    expect(calls('WithdrawClaim').map(({ variables }) => variables)).toEqual([{ id: 'k1' }])
  })

  test('the code of a letter is entered, however it is written', async () => {
    const { calls, refusals } = registry([share], {
      claims: [claim({ hasOwners: false, codeExpiresAt: '2026-12-20T09:00:00.000Z', triesLeft: 1 })],
    })
    const { user } = await open()
    await screen.findByText('Brev er sendt')
    await screen.findByText('Ti tegn, gjelder til 20.12.2026. Ett forsøk igjen.')
    const field = screen.getByLabelText('Koden i brevet')
    await user.type(field, 'kort')
    await user.click(screen.getByRole('button', { name: 'Bekreft' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(calls('EnterClaimCode')).toEqual([])
    await user.clear(field)
    await user.type(field, '7k4mq-abcde')
    refusals['EnterClaimCode'] = () => refused('unprocessableEntity', 422, { fields: { code: 'notValid' } })
    await user.click(screen.getByRole('button', { name: 'Bekreft' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    refusals['EnterClaimCode'] = undefined
    await user.type(field, 'x{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Bekreft' }))
    await within(await row('Brageveien 3')).findByText('Hos deg')
  })

  test('one that was refused or not answered says what can be done', async () => {
    registry([share], {
      claims: [claim({ state: 'denied' }), claim({ id: 'k2', estateId: 'x', state: 'expired', addressLine1: 'Granlia 5' })],
    })
    await open()
    await screen.findByText('Eieren har sagt nei. Beviser du hvem du er, kan du kreve den igjen.')
    await screen.findByText('Ingen svarte i tide. Du kan kreve den på nytt.')
    expect(screen.queryByRole('button', { name: /Trekk tilbake/ })).toBeNull()
  })

  test('goes by electronic ID where there is one, and needs no number once it is proven', async () => {
    const { calls } = registry([share], { isRegistered: false })
    const known = { ...owner, signInProviders: [{ name: 'bank', label: 'Bank-ID', provesIdentity: true }] }
    await openPage(address, { as: known })
    const link = await screen.findByRole('link', { name: 'Bevis med Bank-ID' })
    expect(link.getAttribute('href')).toBe('/api/public/oidc/bank?purpose=prove&returnTo=%2Fprivate%2Festates%3Ffind%3Dmine')
    expect(screen.getByLabelText('Fødselsnummer')).toBeDefined()
    expect(calls('RegisterInEstateRegistry')).toEqual([])
  })

  test('by a proven number is looked up with one press', async () => {
    const { calls } = registry([share], { isRegistered: false, isProven: true })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Slå opp' }))
    await row('Brageveien 3')
    expect(calls('RegisterInEstateRegistry').map(({ variables }) => variables)).toEqual([{ identityNumber: null }])
  })
})
