import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { estateServer, refused, solveien } from './estateServer.ts'

const rights = rightsTo('estate')
const part = { __typename: 'EstateOwner' as const, shareNumerator: 1, shareDenominator: 1, wasClaimed: false }
const kari = { ...part, id: 'kari', name: 'Kari Nordmann', claimStatus: 'claimedByDefault' as const }
const ola = { ...part, id: 'ola', name: 'Ola Hansen', claimStatus: 'claimed' as const, wasClaimed: true }
const server = (owners: (typeof kari | typeof ola)[] = [kari], may: string[] = rights) =>
  estateServer({ owners, estates: [{ ...solveien, may }] })

const open = () => openPage('/private/estates/modify/solveien', { as: member })
const ways = async () => within(await screen.findByRole('list', { name: 'Ikke din lenger?' })).getAllByRole('listitem')
const sent = ({ asked }: ReturnType<typeof estateServer>) =>
  asked
    .filter(({ operation }) => /^(End|Remove|Restore)(?!d)/.test(operation) && operation !== 'RemovedEstates')
    .map(({ operation }) => operation)

test('an estate that is owned alone is removed after a yes, stands below the list, and is had back', async () => {
  const world = server()
  const { user, address } = await open()
  expect(await ways()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Fjern …' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Fjerne Solveien 14?' }))
  dialog.getByText(/Etter 30 dager er papirene, bildene og planen borte for godt/)
  await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect(sent(world)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Fjern …' }))
  await user.click(await screen.findByRole('button', { name: 'Fjern eiendommen' }))
  const gone = within(await screen.findByRole('list', { name: 'Nylig fjernet' }))
  expect(address()).toBe('/private/estates')
  expect(screen.queryByRole('link', { name: 'Solveien 14' })).toBeNull()
  gone.getByText('1170 Oslo · Kan gjenopprettes til 24.12.2026')

  await user.click(gone.getByRole('button', { name: 'Gjenopprett Solveien 14' }))
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(sent(world)).toEqual(['RemoveEstate', 'RestoreEstate'])
})

test('beside other owners one leaves, and removes nothing for them', async () => {
  const world = server([ola, kari])
  const { user } = await open()
  const [way, ...others] = await ways()
  expect(others).toEqual([])
  within(way!).getByText(/De andre eierne beholder Solveien 14/)
  await user.click(within(way!).getByRole('button', { name: 'Gå ut …' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gå ut som eier' }))
  await screen.findByRole('heading', { level: 1, name: 'Eiendommer' })
  expect(sent(world)).toEqual(['EndOwnership'])
})

test('what was claimed, or a company asked them to own, is left or removed', async () => {
  server([ola])
  await open()
  expect((await ways()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Gå ut som eier'),
    expect.stringContaining('Fjern eiendommen'),
  ])
})

test('what the register named its founder for is removed: nobody else ever had it', async () => {
  server([{ ...ola, wasClaimed: false }])
  await open()
  expect((await ways()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Fjern eiendommen')])
})

test('while a project goes on there, it is told why nothing happens', async () => {
  const world = server()
  world.refuse('RemoveEstate', () => refused('cannotHandleTheRequest', 409, { reason: 'openProject' }))
  const { user, address } = await open()
  await ways()
  await user.click(screen.getByRole('button', { name: 'Fjern …' }))
  await user.click(await screen.findByRole('button', { name: 'Fjern eiendommen' }))
  await screen.findByText('Det pågår et prosjekt her. Gå ut som eier i stedet, eller vent til det er avsluttet.')
  expect(address()).toBe('/private/estates/modify/solveien')
})

test('whoever may not delete the estate is not asked', async () => {
  server([kari], ['read estate', 'update estate'])
  await open()
  await screen.findByRole('button', { name: 'Lagre eiendommen' })
  expect(screen.queryByText('Ikke din lenger?')).toBeNull()
})

test('a guest who may change everything there is not asked either: it is not theirs', async () => {
  const shared = { ...solveien, comingTasks: null, may: rights, guestLevel: 'edit', sharedBy: 'Kari Nordmann', sharedUntil: null } as const
  estateServer({ owners: [kari], estates: [], shared: [shared] })
  await open()
  await screen.findByRole('button', { name: 'Lagre eiendommen' })
  expect(screen.queryByText('Ikke din lenger?')).toBeNull()
})
