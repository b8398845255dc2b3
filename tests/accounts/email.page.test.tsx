import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const waiting = { ...member, emailState: 'WAITING' } as const
const lost = { ...member, emailState: 'LOST' } as const
const nothing = () => new HttpResponse(null, { status: 204 })
const main = () => within(screen.getByRole('main'))

function answer(path: string, response: () => Response) {
  const sent: unknown[] = []
  network.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json().catch(() => undefined))
      return response()
    }),
  )
  return sent
}
const link = (more: object = {}) =>
  answer('/api/public/profile/user/email-token', () =>
    HttpResponse.json({ email: 'kari@nordmann.example', name: 'Kari Nordmann', createdAt: '2026-05-12T10:00:00Z', isOwn: true, ...more }),
  )

describe('an address that is not proven', () => {
  test('is said in one calm line, with the link again and a way to change it', async () => {
    network.use(http.post('/graphql', noEstates))
    const sent = answer('/api/private/profile/user/email/link', nothing)
    const { user, address } = await openPage('/private/estates', { as: waiting })
    await screen.findByText(/Invitasjoner og meldinger kommer når du har åpnet lenken/)
    await user.click(screen.getByRole('button', { name: 'Send på nytt' }))
    await screen.findByText('Lenken er sendt')
    expect(sent).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Endre adressen' }))
    await waitFor(() => expect(address()).toBe('/private/profile/email'))
  })

  test('is said to be somebody else’s where it is, and another one is asked for', async () => {
    network.use(http.post('/graphql', noEstates))
    await openPage('/private/estates', { as: lost })
    await screen.findByText(/hører til noen andre/)
    expect(screen.queryByRole('button', { name: 'Send på nytt' })).toBe(null)
  })

  test.each([
    { from: waiting, to: member, said: 'goes' },
    { from: member, to: lost, said: 'comes' },
  ])('$said in every tab as soon as one of them knows', async ({ from, to, said }) => {
    network.use(http.post('/graphql', noEstates))
    const { become } = await openPage('/private/estates', { as: from })
    await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })
    const isSaid = () => screen.queryByRole('link', { name: 'Endre adressen' }) !== null
    expect(isSaid()).toBe(said === 'goes')
    become(to)
    const other = new BroadcastChannel(`email:${member.userId}`)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage(to.emailState)
    await waitFor(() => expect(isSaid()).toBe(said === 'comes'))
    other.close()
  })

  test('that was proven on another device is so once one comes back', async () => {
    network.use(http.post('/graphql', noEstates))
    const { become } = await openPage('/private/estates', { as: waiting })
    await screen.findByRole('link', { name: 'Endre adressen' })
    become(member)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Endre adressen' })).toBe(null))
  })

  test('is not spoken of once it is proven', async () => {
    network.use(http.post('/graphql', noEstates))
    await openPage('/private/estates', { as: member })
    expect(screen.queryByRole('link', { name: 'Endre adressen' })).toBe(null)
  })
})

describe('another address', () => {
  test('is asked for with the password, and counts once its link is opened', async () => {
    const sent: unknown[] = []
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { variables } = (await request.json()) as { variables: { input: { password: string } } }
        sent.push(variables)
        if (variables.input.password !== 'Riktig-1234') {
          const extensions = { code: 'badCurrentPassword', status: 422, requestId: 'r' }
          return HttpResponse.json({ data: null, errors: [{ message: 'x', extensions }] })
        }
        return HttpResponse.json({
          data: {
            changeEmail: { __typename: 'EmailProof', email: 'kari@nordmann.example', state: 'PROVEN', newEmail: 'ny@nordmann.example' },
          },
        })
      }),
    )
    const { user } = await openPage('/private/profile/email', { as: member })
    await user.type(await screen.findByLabelText('Ny e-postadresse'), 'ny@nordmann.example')
    await user.type(screen.getByLabelText('Passordet ditt'), 'Feil-1234')
    await user.click(main().getByRole('button', { name: 'Send lenke' }))
    await screen.findByLabelText('Passordet ditt', { selector: '[aria-invalid=true]' })
    await user.clear(screen.getByLabelText('Passordet ditt'))
    await user.type(screen.getByLabelText('Passordet ditt'), 'Riktig-1234')
    await user.click(main().getByRole('button', { name: 'Send lenke' }))
    await screen.findByText('Se i innboksen')
    expect(sent.at(-1)).toEqual({ input: { email: 'ny@nordmann.example', password: 'Riktig-1234' } })
  })
})

describe('a link that proves an address', () => {
  test('is confirmed by whoever it was sent to, with a button: opening it does nothing yet', async () => {
    link()
    network.use(http.post('/graphql', noEstates))
    const sent = answer('/api/private/profile/user/email/confirm', () => HttpResponse.json({}))
    const { user, address } = await openPage('/confirm-email/abc', { as: waiting })
    await screen.findByRole('heading', { name: 'Bekreft e-postadressen' })
    const button = await screen.findByRole('button', { name: 'Bekreft adressen' })
    expect(sent).toEqual([])
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/private/estates'))
    expect(sent).toEqual([{ token: 'abc' }])
    await screen.findByText('Adressen er bekreftet')
  })

  test('leads on to where its mail wanted to be', async () => {
    link()
    network.use(http.post('/graphql', noEstates))
    answer('/api/private/profile/user/email/confirm', () => HttpResponse.json({}))
    const { user, address } = await openPage('/confirm-email/abc?redirect=%2Fprivate%2Fbeta-disclaimer', { as: waiting })
    await user.click(await screen.findByRole('button', { name: 'Bekreft adressen' }))
    await waitFor(() => expect(address()).toBe('/private/beta-disclaimer'))
  })

  test('leads who is not signed in to the sign-in page and back', async () => {
    link({ isOwn: false })
    await openPage('/confirm-email/abc')
    const login = await main().findByRole('link', { name: 'Logg inn' })
    expect(login.getAttribute('href')).toBe('/login?redirect=%2Fconfirm-email%2Fabc')
  })

  test('gives a new account to whoever reads the mails of an address that somebody else has written', async () => {
    link({ isOwn: false, name: 'Ola Hansen' })
    const sent = answer('/api/public/profile/user/email-token/start-anew', () => HttpResponse.json({ token: 'ny' }))
    answer('/api/public/profile/user/validate-token', () => HttpResponse.json({ email: 'kari@nordmann.example', purpose: 'create' }))
    const { user, address } = await openPage('/confirm-email/abc')
    await user.click(await screen.findByRole('button', { name: 'Dette er ikke min konto' }))
    await waitFor(() => expect(address()).toBe('/create-password/ny'))
    expect(sent).toEqual([{ token: 'abc' }])
  })

  test('says so where it has ended', async () => {
    answer('/api/public/profile/user/email-token', () => refusal(410, 'passwordResetLinkExpired'))
    await openPage('/confirm-email/abc')
    expect(await screen.findByRole('heading', { name: 'Lenken har gått ut' })).toBeTruthy()
  })

  test('for a new password says whose account it opens, where nobody has proven the address', async () => {
    answer('/api/public/profile/user/validate-token', () =>
      HttpResponse.json({
        email: 'kari@nordmann.example',
        purpose: 'reset',
        unproven: { name: 'Ola Hansen', createdAt: '2026-05-12T10:00:00Z' },
      }),
    )
    await openPage('/create-password/abc')
    expect(await screen.findByText(/Er ikke kontoen til Ola Hansen din/)).toBeTruthy()
  })
})
