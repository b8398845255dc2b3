import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { quietSections } from './accessScreen.ts'

const link = (id: string, more: object = {}) => ({
  __typename: 'PublicLink',
  id,
  name: 'Banken',
  publicLinkKey: `key-of-${id}`,
  url: `http://localhost/public-link/key-of-${id}`,
  sections: ['report-archive', 'insurance'],
  projectId: null as string | null,
  expiresAt: '2030-01-31T23:00:00.000Z',
  isExpired: false,
  visits: 2,
  lastVisitAt: '2026-11-20T19:42:00.000Z',
  version: 3,
  createdAt: '2026-10-01T08:00:00.000Z',
  ...more,
})
type Link = ReturnType<typeof link>
const owners = rightsTo('estate', 'access-management')
function server({ links = [], may = owners, projects }: { links?: Link[]; may?: string[]; projects?: object } = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const state = { links, refusal: undefined as ReturnType<typeof refused> | undefined, isDown: false, looks: [] as object[] }
  setIdentity(undefined)
  privateClient()
  const answers: Record<string, (input: Partial<Link>) => object> = {
    CreatePublicLink: (input) => {
      state.links = [link('new', input), ...state.links]
      return { createPublicLink: state.links[0] }
    },
    UpdatePublicLink: (input) => ({ updatePublicLink: { ...state.links[0], ...input, version: 4 } }),
    DeletePublicLink: () => {
      state.links = []
      return { deletePublicLink: { __typename: 'Removed', id: 'record' } }
    },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { input: Partial<Link> } }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: { estate: { ...solveien, may } } })
      if (operationName === 'PublicLinks')
        return state.isDown ? refused('internalError', 500) : HttpResponse.json({ data: { publicLinks: state.links } })
      if (operationName === 'EstateProjects') return HttpResponse.json({ data: { projects } })
      if (operationName === 'PreviewPublicLink') {
        state.looks.push(variables.input)
        return (
          state.refusal?.clone() ??
          HttpResponse.json({ data: { previewPublicLink: { __typename: 'PublicLinkPreview', publicLinkKey: 'look' } } })
        )
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
const list = () => screen.findByRole('list', { name: 'Offentlige lenker' })

describe('the public links of an estate', () => {
  test('say what they show, until when, and how often they were used', async () => {
    server({ links: [link('a'), link('b', { name: null, sections: [], isExpired: true, visits: 0, lastVisitAt: null })] })
    await open()
    const [first, second] = within(await list()).getAllByRole('listitem')
    expect(first!.textContent).toContain('Viser eiendommen, rapporter, forsikring')
    expect(first!.textContent).toContain('Til og med 31.01.2030 · 2 besøk · sist 20.11.2026, 20:42')
    expect(second!.textContent).toContain('Lenke laget 01.10.2026')
    expect(second!.textContent).toContain('Viser bare selve eiendommen')
    expect(within(second!).getByText('Utløpt')).toBeDefined()
    expect(within(second!).queryByRole('button', { name: /Kopier/ })).toBeNull()
  })

  test('one of a project says so, and has no parts of the estate to choose among', async () => {
    const { sent } = server({ links: [link('a', { sections: [], projectId: 'bad' })] })
    const { user } = await open()
    expect((await list()).textContent).toContain('Viser ett prosjekt, og av eiendommen bare adressen')
    await user.click(screen.getByRole('button', { name: 'Endre Banken' }))
    await user.type(await screen.findByLabelText(/Hva er lenken til/), ' i byen')
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Lagre lenke' }))
    await list()
    expect(sent).toMatchObject([{ operation: 'UpdatePublicLink', variables: { input: { name: 'Banken i byen', sections: [] } } }])
  })

  test('one of a project is made where some work goes on', async () => {
    const bathroom = { __typename: 'Project', id: '00000000-0000-4000-8000-000000000001', name: 'Nytt bad', companyName: 'Moen AS' }
    const node = { ...bathroom, pointCount: 4, completedPointCount: 1 }
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a' }
    const projects = { __typename: 'ProjectConnection', totalCount: 1, edges: [{ __typename: 'ProjectEdge', cursor: 'a', node }], pageInfo }
    const { sent } = server({ projects })
    const { user } = await openPage('/private/estate/solveien/access-management?link=new', {
      as: { ...member, features: { projectManagement: true } },
    })
    await user.selectOptions(await screen.findByLabelText('Hva skal lenken vise?'), 'Bare prosjektet «Nytt bad»')
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Lag lenke/ }))
    await screen.findByText('Lenken er klar til å deles.')
    expect(sent).toMatchObject([{ operation: 'CreatePublicLink', variables: { input: { projectId: bathroom.id, sections: [] } } }])
  })

  test('are copied, opened as a visitor sees them, and shown as a code', async () => {
    server({ links: [link('a')] })
    const { user } = await open()
    await list()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Kopier lenke: Banken' }))
    expect(writeText).toHaveBeenCalledWith('http://localhost/public-link/key-of-a')
    await screen.findByText('Lenken er kopiert.')
    const visit = screen.getByRole('link', { name: 'Åpne som besøkende: Banken' })
    expect([visit.getAttribute('href'), visit.getAttribute('rel')]).toEqual(['/public-link/key-of-a', 'noreferrer'])
    await user.click(screen.getByRole('button', { name: 'QR-kode: Banken' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('img', { name: 'QR-kode: Banken' })).toBeDefined()
    expect(within(dialog).getByRole('button', { name: 'Last ned SVG' })).toBeDefined()
    expect(within(dialog).getByRole('button', { name: 'Skriv ut' })).toBeDefined()
  })

  test('say what belongs here while there are none, and one is made', async () => {
    const { sent } = server()
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Ingen lenker' })
    await user.click(screen.getByRole('button', { name: 'Ny lenke' }))
    await user.type(await screen.findByLabelText(/Hva er lenken til/), 'Megler')
    for (const name of [/^Verdi/, /^Forsikring/, /^Prosjekter/, /^Kommentarer på rom/])
      expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
    await user.click(screen.getByRole('switch', { name: /^Oppussing/ }))
    await user.click(screen.getByRole('button', { name: 'Lag lenke med 5 deler' }))
    await screen.findByText('Lenken er klar til å deles.')
    expect(within(await list()).getByText('Megler')).toBeDefined()
    expect(sent).toMatchObject([
      {
        variables: {
          input: {
            estateId: 'solveien',
            name: 'Megler',
            sections: ['interior', 'exterior', 'technical-information', 'report-archive', 'archived-tasks'],
          },
        },
      },
    ])
    const { expiresAt } = sent[0]!.variables['input'] as Link
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBeOneOf([90, 91])
  })

  test('a last day that is over, or none, is not sent', async () => {
    const { sent } = server()
    const { user } = await open('?link=new')
    const day = await screen.findByLabelText('Siste dag')
    await user.clear(day)
    await user.type(day, '1.1.2020')
    await user.click(screen.getByRole('button', { name: /^Lag lenke/ }))
    expect(await screen.findAllByText(/Velg en dag som ikke er over/)).not.toEqual([])
    expect(sent).toEqual([])
  })

  test('more than the free ones need a licence, and the form says so', async () => {
    const { state } = server()
    state.refusal = refused('unauthorizedUser', 403, { reason: 'licence' })
    const { user } = await open('?link=new')
    await screen.findByLabelText('Siste dag')
    await user.click(screen.getByRole('button', { name: /^Lag lenke/ }))
    expect(await screen.findByText('Uten lisens kan eiendommen ha 3 åpne lenker.')).toBeDefined()
  })

  test('one is changed as it was read, and a day that was left alone is not sent', async () => {
    const { sent } = server({ links: [link('a')] })
    const { user } = await open('?link=a')
    const name = await screen.findByLabelText(/Hva er lenken til/)
    await user.clear(name)
    await user.type(name, 'Takstmann')
    await user.click(screen.getByRole('button', { name: 'Lagre lenke' }))
    await screen.findByText('Lenken er lagret.')
    const input = { estateId: 'solveien', id: 'a', version: 3, name: 'Takstmann', sections: ['report-archive', 'insurance'] }
    expect(sent).toEqual([{ operation: 'UpdatePublicLink', variables: { input } }])
  })

  test('one that somebody else has changed meanwhile is fetched under what was typed', async () => {
    const { state } = server({ links: [link('a')] })
    state.refusal = refused('cannotHandleTheRequest', 409, { reason: 'stale' })
    const { user } = await open('?link=a')
    await user.type(await screen.findByLabelText(/Hva er lenken til/), '!')
    await user.click(screen.getByRole('button', { name: 'Lagre lenke' }))
    expect(await screen.findByText('Noen har endret dette mens du skrev')).toBeDefined()
  })

  test('one is taken back after a yes', async () => {
    const { sent } = server({ links: [link('a')] })
    const { user } = await open()
    await list()
    await user.click(screen.getByRole('button', { name: 'Endre Banken' }))
    await user.click(await screen.findByRole('button', { name: 'Trekk tilbake lenken' }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: 'Trekk tilbake lenken' }))
    await screen.findByText('Lenken er trukket tilbake.')
    await screen.findByRole('heading', { name: 'Ingen lenker' })
    expect(sent).toEqual([{ operation: 'DeletePublicLink', variables: { estateId: 'solveien', id: 'a' } }])
  })

  test('a key that can’t be read any more is said to be lost', async () => {
    server({ links: [link('a', { publicLinkKey: null, url: null })] })
    await open()
    expect(within(await list()).getByText(/Adressen kan ikke vises lenger/)).toBeDefined()
  })

  test('a list that can’t be had is asked for again', async () => {
    const { state } = server({ links: [link('a')] })
    state.isDown = true
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    state.isDown = false
    await user.click(again)
    expect(await list()).toBeDefined()
  })

  test('are the owners’ alone', async () => {
    server({ links: [link('a')], may: ['read estate'] })
    await open()
    await screen.findByText('Bare eierne bestemmer hvem som slipper inn.')
    await waitFor(() => expect(screen.queryByText('Banken')).toBeNull())
  })
})
