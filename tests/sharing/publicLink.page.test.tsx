import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { estateServer, file, readersRights, report, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

/** A key of its own for every test: each has its own cache, as every link has. */
let links = 0
const shared = () => `/public-link/link-${++links}/estate/solveien`
const world = () =>
  estateServer({
    estates: [{ ...solveien, may: readersRights }],
    reports: [report('a', { file: file('skade.jpg', 'image/jpeg', 1000) })],
  })

/** As the server writes it into the page of a link. */
function bringsAlong(key: string, addressLine1: string, language = 'nb') {
  const estate = { ...solveien, addressLine1, may: readersRights, reportDocuments: null }
  const asked = JSON.stringify([`/graphql/public/${key}`, language, 'EstateSummary', { estateId: 'solveien' }])
  const script = document.createElement('script')
  Object.assign(script, {
    type: 'application/json',
    id: 'answers',
    textContent: JSON.stringify({ [asked]: { data: { estate } } }),
  })
  document.head.append(script)
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  onTestFinished(() => {
    script.remove()
    vi.unstubAllGlobals()
  })
  return { rest: () => idle.forEach((run) => run()) }
}

test('a link shows the estate to whoever has it', async () => {
  const { asked } = world()
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(screen.getByText('Delt med lenke, bare lesing')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Kontakt' })).toBeDefined()
  expect(asked).toHaveLength(1)
})

test('what its page has brought along is not asked for, until somebody has looked', async () => {
  const { asked } = world()
  const key = `link-${links + 1}`
  const { rest } = bringsAlong(key, 'Solveien 16')
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 16' })
  expect(asked).toHaveLength(0)
  expect(document.querySelector('#answers')?.textContent).not.toContain('Solveien 16')
  rest()
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toEqual(['EstateSummary']))
})

test('what it has brought along in another language is asked for', async () => {
  const { asked } = world()
  bringsAlong(`link-${links + 1}`, 'Solveien 16', 'en')
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(asked).toHaveLength(1)
})

test('a page that was made before its link ended says so', async () => {
  network.use(http.post('/graphql/public/:key', () => refusal(410, 'entityNotFound', { reason: 'linkExpired' })))
  const key = `link-${links + 1}`
  const { rest } = bringsAlong(key, 'Solveien 16')
  const { address } = await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 16' })
  rest()
  await screen.findByRole('heading', { name: 'Lenken har gått ut eller finnes ikke.' })
  expect(address()).toBe(`/public-link/${key}/expired`)
})

test('nothing on it leads into the private area', async () => {
  world()
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('/private'))).toEqual([])
})

test('its reports are read, and not changed', async () => {
  world()
  const { user } = await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  await user.click(within(screen.getByRole('navigation', { name: 'Deler av eiendommen' })).getByRole('link', { name: 'Rapporter' }))
  await screen.findByRole('list', { name: 'Rapporter' })
  expect(screen.getByRole('button', { name: 'skade.jpg' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Legg til|Endre|Slett/ })).toBeNull()
})

test('it is read as the link, also by those who are signed in', async () => {
  const { asked } = world()
  await openPage(shared(), { as: member })
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(asked).toHaveLength(1)
  expect(screen.getByText('Delt med lenke, bare lesing')).toBeDefined()
})

test('a section that the link does not show is left out', async () => {
  estateServer({ estates: [{ ...solveien, may: ['read estate'] }], reports: null })
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  const sections = within(screen.getByRole('navigation', { name: 'Deler av eiendommen' }))
  await waitFor(() => expect(sections.queryByText('Rapporter')).toBeNull())
})

test('search engines are asked to stay away', async () => {
  world()
  await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['unknown', 404, undefined],
  ['expired or revoked', 410, { reason: 'linkExpired' }],
])('a link that is %s leads to a page that says so', async (_, status, details) => {
  network.use(http.post('/graphql/public/:key', () => refusal(status, 'entityNotFound', details)))
  const { address } = await openPage(shared())
  await screen.findByRole('heading', { name: 'Lenken har gått ut eller finnes ikke.' })
  expect(address()).toBe(`/public-link/link-${links}/expired`)
  expect(screen.getByText('Be den som ga deg lenken, om en ny.')).toBeDefined()
})

/** What the link shows, beside what this server answers. */
const showing = (shown: { sharedEstate: object | null; sharedProjects: object }) =>
  network.use(
    http.post('/graphql/public/:key', async ({ request }) => {
      const { operationName } = (await request.clone().json()) as { operationName: string }
      return operationName === 'SharedEstate' ? HttpResponse.json({ data: shown }) : undefined
    }),
  )
const noProjects = { __typename: 'ProjectConnection', edges: [] }

test('an estate that the link is not about is not there, and the way to the one it shows is', async () => {
  world()
  showing({ sharedEstate: { __typename: 'Estate', id: 'solveien' }, sharedProjects: noProjects })
  const { user, address } = await openPage(`/public-link/link-${++links}/estate/another`)
  await screen.findByRole('heading', { name: 'Lenken viser ikke denne eiendommen' })
  expect(address()).toBe(`/public-link/link-${links}/estate/another`)
  await user.click(screen.getByRole('link', { name: 'Se det lenken viser' }))
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(address()).toBe(`/public-link/link-${links}/estate/solveien`)
})

test('the estate of a project that the link is made for is not there either', async () => {
  const node = { __typename: 'Project', id: 'bad' }
  network.use(
    http.post('/graphql/public/:key', () =>
      HttpResponse.json({
        data: { estate: null },
        errors: [{ message: 'x', path: ['estate'], extensions: { code: 'authorizationFailure', status: 403, requestId: 'r' } }],
      }),
    ),
  )
  showing({ sharedEstate: null, sharedProjects: { ...noProjects, edges: [{ __typename: 'ProjectEdge', cursor: 'c', node }] } })
  await openPage(shared())
  await screen.findByRole('heading', { name: 'Lenken viser ikke denne eiendommen' })
  expect(screen.queryByRole('navigation', { name: 'Deler av eiendommen' })).toBeNull()
})

test('a link that ends while it is open leads there with the next click, whatever is still at hand', async () => {
  world()
  const { user, address } = await openPage(shared())
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  network.use(http.post('/graphql/public/:key', () => refusal(410, 'entityNotFound', { reason: 'linkExpired' })))
  await user.click(within(screen.getByRole('navigation', { name: 'Deler av eiendommen' })).getByRole('link', { name: 'Rapporter' }))
  await screen.findByRole('heading', { name: 'Lenken har gått ut eller finnes ikke.' })
  expect(address()).toBe(`/public-link/link-${links}/expired`)
})
