import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { companyAs, customer, holder, invoice, licence, licenceServer, offer } from './licenceServer.ts'

const address = '/private/licenses'
const forCompanies = [offer('COMPANY_PRO', 4900), offer('COMPANY_PRO_PLUS', 8900)]
const plan = async (name: string) => within(await screen.findByRole('article', { name }))
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

describe('the plans', () => {
  test('of a customer say what they unlock and what they cost', async () => {
    licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)] })
    await openPage(address, { as: customer })
    const card = await plan('Pluss')
    expect(card.getByText('Årshjul med alle oppgavene')).toBeTruthy()
    expect(card.getByText('Budsjett og kostnader år for år')).toBeTruthy()
    expect(card.getByText('Mer enn 3 offentlige lenker')).toBeTruthy()
    expect(plain((await screen.findByRole('article', { name: 'Pluss' })).textContent)).toContain('737,50 kr per årmed mva.')
    expect(await screen.findByText('Ingen lisens ennå.')).toBeTruthy()
    expect(await screen.findByText('Ingen fakturaer ennå.')).toBeTruthy()
  })

  test('of a company stand beside each other, and the bigger one says what it includes', async () => {
    licenceServer({ offers: forCompanies, licences: [licence('COMPANY_PRO')], invoices: [invoice(10_001, 'COMPANY_PRO')] })
    await openPage(address, { as: companyAs('Admin', ['COMPANY_PRO']) })
    const smaller = await plan('Proff')
    expect(smaller.getByRole('button', { name: 'Forny Proff' })).toBeTruthy()
    expect(smaller.getByText('Bestillinger og tilleggsarbeid')).toBeTruthy()
    expect(smaller.getByText('Prosjektbudsjett')).toBeTruthy()
    const bigger = await plan('Proff Pluss')
    expect(bigger.getByText('Alt i Proff')).toBeTruthy()
    expect(bigger.getByRole('button', { name: 'Bytt til Proff Pluss' })).toBeTruthy()
    const row = within(await screen.findByRole('list', { name: 'Fakturaer' }))
    expect(row.getByRole('link', { name: 'PDF av faktura 10001' }).getAttribute('href')).toBe(
      '/files/invoices/10001/faktura-10001.pdf?download',
    )
    expect(within(screen.getByRole('list', { name: 'Egne lisenser' })).getByText('Gjelder')).toBeTruthy()
  })

  test('a smaller plan is part of the bigger one that is held', async () => {
    licenceServer({ offers: forCompanies })
    await openPage(address, { as: companyAs('Admin', ['COMPANY_PRO_PLUS']) })
    const smaller = await plan('Proff')
    expect(smaller.getByText('Inngår i Proff Pluss')).toBeTruthy()
    expect(smaller.queryByRole('button')).toBe(null)
  })

  test('who may not order reads who may', async () => {
    const server = licenceServer({ offers: forCompanies, mayOrder: false, buyers: ['Astrid Moen', 'Berit Bas'] })
    await openPage(address, { as: companyAs('Leader') })
    expect(await screen.findByText('Disse kan bestille lisens for firmaet: Astrid Moen, Berit Bas.')).toBeTruthy()
    expect((await plan('Proff')).queryByRole('button')).toBe(null)
    await waitFor(() => expect(server.calls('Licences')).toHaveLength(1))
    expect(server.calls('LicenceInvoices')).toEqual([])
  })

  test('that do not come can be asked for again', async () => {
    const server = licenceServer({ offers: forCompanies })
    server.down.add('LicenceOffers')
    const { user } = await openPage(address, { as: companyAs('Admin') })
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.down.delete('LicenceOffers')
    await user.click(again)
    expect(await plan('Proff')).toBeTruthy()
  })

  test('where licences are switched off the screen says so, and the menu is silent', async () => {
    const server = licenceServer({ offers: forCompanies })
    const { user } = await openPage(address, { as: { ...customer, features: {} } })
    expect(await screen.findByText('Lisenser er slått av her.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Meny' }))
    expect(screen.queryByRole('link', { name: /^Lisenser/ })).toBe(null)
    expect(server.asked).toEqual([])
  })
})

describe('an order', () => {
  test('shows what it comes to, goes to whom it should, and ends with a receipt', async () => {
    const server = licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)] })
    const { user, address: here } = await openPage(address, { as: customer })
    await user.click(await screen.findByRole('button', { name: 'Bestill Pluss' }))
    expect(plain((await screen.findByText('Å betale')).closest('div')!.textContent)).toBe('Å betale737,50 krav det 147,50 kr mva.')
    expect(screen.getByText('kari@nordmann.example')).toBeTruthy()
    const where = screen.getByLabelText<HTMLInputElement>(/^Adresse/)
    expect(where.value).toBe('Solveien 14, 0150 Oslo')
    await user.clear(where)
    await user.type(where, 'Fagerliveien 3, 1234 Nordby')
    await user.click(screen.getByRole('button', { name: 'Bestill med betalingsplikt' }))
    await waitFor(() => expect(here()).toBe(`${address}/success`))
    expect(await screen.findByRole('link', { name: 'PDF av faktura 10042' })).toBeTruthy()
    expect(screen.getByText(/^Pluss gjelder nå, til/)).toBeTruthy()
    expect(server.calls('OrderLicence').map(({ variables }) => variables.input)).toMatchObject([
      { type: 'CUSTOMER_PLUS', addressLine1: 'Fagerliveien 3', postalCode: '1234', city: 'Nordby' },
    ])
  })

  test('that failed on its way is sent again as the same one', async () => {
    const server = licenceServer({ offers: forCompanies })
    server.refuse('OrderCompanyLicence', 'cannotHandleTheRequest', 'busy')
    const { user, address: here } = await openPage(`${address}?order=COMPANY_PRO`, { as: companyAs('Admin') })
    await user.click(await screen.findByRole('button', { name: 'Bestill med betalingsplikt' }))
    await waitFor(() => expect(server.calls('OrderCompanyLicence')).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Bestill med betalingsplikt' }))
    await waitFor(() => expect(here()).toBe(`${address}/success`))
    const [first, again] = server.calls('OrderCompanyLicence')
    expect(server.calls('CreatePurchaseOrder')).toHaveLength(1)
    expect(again!.variables).toEqual(first!.variables)
    expect(again!.key).toBe(first!.key)
    expect(first!.variables.input).toMatchObject({ companyId: 'moen', type: 'COMPANY_PRO' })
  })

  test('leads back to what was being done', async () => {
    licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)] })
    const { user, address: here } = await openPage(`${address}?order=CUSTOMER_PLUS&redirect=%2Fprivate%2Fprofile`, { as: customer })
    await user.click(await screen.findByRole('button', { name: 'Bestill med betalingsplikt' }))
    await waitFor(() => expect(here()).toBe(`${address}/success?redirect=%2Fprivate%2Fprofile`))
    expect((await screen.findByRole('link', { name: 'Fortsett der du var' })).getAttribute('href')).toBe('/private/profile')
  })

  test('is left by Avbryt', async () => {
    licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)] })
    const { user } = await openPage(address, { as: customer })
    await user.click(await screen.findByRole('button', { name: 'Bestill Pluss' }))
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }))
    expect(await plan('Pluss')).toBeTruthy()
  })

  test('without one the receipt leads to the plans', async () => {
    licenceServer({ offers: [] })
    await openPage(`${address}/success`, { as: customer })
    expect(await screen.findByText('Ingen lisens er bestilt ennå')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Velg lisens' }).getAttribute('href')).toBe(address)
  })
})

describe('a trial', () => {
  test('is offered once, begins where one stands, and is told among what is held', async () => {
    const server = licenceServer({ offers: [offer('CUSTOMER_PLUS', 590, { trialDays: 30 })] })
    const { user } = await openPage(address, { as: customer })
    const card = await plan('Pluss')
    expect(card.getByText('Uten kort. Prøvetiden slutter av seg selv, og koster ingenting.')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Prøv gratis i 30 dager' }))
    expect(await screen.findByText(/^Prøvetiden er i gang, og varer til/)).toBeTruthy()
    expect(await screen.findByText('Pluss, prøvetid')).toBeTruthy()
    expect(server.calls('StartLicenceTrial').map(({ variables }) => variables.input)).toEqual([{ type: 'CUSTOMER_PLUS' }])
  })

  test('is not offered to whoever has had one, and leads back to what was being done', async () => {
    licenceServer({ offers: forCompanies.map((each) => ({ ...each, trialDays: each.type === 'COMPANY_PRO' ? 30 : null })) })
    const { user, address: here } = await openPage(`${address}?redirect=%2Fprivate%2Fprofile`, { as: companyAs('Admin') })
    expect((await plan('Proff Pluss')).queryByRole('button', { name: /^Prøv/ })).toBe(null)
    await user.click((await plan('Proff')).getByRole('button', { name: 'Prøv gratis i 30 dager' }))
    await waitFor(() => expect(here()).toBe('/private/profile'))
  })
})

describe('a system administrator', () => {
  const admin = { ...customer, roles: ['Customer.Owner', 'System.Admin'] }
  test('finds a company and gives it a plan, with a reason', async () => {
    const server = licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)], holders: [holder('Byggmester Moen AS')] })
    const { user } = await openPage('/private/administration/licences', { as: admin })
    await user.type(await screen.findByLabelText('Søk etter navn, e-post eller organisasjonsnummer'), 'moen')
    await user.click(await screen.findByRole('button', { name: 'Endre lisens for Byggmester Moen AS' }))
    await user.click(await screen.findByRole('button', { name: 'Lagre endringen' }))
    expect(server.calls('AdjustLicence')).toEqual([])
    await user.type(screen.getByLabelText(/^Til og med/), '5.1.30')
    await user.type(screen.getByLabelText(/^Begrunnelse/), 'Prøvetid')
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    expect(await screen.findByText(/^Proff, Gjelder til/)).toBeTruthy()
    expect(server.calls('AdjustLicence').map(({ variables }) => variables.input)).toEqual([
      { id: 'Byggmester Moen AS', change: 'GRANT', type: 'COMPANY_PRO', lastDay: '2030-01-05', reason: 'Prøvetid' },
    ])
  })

  test('ends one without saying until when', async () => {
    const held = {
      __typename: 'HeldPlan',
      id: 'held',
      type: 'COMPANY_PRO',
      validFrom: '2026-01-01T00:00:00Z',
      validTo: '2031-01-01T00:00:00Z',
    } as const
    const server = licenceServer({ offers: [], holders: [holder('Moen', { holds: [held] })] })
    const { user } = await openPage('/private/administration/licences', { as: admin })
    await user.type(await screen.findByLabelText('Søk etter navn, e-post eller organisasjonsnummer'), 'moen')
    await user.click(await screen.findByRole('button', { name: 'Endre lisens for Moen' }))
    await user.selectOptions(await screen.findByLabelText('Hva skal gjøres?'), 'END')
    await user.type(screen.getByLabelText(/^Begrunnelse/), 'Lagt ned')
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    expect(await screen.findByText('Ingen lisens')).toBeTruthy()
    expect(server.calls('AdjustLicence')[0]!.variables.input).toMatchObject({ change: 'END', lastDay: null })
  })

  test('sees all licences, those that count first', async () => {
    licenceServer({ offers: [], holders: [] })
    await openPage('/private/administration/licences', { as: admin })
    const row = within(await screen.findByRole('list', { name: 'Alle lisenser' })).getByRole('listitem')
    expect(row.textContent).toContain('Byggmester Moen AS')
    expect(row.textContent).toContain('gitt for hånd')
    expect(screen.getByRole('button', { name: 'Gjelder nå' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('is alone in seeing the office', async () => {
    licenceServer({ offers: [offer('CUSTOMER_PLUS', 590)] })
    await openPage('/private/administration/licences', { as: customer })
    expect(await screen.findByText('Bare for systemansvarlige')).toBeTruthy()
  })
})
