import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'

const base = '/api/public/profile/user'
const press = async ({ user }: Awaited<ReturnType<typeof openPage>>, name: string) =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name }))

function answer(path: string, response: () => Response) {
  const sent: unknown[] = []
  network.use(
    http.post(base + path, async ({ request }) => {
      sent.push(await request.json())
      return response()
    }),
  )
  return sent
}
const nothing = () => new HttpResponse(null, { status: 204 })

describe('a forgotten password', () => {
  test('is asked about from the sign-in page; whether anybody has the address is not told', async () => {
    const sent = answer('/reset-password', nothing)
    const page = await openPage('/login')
    await page.user.click(await screen.findByRole('link', { name: 'Glemt passordet?' }))
    await screen.findByRole('heading', { name: 'Glemt passordet?' })
    await page.user.type(await screen.findByLabelText('E-post'), ' kari@nordmann.example ')
    await press(page, 'Send lenke')
    await screen.findByRole('heading', { name: 'Se i innboksen' })
    expect(sent).toEqual([{ email: 'kari@nordmann.example' }])
    expect(screen.getByRole('main').textContent).toMatch(/Hvis .* er registrert hos oss/)
    await press(page, 'Prøv en annen adresse')
    await screen.findByRole('heading', { name: 'Glemt passordet?' })
  })

  test('needs an address that can be one', async () => {
    const page = await openPage('/reset-password')
    await page.user.type(await screen.findByLabelText('E-post'), 'kari')
    await press(page, 'Send lenke')
    expect(await screen.findByLabelText('E-post', { selector: '[aria-invalid=true]' })).toBe(document.activeElement)
  })
})

describe('a link from a mail', () => {
  const good = (purpose = 'reset') => answer('/validate-token', () => HttpResponse.json({ email: 'kari@nordmann.example', purpose }))

  test('says whose password it is for, and leads to the sign-in page once that is created', async () => {
    good()
    const sent = answer('/create-password', nothing)
    const page = await openPage('/create-password/abc')
    await screen.findByRole('heading', { name: 'Lag nytt passord' })
    await screen.findByText('kari@nordmann.example')
    await page.user.type(await screen.findByLabelText('Nytt passord'), 'Riktig-1234')
    await press(page, 'Lagre passordet')
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(sent).toEqual([{ token: 'abc', password: 'Riktig-1234' }])
    await screen.findByText('Passordet er lagret. Logg inn med det.')
  })

  test('that has ended says so, and leads to a new one', async () => {
    answer('/validate-token', () => refusal(410, 'passwordResetLinkExpired'))
    const page = await openPage('/create-password/abc')
    await screen.findByRole('heading', { name: 'Lenken har gått ut' })
    expect(screen.getByText('Lenken for å lage nytt passord har gått ut. Be om en ny lenke.')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: 'Be om ny lenke' }))
    await waitFor(() => expect(page.address()).toBe('/reset-password'))
  })

  test('that ends while one types says so too', async () => {
    good('create')
    answer('/create-password', () => refusal(410, 'passwordResetLinkExpired'))
    const page = await openPage('/create-password/abc')
    await screen.findByRole('heading', { name: 'Lag passord' })
    await page.user.type(await screen.findByLabelText('Nytt passord'), 'Riktig-1234')
    await press(page, 'Lagre passordet')
    expect(await screen.findByRole('heading', { name: 'Lenken har gått ut' })).toBeTruthy()
  })

  test('can be asked about again where that went wrong', async () => {
    answer('/validate-token', () => refusal(503, 'cannotHandleTheRequest'))
    const page = await openPage('/create-password/abc')
    await screen.findByRole('alert')
    good()
    await press(page, 'Prøv igjen')
    expect(await screen.findByLabelText('Nytt passord')).toBeTruthy()
  })
})

describe('registering', () => {
  async function fill(user: Awaited<ReturnType<typeof openPage>>['user']) {
    const values = {
      Fornavn: 'Nora',
      Etternavn: 'Nybo',
      'E-post': 'nora@nybo.example',
      Telefon: '22334455',
      Gateadresse: 'Furuveien 2',
      Postnummer: '0560',
      Poststed: 'Oslo',
      Passord: 'Riktig-1234',
    }
    for (const [label, value] of Object.entries(values)) {
      await user.click(await screen.findByLabelText(label))
      await user.paste(value)
    }
    await user.click(screen.getByRole('checkbox', { name: /Jeg godtar vilkårene/ }))
  }

  test.each([
    [false, '/register/success', 'Velkommen!'],
    [true, '/register/success-multi-role', 'Du har fått en konto til'],
  ])('where the address was known already: %j', async (isMultiRole, address, heading) => {
    answer('', () => HttpResponse.json({ exists: isMultiRole }))
    const sent = answer('/register', () => HttpResponse.json({ isMultiRole }, { status: 201 }))
    const page = await openPage('/register')
    await fill(page.user)
    if (isMultiRole) await screen.findByText('Denne adressen er registrert fra før.')
    await press(page, 'Registrer meg')
    await screen.findByRole('heading', { name: heading })
    expect(page.address()).toBe(address)
    expect(sent).toEqual([
      expect.objectContaining({
        firstName: 'Nora',
        email: 'nora@nybo.example',
        acceptTerms: true,
        address: { addressLine1: 'Furuveien 2', postalCode: '0560', city: 'Oslo' },
      }),
    ])
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Logg inn' }))
    await waitFor(() => expect(page.address()).toBe('/login'))
  })

  test('names what is missing, and what the server refuses until it changes', async () => {
    answer('', () => HttpResponse.json({ exists: false }))
    answer('/register', () => refusal(422, 'unprocessableEntity', { fields: { password: 'passwordCommon' } }))
    const page = await openPage('/register')
    await screen.findByLabelText('Fornavn')
    await press(page, 'Registrer meg')
    await screen.findByText('Du må godta vilkårene for å registrere deg.', { selector: 'span' })
    await fill(page.user)
    expect(screen.getByText(/noe annet enn de vanligste passordene/)).toBeDefined()
    await press(page, 'Registrer meg')
    await screen.findAllByText('Dette er et av de vanligste passordene, og lett å gjette. Velg et annet.')
    const field = await screen.findByLabelText('Passord', { selector: '[aria-invalid=true]' })
    await page.user.type(field, '!')
    await waitFor(() => expect(screen.getByLabelText('Passord').getAttribute('aria-invalid')).toBe(null))
  })
})
