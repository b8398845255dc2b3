import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw/http'
import { expect, test } from 'vitest'
import { estateServer, refused, report, solveien } from '#tests/estates/estateServer.ts'
import { comeBackAfter, goesBy, hide, show } from '#tests/support/front.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const named = (id: string, addressLine1: string) => ({ ...solveien, id, addressLine1 })
const street = ['A-gata 1', 'B-gata 2', 'C-gata 3', 'D-gata 4'].map((name) => named(name, name))
const open = (path: string) => openPage(path, { as: member })

test('a screen that comes back shows what others have made of it, without a sign of it on the way', async () => {
  const { world, calls } = estateServer()
  await open('/private/estates')
  await screen.findByRole('heading', { name: 'Solveien 14' })
  const before = calls('Estates').length
  world.estates = [named('solveien', 'Solveien 14 B')]
  comeBackAfter(60_000)
  expect(screen.getByRole('heading', { name: 'Solveien 14' })).toBeDefined()
  await screen.findByRole('heading', { name: 'Solveien 14 B' })
  expect(calls('Estates')).toHaveLength(before + 1)
})

test('a short look elsewhere asks nothing', async () => {
  const { asked } = estateServer()
  await open('/private/estates')
  await screen.findByRole('heading', { name: 'Solveien 14' })
  const before = asked.length
  comeBackAfter(5000)
  comeBackAfter(60_000)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  expect(asked.slice(before).filter(({ operation }) => operation === 'Estates')).toHaveLength(1)
})

test('a list keeps all that was loaded of it, each row as it is now', async () => {
  const { world, calls } = estateServer({ estates: street, pageSize: 1 })
  const { user } = await open('/private/estates')
  await screen.findByRole('heading', { name: 'A-gata 1' })
  await user.click(screen.getByRole('button', { name: 'Vis flere' }))
  await screen.findByRole('heading', { name: 'B-gata 2' })
  await user.click(screen.getByRole('button', { name: 'Vis flere' }))
  await screen.findByRole('heading', { name: 'C-gata 3' })
  const before = calls('Estates').length
  world.estates = street.map((estate, index) => ({ ...estate, addressLine1: `Ny gate ${index + 1}` }))
  comeBackAfter(60_000)
  await screen.findByRole('heading', { name: 'Ny gate 3' })
  const names = screen.getAllByRole('heading', { name: /gat[ae]/ }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Ny gate 1', 'Ny gate 2', 'Ny gate 3'])
  expect(screen.getByText('Viser 3 av 4')).toBeDefined()
  expect(calls('Estates')).toHaveLength(before + 3)
})

test('what is typed stays, and what it is typed beside is new', async () => {
  const { world, calls } = estateServer({ reports: [report('r', { customName: 'Takst' })] })
  const { user } = await open('/private/estate/solveien/report-archive?report=r')
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Tittel|Emne|Navn/ })
  await user.type(title, ' fra 2024')
  world.reports = [report('r', { customName: 'Verdi', version: 2 })]
  const before = calls('ReportArchive').length
  comeBackAfter(60_000)
  await waitFor(() => expect(calls('ReportArchive').length).toBeGreaterThan(before))
  expect(title.value).toBe('Takst fra 2024')
})

test('an answer whose page has gone away again is not waited for, and is asked for anew', async () => {
  const server = estateServer()
  await open('/private/estates')
  await screen.findByRole('heading', { name: 'Solveien 14' })
  const ended: string[] = []
  const begun: string[] = []
  const isHeld = { now: true }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName } = (await request.clone().json()) as { operationName: string }
      if (!isHeld.now) return undefined
      begun.push(operationName)
      return new Promise((resolve) =>
        request.signal.addEventListener('abort', () => {
          ended.push(operationName)
          resolve(refused('internalError', 500))
        }),
      )
    }),
  )
  comeBackAfter(60_000)
  await waitFor(() => expect(begun).toContain('Estates'))
  hide()
  await waitFor(() => expect(ended).toContain('Estates'))
  isHeld.now = false
  server.world.estates = [named('solveien', 'Solveien 14 C')]
  goesBy(1000)
  show()
  expect(await screen.findByRole('heading', { name: 'Solveien 14 C' })).toBeDefined()
})

test('what can’t be read just then stays as it was, and nothing is said of it', async () => {
  const server = estateServer()
  await open('/private/estates')
  await screen.findByRole('heading', { name: 'Solveien 14' })
  const before = server.calls('Estates').length
  server.refuse('Estates', () => refused('internalError', 500))
  comeBackAfter(60_000)
  await waitFor(() => expect(server.calls('Estates').length).toBeGreaterThan(before))
  server.recover()
  comeBackAfter(60_000)
  await waitFor(() => expect(server.calls('Estates')).toHaveLength(before + 2))
  expect(screen.getByRole('heading', { name: 'Solveien 14' })).toBeDefined()
  expect(screen.queryByRole('status', { name: /feil/ })).toBeNull()
})

test('what was taken away meanwhile is not there any more', async () => {
  const { world } = estateServer({ reports: [report('r')] })
  await open('/private/estate/solveien/report-archive')
  await screen.findByText('Tilstand ved kjøpet')
  world.estates = []
  comeBackAfter(60_000)
  expect(await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })).toBeDefined()
})

test('a public link asks once for each return', async () => {
  const { world, asked } = estateServer()
  await openPage('/public-link/nokkel/estate/solveien', {})
  await screen.findAllByText(/Solveien 14/)
  const before = asked.length
  world.estates = [named('solveien', 'Solveien 14 D')]
  comeBackAfter(60_000)
  await screen.findAllByText(/Solveien 14 D/)
  const operations = asked.slice(before).map(({ operation }) => operation)
  expect(operations).toEqual([...new Set(operations)])
})
