import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { quietSections } from './accessScreen.ts'

const guest = (id: string, more: object = {}) => ({
  __typename: 'GuestInvitation',
  id,
  email: `${id}@prove.example`,
  name: 'Gunn Gjestad' as string | null,
  accessLevel: 'read',
  restrictions: ['private-folder', 'mailbox'],
  expiresAt: '2030-01-31T23:00:00.000Z' as string | null,
  isExpired: false,
  state: 'CONFIRMED',
  lastSeenAt: '2026-11-20T19:42:00.000Z' as string | null,
  version: 3,
  ...more,
})
type Guest = ReturnType<typeof guest>
const listOf = (guests: Guest[]) => ({
  guestInvitations: {
    __typename: 'GuestInvitationConnection',
    totalCount: guests.length,
    edges: guests.map((node) => ({ __typename: 'GuestInvitationEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})
const owners = rightsTo('estate', 'access-management')

/** The screen as the server keeps it. */
function server({ guests = [], may = owners }: { guests?: Guest[]; may?: string[] } = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const state = { guests, refusal: undefined as ReturnType<typeof refused> | undefined, isDown: false, isSlow: false }
  setIdentity(undefined)
  privateClient()
  const answers: Record<string, (input: Partial<Guest>) => object> = {
    InviteGuest: (input) => {
      state.guests = [guest('new', { ...input, state: 'CREATED', lastSeenAt: null, version: 1 }), ...state.guests]
      return { inviteGuest: state.guests[0] }
    },
    UpdateGuest: (input) => {
      state.guests = [{ ...state.guests[0]!, ...input, version: 4 }]
      return { updateGuest: state.guests[0] }
    },
    RemoveGuest: () => {
      state.guests = []
      return { removeGuest: { __typename: 'Removed', id: 'record' } }
    },
    InviteGuestAgain: () => ({ inviteGuestAgain: { __typename: 'GuestInvitation', id: 'record' } }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { input: Partial<Guest> } }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      if (operationName.startsWith('GuestInvitation')) {
        if (state.isSlow) await new Promise(() => undefined)
        return state.isDown ? refused('internalError', 500) : HttpResponse.json({ data: listOf(state.guests) })
      }
      const quiet = quietSections[operationName]
      if (quiet) return HttpResponse.json({ data: quiet })
      sent.push({ operation: operationName, variables })
      return state.refusal?.clone() ?? HttpResponse.json({ data: answers[operationName]!(variables.input) })
    }),
  )
  return { sent, state }
}
const open = (query = '') => openPage(`/private/estate/solveien/access-management${query}`, { as: member })
const list = () => screen.findByRole('list', { name: 'Gjester' })
const level = 'Hva kan gjesten gjøre?'
const button = (name: string) => screen.getByRole('button', { name })

describe('the guests of an estate', () => {
  test('are told with what they may, what is closed to them, until when, and when they were last here', async () => {
    const editor = guest('e', { name: null, accessLevel: 'edit', restrictions: [], expiresAt: null, state: 'CREATED', lastSeenAt: null })
    server({ guests: [guest('g'), editor, guest('x', { isExpired: true, expiresAt: '2026-01-05T11:30:00.000Z' })] })
    await open()
    const [reading, editing, expired] = within(await list()).getAllByRole('listitem')
    expect(reading!.textContent).toContain('Gunn Gjestadg@prove.example')
    expect(reading!.textContent).toContain(
      'Lese · Ser ikke privat mappe, postkasse · til og med 31.01.2030 · sist inne 20.11.2026, 20:42Har logget inn',
    )
    expect(editing!.textContent).toContain('e@prove.exampleLese og endre · ikke vært inneInvitert')
    expect(expired!.textContent).toContain('til 05.01.2026, 12:30 · sist inne 20.11.2026, 20:42Utløpt')
  })

  test('take their place while they are fetched', async () => {
    const { state } = server({ guests: [guest('g')] })
    state.isSlow = true
    await open()
    const section = within(await screen.findByRole('region', { name: 'Gjester' }))
    expect(section.queryByRole('list')).toBeNull()
    expect(section.queryByText('Ingen gjester')).toBeNull()
    expect(section.getByText(/Henter|Laster/)).toBeDefined()
  })

  test('that can’t be had are asked for again', async () => {
    const { state } = server({ guests: [guest('g')] })
    state.isDown = true
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    state.isDown = false
    await user.click(again)
    expect(within(await list()).getByText('Gunn Gjestad')).toBeDefined()
  })

  test('are the owners’ alone to see', async () => {
    server({ guests: [guest('g')], may: ['read estate', 'update estate'] })
    await open()
    await screen.findByText('Bare eierne bestemmer hvem som slipper inn.')
    await waitFor(() => expect(screen.queryByText('Gunn Gjestad')).toBeNull())
  })
})

describe('a guest', () => {
  test('is invited, from where there were none', async () => {
    const { sent } = server()
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Ingen gjester' })
    await user.click(button('Inviter gjest'))
    await user.type(await screen.findByLabelText('E-post'), 'ny@prove.example')
    await user.type(screen.getByLabelText(/^Navn/), 'Nina Ny')
    await user.selectOptions(screen.getByLabelText(level), 'Lese og endre')
    await user.click(screen.getByRole('switch', { name: /^Postkasse/ }))
    await user.click(screen.getByRole('switch', { name: /^Forsikring/ }))
    await user.click(screen.getByRole('switch', { name: /^Rapporter/ }))
    await user.type(screen.getByLabelText(/^Siste dag/), '30.6.30')
    await user.click(button('Send invitasjon'))
    await screen.findByText('Invitasjonen er sendt til ny@prove.example.')
    expect(within(await list()).getByText('Nina Ny')).toBeDefined()
    const input = {
      estateId: 'solveien',
      email: 'ny@prove.example',
      name: 'Nina Ny',
      accessLevel: 'edit',
      restrictions: ['room-comments', 'value', 'report-archive', 'private-folder', 'maintenance-economy', 'maintenance-reports'],
      expiresAt: '2030-06-30T22:00:00.000Z',
    }
    expect(sent).toEqual([{ operation: 'InviteGuest', variables: { input } }])
  })

  test('is not invited without an address, or to what is over', async () => {
    const { sent } = server()
    const { user } = await open('?guest=new')
    await user.type(await screen.findByLabelText('E-post'), 'ikke en adresse')
    await user.type(screen.getByLabelText(/^Siste dag/), '1.1.2020')
    await user.click(button('Send invitasjon'))
    expect(await screen.findAllByText(/Velg en dag som ikke er over/)).not.toEqual([])
    expect(screen.getByLabelText('E-post').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  test.each([
    ['inviteSelfAsGuest', 422, 'Du kan ikke invitere deg selv som gjest.'],
    ['inviteOwnerAsGuest', 422, 'Eieren av eiendommen kan ikke inviteres som gjest.'],
    ['emailIsNotValid', 422, 'E-postadressen er ikke gyldig.'],
    ['entityAlreadyExists', 409, 'Denne adressen er allerede invitert.'],
  ])('refused as %s is so at the address', async (code, status, told) => {
    const { state } = server()
    state.refusal = refused(code, status, { fields: { email: code } })
    const { user } = await open('?guest=new')
    const email = await screen.findByLabelText('E-post')
    await user.type(email, 'ny@prove.example')
    await user.click(button('Send invitasjon'))
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    const below = email.getAttribute('aria-describedby')!.split(' ')
    expect(below.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(told)
    expect((email as HTMLInputElement).value).toBe('ny@prove.example')
  })

  test('gets other access as it was read, and an end that was left alone is not sent', async () => {
    const { sent } = server({ guests: [guest('g')] })
    const { user } = await open()
    await list()
    await user.click(button('Endre tilgangen til Gunn Gjestad'))
    await user.selectOptions(await screen.findByLabelText(level), 'Lese og endre')
    await user.click(button('Lagre tilgang'))
    await screen.findByText('Tilgangen er lagret.')
    expect(within(await list()).getByText(/Lese og endre/)).toBeDefined()
    const input = { estateId: 'solveien', guestId: 'g', version: 3, accessLevel: 'edit', restrictions: ['private-folder', 'mailbox'] }
    expect(sent).toEqual([{ operation: 'UpdateGuest', variables: { input } }])
  })

  test('whom somebody else has changed meanwhile keeps what they closed, under what was typed', async () => {
    const { sent, state } = server({ guests: [guest('g')] })
    state.refusal = refused('cannotHandleTheRequest', 409, { reason: 'stale' })
    const { user } = await open('?guest=g')
    await user.selectOptions(await screen.findByLabelText(level), 'Lese og endre')
    await user.click(button('Lagre tilgang'))
    await screen.findByText('Noen har endret dette mens du skrev')
    state.guests = [guest('g', { restrictions: ['insurance', 'private-folder'], version: 7 })]
    state.refusal = undefined
    await user.click(button('Hent den nyeste'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Forsikring/ }).checked).toBe(false))
    expect(screen.getByLabelText<HTMLSelectElement>(level).value).toBe('edit')
    expect(screen.getAllByText(/hos den andre/).map(({ textContent }) => textContent)).toEqual([
      'Hva kan gjesten gjøre? hos den andre: «Lese»',
    ])
    await user.click(button('Lagre tilgang'))
    await screen.findByText('Tilgangen er lagret.')
    expect(sent.at(-1)).toMatchObject({
      variables: { input: { version: 7, accessLevel: 'edit', restrictions: ['insurance', 'private-folder'] } },
    })
  })

  test('is shown out after a yes', async () => {
    const { sent } = server({ guests: [guest('g')] })
    const { user } = await open('?guest=g')
    await user.click(await screen.findByRole('button', { name: 'Avslutt tilgangen' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Avslutte tilgangen til Gunn Gjestad?' }))
    await user.click(asked.getByRole('button', { name: 'Avbryt' }))
    expect(sent).toEqual([])
    await user.click(button('Avslutt tilgangen'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avslutt tilgangen' }))
    await screen.findByText('Gunn Gjestad har ikke tilgang lenger.')
    await screen.findByRole('heading', { name: 'Ingen gjester' })
    expect(sent).toEqual([{ operation: 'RemoveGuest', variables: { estateId: 'solveien', guestId: 'g' } }])
  })

  test('who has not come yet is reminded; who has, or whose time is over, is not', async () => {
    const { sent } = server({
      guests: [guest('g', { state: 'CREATED', lastSeenAt: null }), guest('here'), guest('x', { state: 'CREATED', isExpired: true })],
    })
    const { user, goTo } = await open('?guest=g')
    await user.click(await screen.findByRole('button', { name: 'Send invitasjonen på nytt' }))
    await screen.findByText('Invitasjonen er sendt på nytt til g@prove.example.')
    expect(sent).toEqual([{ operation: 'InviteGuestAgain', variables: { estateId: 'solveien', guestId: 'g' } }])
    for (const other of ['here', 'x']) {
      await goTo(`/private/estate/solveien/access-management?guest=${other}`)
      await screen.findByText(`${other}@prove.example`)
      expect(screen.queryByRole('button', { name: 'Send invitasjonen på nytt' })).toBeNull()
    }
  })
})
