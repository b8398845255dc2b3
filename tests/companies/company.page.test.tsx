import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { companyAdmin } from './companyServer.ts'
import { logo, profileServer, subcontractor } from './profileServer.ts'

const as = (role: string) => ({ ...companyAdmin, roles: [`Company.${role}`] })

describe('the company', () => {
  test('is shown as others see it, with whom it calls in', async () => {
    profileServer({}, [subcontractor('s', 'Solvang Elektro AS', { companyId: 'solvang' })])
    await openPage('/private/company', { as: as('Professional') })
    expect(await screen.findByRole('heading', { name: 'Byggmester Moen AS' })).toBeTruthy()
    expect(screen.getByText('Sentralt godkjent')).toBeTruthy()
    expect(screen.queryByText('Våtromssertifikat')).toBe(null)
    expect(screen.getByRole('link', { name: 'moen.example' }).getAttribute('href')).toBe('https://moen.example')
    const list = within(await screen.findByRole('list', { name: 'Underentreprenører' }))
    expect(list.getByText('Solvang Elektro AS')).toBeTruthy()
    expect(list.getByRole('link', { name: 'Vis profilen til Solvang Elektro AS' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Legg til|Endre/ })).toBe(null)
    expect(screen.queryByRole('link', { name: 'Rediger profilen' })).toBe(null)
  })

  test('takes in a subcontractor that is typed by hand; what the server refuses stands at the field', async () => {
    const server = profileServer()
    const { user: hands } = await openPage('/private/company', { as: as('Leader') })
    await hands.click(await screen.findByRole('button', { name: 'Legg til underentreprenør' }))
    await hands.type(await screen.findByLabelText('Firma'), 'Y Elektro')
    await hands.type(screen.getByLabelText('Organisasjonsnummer'), '307 819 309')
    await hands.selectOptions(screen.getByLabelText('Fag'), 'Elektriker')
    server.refuse('CreateSubcontractor', 'cannotAddOwnCompany', 422, { fields: { organizationNumber: 'cannotAddOwnCompany' } })
    await hands.click(screen.getByRole('button', { name: 'Legg til underentreprenør' }))
    await waitFor(() => expect(screen.getByLabelText('Organisasjonsnummer').getAttribute('aria-invalid')).toBe('true'))
    server.relent()
    await hands.click(screen.getByRole('button', { name: 'Legg til underentreprenør' }))
    expect(await within(await screen.findByRole('list', { name: 'Underentreprenører' })).findByText('Y Elektro')).toBeTruthy()
    expect(server.calls('CreateSubcontractor').at(-1)).toMatchObject({
      name: 'Y Elektro',
      organizationNumber: '307819309',
      trade: 'electrician',
    })
  })

  test('says what failed, and tries again', async () => {
    const server = profileServer()
    server.refuse('Subcontractors', 'internalError', 500)
    const { user: hands } = await openPage('/private/company', { as: as('Leader') })
    const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.relent()
    await hands.click(retry)
    expect(await screen.findByText('Ingen underentreprenører ennå')).toBeTruthy()
  })

  test('is for those who act for one, where company accounts are on', async () => {
    profileServer()
    await openPage('/private/company', { as: { ...member, features: { companyAccountManagement: true } } })
    expect(await screen.findByText(/Bytt konto for å se firmaet ditt/)).toBeTruthy()
  })

  test('is silent where company accounts are off', async () => {
    profileServer()
    await openPage('/private/profile/company', { as: { ...as('Leader'), features: { companyAccountManagement: false } } })
    expect(await screen.findByText('Firmakontoer er slått av her.')).toBeTruthy()
  })
})

describe('the administrator', () => {
  test('keeps the profile', async () => {
    const server = profileServer()
    const { user: hands } = await openPage('/private/company/admin', { as: as('Admin') })
    const website = await screen.findByLabelText(/Nettsted/)
    await hands.clear(website)
    await hands.type(website, 'javascript:alert(1)')
    await hands.click(screen.getByRole('button', { name: 'Lagre profilen' }))
    expect((await screen.findAllByText(/Skriv en nettadresse/)).length).toBeGreaterThan(0)
    await hands.clear(website)
    await hands.type(website, 'www.moen.example')
    await hands.click(screen.getByRole('checkbox', { name: 'Våtromssertifikat' }))
    await hands.click(screen.getByRole('button', { name: 'Lagre profilen' }))
    expect(await screen.findByText('Profilen er lagret')).toBeTruthy()
    expect(server.calls('UpdateCompanyProfile')).toMatchObject([
      { companyId: 'moen', version: 3, website: 'https://www.moen.example', wetRoomCertificate: true, trades: ['carpenter', 'tiler'] },
    ])
  })

  test('is told when somebody else has saved first, and loses nothing', async () => {
    const server = profileServer()
    const { user: hands } = await openPage('/private/company/admin', { as: as('Admin') })
    const description = await screen.findByLabelText(/Beskrivelse/)
    await hands.clear(description)
    await hands.type(description, 'Mitt')
    server.change({ city: 'Bergen' })
    server.refuse('UpdateCompanyProfile', 'cannotHandleTheRequest', 409, { reason: 'stale' })
    await hands.click(screen.getByRole('button', { name: 'Lagre profilen' }))
    const alert = within(await screen.findByRole('alert'))
    server.relent()
    await hands.click(alert.getByRole('button'))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Poststed/).value).toBe('Bergen'))
    await hands.click(screen.getByRole('button', { name: 'Lagre profilen' }))
    await waitFor(() =>
      expect(server.calls('UpdateCompanyProfile').at(-1)).toMatchObject({ version: 4, description: 'Mitt', city: 'Bergen' }),
    )
  })

  test('sends a logo, and can have a removed one back', async () => {
    const server = profileServer()
    network.use(
      http.post('/api/private/company/moen/profile/logo', () => {
        server.change({ logo })
        return HttpResponse.json({ id: 'logo', path: 'logo', url: logo.url })
      }),
    )
    const { user: hands } = await openPage('/private/company/admin', { as: as('Admin') })
    await screen.findByRole('button', { name: 'Velg logo' })
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!
    await hands.upload(picker, new File(['x'], 'logo.png', { type: 'image/png' }))
    await hands.click(await screen.findByRole('button', { name: 'Fjern logoen' }))
    await hands.click(await screen.findByRole('button', { name: /Angre/ }))
    expect(await screen.findByRole('button', { name: 'Bytt logo' })).toBeTruthy()
    expect(server.calls('DeleteCompanyLogo')).toEqual([])
  })

  test('is nobody else', async () => {
    profileServer()
    await openPage('/private/company/admin', { as: as('Leader') })
    expect(await screen.findByText('En administrator i firmaet kan gi deg tilgang.')).toBeTruthy()
  })
})

describe('one’s profile', () => {
  test.each([
    ['Admin', '/private/company/admin'],
    ['Leader', '/private/profile/company'],
  ])('of somebody who is %s opens at %s', async (role, target) => {
    profileServer()
    const { user: hands, address } = await openPage('/private/company', { as: as(role) })
    await hands.click(screen.getByRole('button', { name: /profilmeny|konto/i }))
    await hands.click(await screen.findByRole('menuitem', { name: /profil/i }))
    await waitFor(() => expect(address()).toBe(target))
  })
})
