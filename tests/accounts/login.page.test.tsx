import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { setIdentity } from '#client/access/identity.ts'
import { estateServer } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage, refusal } from '#tests/support/page.tsx'
import { actingAs, blockedAccount, firmAccount, member, nobody, ownAccount } from '#tests/support/visitors.ts'

const beta = '/private/beta-disclaimer'
const toBeta = `/login?redirect=${encodeURIComponent(beta)}`
const all = [ownAccount, firmAccount, blockedAccount]

function answerLogin(accountProfiles = all, rememberedAccountId: string | null = null) {
  const seen: { credentials?: unknown; selected?: string } = {}
  network.use(
    http.post('/api/public/profile/user/login', async ({ request }) => {
      seen.credentials = await request.json()
      return HttpResponse.json({ accountProfiles, rememberedAccountId })
    }),
    http.post('/graphql', noEstates),
    http.post('/api/private/profile/user/current-user/:accountId', ({ params }) => {
      seen.selected = String(params.accountId)
      return HttpResponse.json(
        actingAs(
          [...accountProfiles, ...all].find(({ accountId }) => accountId === seen.selected)!,
          accountProfiles,
        ),
      )
    }),
  )
  return seen
}

async function signIn({ user, become }: Awaited<ReturnType<typeof openPage>>, profiles = all) {
  await user.type(await screen.findByLabelText('E-post'), ' kari@nordmann.example ')
  await user.type(screen.getByLabelText('Passord'), 'Demo-1234')
  become(actingAs(null, profiles))
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logg inn' }))
}

describe('signing in', () => {
  test('with several accounts leads to the choice of one, then to where one wanted to be', async () => {
    const seen = answerLogin()
    const page = await openPage(toBeta)
    await signIn(page)
    await screen.findByRole('heading', { name: 'Velg konto' })
    expect(seen.credentials).toEqual({ email: 'kari@nordmann.example', password: 'Demo-1234' })
    await page.user.click(screen.getByRole('button', { name: /Byggmester Moen AS.*Leder/ }))
    await screen.findByRole('heading', { name: 'Om betaversjonen' })
    expect(seen.selected).toBe('firm')
    expect(page.address()).toBe(beta)
  })

  test('with one account goes straight there', async () => {
    const seen = answerLogin([ownAccount])
    const page = await openPage(toBeta)
    await signIn(page, [ownAccount])
    await waitFor(() => expect(page.address()).toBe(beta))
    expect(seen.selected).toBe('own')
  })

  test('selects the account that was kept from the last time', async () => {
    const seen = answerLogin(all, 'firm')
    const page = await openPage(toBeta)
    await signIn(page)
    await waitFor(() => expect(page.address()).toBe(beta))
    expect(seen.selected).toBe('firm')
  })

  test('does not select an account that is blocked, though it was kept', async () => {
    answerLogin(all, 'blocked')
    const page = await openPage(toBeta)
    await signIn(page)
    const blocked = await screen.findByRole<HTMLButtonElement>('button', { name: /Strøm & Lys AS.*Sperret/ })
    expect(blocked.disabled).toBe(true)
  })

  test('with a wrong password says so on the page, and stays', async () => {
    network.use(http.post('/api/public/profile/user/login', () => refusal(401, 'loginFailure')))
    const page = await openPage(toBeta)
    await signIn(page)
    expect((await screen.findByRole('alert')).textContent).toBe('Feil e-postadresse eller passord.')
    await page.user.type(screen.getByLabelText('Passord'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(page.address()).toBe(toBeta)
    expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toContain('kari@nordmann.example')
  })

  test('with an empty field names it and stands in it, and asks the server nothing', async () => {
    const { user } = await openPage('/login')
    await user.click(within(await screen.findByRole('main')).getByRole('button', { name: 'Logg inn' }))
    const email = await screen.findByRole('textbox', { name: 'E-post', description: 'Skriv e-postadressen din.' })
    expect(document.activeElement).toBe(email)
  })

  test('by a link that leads somewhere comes there with the password that was just created', async () => {
    const seen = answerLogin([ownAccount])
    network.use(
      http.post('/api/public/profile/user/validate-token', () =>
        HttpResponse.json({ email: 'kari@nordmann.example', purpose: 'create', unproven: null }),
      ),
      http.post('/api/public/profile/user/create-password', () => new HttpResponse(null, { status: 204 })),
    )
    const { user, become, address } = await openPage(`/create-password/abc?redirect=${encodeURIComponent(beta)}`)
    await user.type(await screen.findByLabelText('Nytt passord'), 'Riktig-1234')
    become(actingAs(null, [ownAccount]))
    await user.click(screen.getByRole('button', { name: 'Lagre passordet' }))
    await waitFor(() => expect(address()).toBe(beta))
    expect(seen).toEqual({ credentials: { email: 'kari@nordmann.example', password: 'Riktig-1234' }, selected: 'own' })
  })

  test('begins with the administration for whoever looks after the whole system', async () => {
    const runs = { ...ownAccount, roles: ['Customer.Owner', 'System.Admin'] }
    answerLogin([runs])
    const page = await openPage('/login')
    await signIn(page, [runs])
    await waitFor(() => expect(page.address()).toBe('/private/administration'))
  })

  test.each([
    ['on the page of the one property that they have begun with', 'solveien', '/private/estate/solveien'],
    ['with their properties, or with none yet', null, '/private/estates'],
  ])('begins for an owner %s', async (_, startsWithEstateId, there) => {
    answerLogin([ownAccount])
    estateServer(startsWithEstateId ? {} : { estates: [] })
    network.use(
      http.post('/api/private/profile/user/current-user/:accountId', () =>
        HttpResponse.json({ ...actingAs(ownAccount, [ownAccount]), startsWithEstateId }),
      ),
    )
    const page = await openPage('/login')
    await signIn(page, [ownAccount])
    await waitFor(() => expect(page.address()).toBe(there))
  })

  test('without any property offers first to add one', async () => {
    answerLogin([ownAccount])
    const page = await openPage('/login')
    await signIn(page, [ownAccount])
    await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Legg til eiendom', 'Finn eiendommene mine'])
  })

  test.each(['//evil.example/private', '/..//evil.example/private', '/a/..\\/evil.example'])(
    'never leads to another site: %s',
    async (there) => {
      answerLogin([ownAccount])
      const page = await openPage(`/login?redirect=${encodeURIComponent(there)}`)
      await signIn(page, [ownAccount])
      await waitFor(() => expect(page.address()).toBe('/private/estates'))
    },
  )

  test('goes by those who know the person, in their order, and comes back to where one wanted to be', async () => {
    const providers = [
      { name: 'bank', label: 'Bank-ID', provesIdentity: true },
      { name: 'kontoret', label: 'Kontoret', provesIdentity: false },
    ]
    await openPage(toBeta, { as: { ...nobody, signInProviders: providers } })
    const main = within(screen.getByRole('main'))
    const ways = await main.findAllByRole('link', { name: /Bank-ID|Kontoret/ })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      ['bank', 'kontoret'].map((name) => `/api/public/oidc/${name}?purpose=signIn&returnTo=${encodeURIComponent(beta)}`),
    )
    main.getByText('eller med passord')
    main.getByText('Beviser hvem du er. Da finner vi eiendommene dine med en gang.')
  })

  test('comes back from a provider by the sign-in page, which leads on to where each begins', async () => {
    const signInProviders = [{ name: 'bank', label: 'Bank-ID', provesIdentity: true }]
    const page = await openPage('/login', { as: { ...nobody, signInProviders } })
    const way = await within(screen.getByRole('main')).findByRole('link', { name: /Bank-ID/ })
    expect(way.getAttribute('href')).toBe('/api/public/oidc/bank?purpose=signIn&returnTo=%2Flogin')
    estateServer()
    const come = { ...actingAs(ownAccount, [ownAccount]), startsWithEstateId: 'solveien' }
    page.become(come)
    setIdentity(come)
    await page.goTo('/')
    await page.goTo('/login')
    await waitFor(() => expect(page.address()).toBe('/private/estate/solveien'))
  })

  test('tells how it went at a provider, and has no such ways where there are none', async () => {
    await openPage('/login?electronicId=unknown')
    await screen.findByText(/Vi kjenner deg ikke igjen der fra/)
    expect(screen.queryByText('eller med passord')).toBeNull()
  })

  test('is not offered to who is signed in already', async () => {
    const { address } = await openPage(toBeta, { as: member })
    await waitFor(() => expect(address()).toBe(beta))
  })
})

describe('choosing an account', () => {
  test('keeps it for the next time where that is wished', async () => {
    answerLogin()
    let remembered: unknown
    network.use(
      http.post('/api/private/profile/user/remember', async ({ request }) => {
        remembered = await request.json()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const page = await openPage(`/private/account-list?redirect=${encodeURIComponent(beta)}`, { as: actingAs(null) })
    await page.user.click(await screen.findByRole('checkbox', { name: 'Velg denne neste gang jeg logger inn' }))
    await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: /Kari Nordmann/ }))
    await waitFor(() => expect(page.address()).toBe(beta))
    expect(remembered).toEqual({ accountId: 'own' })
  })

  test('comes before everything else that is private', async () => {
    const { address } = await openPage(beta, { as: actingAs(null) })
    await waitFor(() => expect(address()).toBe(`/private/account-list?redirect=${encodeURIComponent(beta)}`))
  })
})
