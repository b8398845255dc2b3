import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'
import { estateServer } from './estateServer.ts'
import { askedOwner } from './invitedOwnerServer.ts'

const address = '/private/estate/solveien'
const leader = actingAs(firmAccount)
const card = async () => within(await screen.findByRole('region', { name: 'Venter på en eier' }))

test('whoever leads the company sees that the owner has not said yes, takes the question back, and asks again', async () => {
  const { asked } = estateServer({ invitedOwner: askedOwner })
  const { user } = await openPage(address, { as: leader })
  const waiting = await card()
  await waiting.findByText('Mona Kunde (mona@kunde.example) ble spurt 11.05.2026. Svaret kan gis til 10.06.2026.')
  await user.click(waiting.getByRole('button', { name: 'Trekk tilbake' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Trekke tilbake spørsmålet til Mona Kunde?' }))
  await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
  await waiting.findByText('Spørsmålet til Mona Kunde (mona@kunde.example) er trukket tilbake.')
  expect(waiting.queryByRole('button', { name: 'Trekk tilbake' })).toBeNull()
  await user.click(waiting.getByRole('button', { name: 'Send på nytt' }))
  await waiting.findByText(/ble spurt/)
  expect(asked.map(({ operation }) => operation).filter((name) => name.includes('OwnerInvitation'))).toEqual([
    'WithdrawOwnerInvitation',
    'SendOwnerInvitationAgain',
  ])
})

test('where the answer was no, somebody else is asked', async () => {
  const { asked } = estateServer({ invitedOwner: { ...askedOwner, state: 'DECLINED' } })
  const { user } = await openPage(address, { as: leader })
  const waiting = await card()
  await waiting.findByText(/har sagt nei\. Dere kan ikke spørre samme adresse igjen/)
  expect(waiting.queryByRole('button', { name: 'Send på nytt' })).toBeNull()
  await user.click(waiting.getByRole('button', { name: 'Spør en annen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spør en eier' }))
  await user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
  await dialog.findAllByText('Skriv e-postadressen')
  await user.type(dialog.getByRole('textbox', { name: 'Fornavn' }), 'Per')
  await user.type(dialog.getByRole('textbox', { name: 'Etternavn' }), 'Eier')
  await user.type(dialog.getByRole('textbox', { name: 'E-post' }), 'per@eier.example')
  await user.click(dialog.getByRole('button', { name: 'Send spørsmålet' }))
  await screen.findByText('Spørsmålet er sendt til per@eier.example')
  expect(asked.find(({ operation }) => operation === 'InviteOwner')!.variables).toMatchObject({
    input: { estateId: 'solveien', firstName: 'Per', lastName: 'Eier', email: 'per@eier.example' },
  })
  await waiting.findByText(/Per Eier \(per@eier\.example\) ble spurt/)
})

test('nobody else is told', async () => {
  const { asked } = estateServer({ invitedOwner: askedOwner })
  await openPage(address, { as: member })
  await screen.findByText('Ingen står som eier her ennå.')
  expect(asked.map(({ operation }) => operation)).not.toContain('InvitedOwner')
})
