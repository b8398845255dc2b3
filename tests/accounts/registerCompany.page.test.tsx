import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { nobody } from '#tests/support/visitors.ts'

type Page = Awaited<ReturnType<typeof openPage>>
const patience = { timeout: 120_000 }

const found = {
  id: '310000019',
  organizationNumber: '310000019',
  name: 'Stillas og Mur AS',
  address: 'Kaiveien 4, 5003 Bergen',
  addressLine1: 'Kaiveien 4',
  postalCode: '5003',
  city: 'Bergen',
}

function server({ companies = [found] as object[], exists = false, isMultiRole = false } = {}) {
  const asked: string[] = []
  const sent: unknown[] = []
  network.use(
    http.get('/api/public/company', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ companies })
    }),
    http.post('/api/public/profile/user', () => HttpResponse.json({ exists })),
    http.post('/api/public/company/register', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ isMultiRole }, { status: 201 })
    }),
  )
  return { asked, sent }
}

async function write({ user }: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(value)
  }
}
const person = { Fornavn: 'Stig', Etternavn: 'Stillas', 'E-post': 'stig@stillas.example', Telefon: '22334455', Passord: 'Riktig-1234' }
const accept = ({ user }: Page) => user.click(screen.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
const submit = ({ user }: Page) => user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Registrer firmaet' }))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('the company', () => {
  test('is found by three letters, and brings its number and address along', async () => {
    const { asked, sent } = server()
    const page = await openPage('/register/company')
    const name = await screen.findByLabelText('Firmanavn')
    await page.user.type(name, 'st')
    await page.user.type(name, 'i')
    await page.user.click(await screen.findByRole('option', { name: /Stillas og Mur AS.*310000019 · Kaiveien 4/ }, patience))
    expect(asked).toEqual(['?searchValue=sti&limit=10'])
    expect(['Firmanavn', 'Organisasjonsnummer', 'Gateadresse', 'Postnummer', 'Poststed'].map(valueOf)).toEqual([
      'Stillas og Mur AS',
      '310 000 019',
      'Kaiveien 4',
      '5003',
      'Bergen',
    ])
    await page.user.selectOptions(screen.getByLabelText(/^Fag/), 'Murer')
    await write(page, person)
    await accept(page)
    await submit(page)
    await screen.findByRole('heading', { name: 'Velkommen!' })
    expect(page.address()).toBe('/register/success')
    expect(sent).toEqual([
      {
        name: 'Stillas og Mur AS',
        organizationNumber: '310 000 019',
        trade: 'murer',
        address: { addressLine1: 'Kaiveien 4', postalCode: '5003', city: 'Bergen' },
        admin: { firstName: 'Stig', lastName: 'Stillas', email: 'stig@stillas.example', phone: '22334455', password: 'Riktig-1234' },
      },
    ])
  })

  test('is found by its whole number, and by no part of it', async () => {
    const { asked } = server()
    const page = await openPage('/register/company')
    const name = await screen.findByLabelText('Firmanavn')
    await page.user.type(name, '310 000')
    await page.user.type(name, ' 019')
    await screen.findByRole('option', { name: /Stillas og Mur AS/ }, patience)
    expect(asked).toEqual(['?searchValue=310+000+019&limit=10'])
  })

  test('that is not there is said not to be', async () => {
    server({ companies: [] })
    const page = await openPage('/register/company')
    await page.user.type(await screen.findByLabelText('Firmanavn'), 'Finnes ikke')
    expect(await screen.findByText('Fant ikke noe firma.', undefined, patience)).toBeTruthy()
  })

  test('is typed by hand where the register is away', async () => {
    const { sent } = server({ isMultiRole: true, exists: true })
    network.use(http.get('/api/public/company', () => refusal(503, 'cannotHandleTheRequest', { reason: 'upstream' })))
    const page = await openPage('/register/company')
    await page.user.type(await screen.findByLabelText('Firmanavn'), 'Stillas')
    await screen.findByText('Registeret svarer ikke. Du kan fylle inn selv.', undefined, patience)
    await screen.findByText('Oppslaget mislyktes.')
    await write(page, { Organisasjonsnummer: '310000019', ...person })
    await screen.findByText(/Du kan likevel registrere firmaet/)
    await accept(page)
    await submit(page)
    await screen.findByRole('heading', { name: 'Du har fått en konto til' })
    expect(page.address()).toBe('/register/success-multi-role')
    expect(sent).toHaveLength(1)
  })
})

test('faults stand on fields that were left, and those of the server until the field changes', async () => {
  server()
  network.use(
    http.post('/api/public/company/register', () =>
      refusal(409, 'organizationNumberExists', { fields: { organizationNumber: 'organizationNumberExists' } }),
    ),
  )
  const page = await openPage('/register/company')
  await page.user.type(await screen.findByLabelText('Organisasjonsnummer'), '310000018')
  expect(screen.queryByText('Skriv ni sifre. Minst ett av dem er feil.')).toBe(null)
  await page.user.tab()
  await screen.findByText('Skriv ni sifre. Minst ett av dem er feil.')
  await page.user.clear(screen.getByLabelText('Organisasjonsnummer'))
  await write(page, { Firmanavn: 'Mur', Organisasjonsnummer: '310000019', ...person })
  await accept(page)
  await submit(page)
  await screen.findAllByText('Organisasjonsnummeret er allerede registrert.')
  expect(screen.getByLabelText('Organisasjonsnummer').getAttribute('aria-invalid')).toBe('true')

  const fields = { organizationNumber: 'unknownCompany', 'admin.password': 'passwordCommon' }
  network.use(http.post('/api/public/company/register', () => refusal(422, 'unprocessableEntity', { fields })))
  await submit(page)
  const number = await screen.findByLabelText('Organisasjonsnummer', { selector: '[aria-invalid=true]' })
  await screen.findByLabelText('Passord', { selector: '[aria-invalid=true]' })
  await screen.findAllByText(/Vi finner ikke noe firma med dette nummeret/)
  await screen.findAllByText('Dette er et av de vanligste passordene, og lett å gjette. Velg et annet.')
  await page.user.type(number, '1')
  await page.user.type(number, '{Backspace}')
  await waitFor(() => expect(screen.getByLabelText('Organisasjonsnummer').getAttribute('aria-invalid')).toBe(null))
})

describe('where company accounts are switched off', () => {
  const visitor = { ...nobody, features: { companyAccountManagement: false } }

  test('the screen says so, and leads to what is there', async () => {
    const page = await openPage('/register/company', { as: visitor })
    await screen.findByRole('heading', { name: 'Firmakontoer er slått av her' })
    expect(screen.queryByLabelText('Firmanavn')).toBe(null)
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Bli kunde' }))
    await screen.findByLabelText('Fornavn')
    expect(screen.queryByRole('link', { name: 'Registrer firmaet' })).toBe(null)
  })
})

test('customers and companies find each other’s registration', async () => {
  server()
  const page = await openPage('/register', { as: { ...nobody, features: { companyAccountManagement: true } } })
  await page.user.click(await screen.findByRole('link', { name: 'Registrer firmaet' }))
  await screen.findByLabelText('Firmanavn')
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Bli kunde' }))
  await waitFor(() => expect(page.address()).toBe('/register'))
})
