import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { companyAdmin, companyServer, user } from './companyServer.ts'

const address = '/private/company/users'
const open = (path = address) => openPage(path, { as: companyAdmin })
const people = () => [
  user('firm', 'Astrid Moen', { roles: ['COMPANY_ADMIN'] }),
  user('leif', 'Leif Byggmo', { roles: ['COMPANY_LEADER', 'COMPANY_PROFESSIONAL'] }),
  user('petra', 'Petra Hammer', { isDisabled: true }),
  user('ola', 'Ola Ny', { isInvited: true }),
]

describe('the people of the company', () => {
  test('are shown with their roles, and whether they can act', async () => {
    companyServer(people())
    await open()
    const rows = within(await screen.findByRole('list', { name: 'Brukere i firmaet' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'AMAstrid MoenAdministrator · firm@moen.exampleAktiv',
      'LBLeif ByggmoLeder, Fagperson · leif@moen.exampleAktiv',
      'PHPetra HammerLeder · petra@moen.exampleSperret',
      'ONOla NyLeder · ola@moen.exampleInvitert',
    ])
  })

  test('are taken in, and then stand in the list', async () => {
    const server = companyServer(people())
    const { user: hands, address: here } = await open(`${address}/create`)
    await hands.type(await screen.findByLabelText('Fornavn'), 'Nina')
    await hands.type(screen.getByLabelText('Etternavn'), 'Ny')
    await hands.type(screen.getByLabelText('E-post'), 'nina@moen.example')
    await hands.type(screen.getByLabelText('Telefon'), '68 05 01 99')
    await hands.click(screen.getByRole('button', { name: 'Legg til bruker' }))
    expect((await screen.findAllByText('Velg minst én rolle.')).length).toBeGreaterThan(0)
    expect(server.calls('CreateCompanyUser')).toEqual([])
    await hands.click(screen.getByRole('checkbox', { name: /Fagperson/ }))
    await hands.click(screen.getByRole('button', { name: 'Legg til bruker' }))
    await waitFor(() => expect(here()).toBe(address))
    expect(server.calls('CreateCompanyUser')).toMatchObject([
      { input: { companyId: 'moen', email: 'nina@moen.example', roles: ['COMPANY_PROFESSIONAL'] } },
    ])
    expect(await screen.findByText('Nina Ny')).toBeTruthy()
  })

  test('get other roles; what the server refuses is told', async () => {
    const server = companyServer(people())
    const { user: hands } = await open(`${address}/update/firm`)
    await hands.click(await screen.findByRole('checkbox', { name: /Administrator/ }))
    await hands.click(screen.getByRole('checkbox', { name: /Leder/ }))
    server.refuse('UpdateCompanyUser', 'lastAdminInCompany')
    await hands.click(screen.getByRole('button', { name: 'Lagre roller' }))
    expect(await screen.findByText('Den siste administratoren i firmaet kan ikke fjernes.')).toBeTruthy()
    expect(server.calls('UpdateCompanyUser')).toEqual([{ input: { companyId: 'moen', userId: 'firm', roles: ['COMPANY_LEADER'] } }])
  })

  test('are blocked once it has been asked for twice, and let in again', async () => {
    const server = companyServer(people())
    const { user: hands } = await open(`${address}/update/leif`)
    await hands.click(await screen.findByRole('button', { name: 'Sperr brukeren' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sperre Leif Byggmo?' }))
    await hands.click(dialog.getByRole('button', { name: 'Sperr brukeren' }))
    await hands.click(await screen.findByRole('button', { name: 'Åpne igjen' }))
    expect(await screen.findByRole('button', { name: 'Sperr brukeren' })).toBeTruthy()
    expect(server.calls('UpdateCompanyUser').map(({ input }) => input.isDisabled)).toEqual([true, false])
  })

  test('cannot block themselves', async () => {
    companyServer(people())
    await open(`${address}/update/firm`)
    expect(await screen.findByText(/Dette er deg/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sperr brukeren' })).toBe(null)
  })

  test('get the mail again', async () => {
    const server = companyServer(people())
    const { user: hands } = await open(`${address}/update/ola`)
    await hands.click(await screen.findByRole('button', { name: 'Send e-posten på nytt' }))
    await waitFor(() => expect(server.calls('InviteCompanyUserAgain')).toHaveLength(1))
    expect(await screen.findByText('E-post er sendt til ola@moen.example')).toBeTruthy()
  })
})

describe('who is no administrator', () => {
  test('reads who can give access, and finds no entry in the menu', async () => {
    companyServer([])
    const { user: hands } = await openPage(address, { as: { ...companyAdmin, roles: ['Company.Leader'] } })
    expect(await screen.findByText('En administrator i firmaet kan gi deg tilgang.')).toBeTruthy()
    await hands.click(screen.getByRole('button', { name: 'Meny' }))
    expect(screen.queryByRole('link', { name: /^Administrer firmaet/ })).toBe(null)
  })

  test('as a customer neither', async () => {
    companyServer([])
    await openPage(address, { as: { ...member, features: { companyAccountManagement: true } } })
    expect(await screen.findByText('En administrator i firmaet kan gi deg tilgang.')).toBeTruthy()
  })
})

test('with company accounts switched off the screen says so, and the menu is silent', async () => {
  const server = companyServer([])
  const { user: hands } = await openPage(address, { as: { ...companyAdmin, features: { companyAccountManagement: false } } })
  expect(await screen.findByText('Firmakontoer er slått av her.')).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Meny' }))
  expect(screen.queryByRole('link', { name: /^Firma/ })).toBe(null)
  expect(server.asked).toEqual([])
})
