import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { file } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { completed, project, projectServer, refuse } from './projectServer.ts'

/** Each link has a client of its own, and remembers what it was told. */
const at = (key: string) => `/public-link/${key}/project/bath`
const { canEditProject: _, canAccessOrders: __, canViewBudget: ___, needsVerification: ____, may: _____, ...told } = project()
const linked = { ...told, description: 'Bad i første etasje', architectDrawingCount: 12, deliveryDocumentCount: 0 }
const area = {
  __typename: 'ControlArea',
  id: 'wet',
  type: 'wetAreas',
  name: 'Våtrom',
  renovationType: 'BATHROOM',
  partyName: 'Flis & Membran AS',
  isDisabled: false,
  isCompleted: false,
  pointCount: 3,
  completedPointCount: 1,
}
const server = (key: string, answers: Parameters<typeof projectServer>[0]) => projectServer(answers, `/graphql/public/${key}`)

test('by a link one follows the areas and the papers, and there is nothing to change, to order or to pay', async () => {
  server('link-0', { LinkedProject: () => ({ project: { ...linked, controlAreas: [area] } }) })
  await openPage(at('link-0'))
  const wet = await screen.findByRole('link', { name: /Våtrom/ })
  expect(wet.textContent).toContain('1 av 3 punkter')
  expect(wet.getAttribute('href')).toBe(`${at('link-0')}/control-areas/wet`)
  expect(screen.getByRole('link', { name: /Arkitekttegninger 12 tegninger/ }).getAttribute('href')).toBe(
    `${at('link-0')}/architect-documents`,
  )
  for (const closed of [/Budsjett/, /Eiendommen/, /Vedlikehold/]) expect(screen.queryByRole('link', { name: closed })).toBe(null)
  expect(screen.queryByRole('button', { name: /Avslutt/ })).toBe(null)
  expect(document.title).toBe('Nytt bad, 1. etasje – Grunnmur')
})

test('an area says what is done and what shows it', async () => {
  const point = (id: string, name: string, more: object = {}) => ({
    __typename: 'ControlPoint',
    id,
    name,
    comment: null,
    isDisabled: false,
    isCompleted: false,
    isVerified: false,
    completedAt: null,
    fileCount: 0,
    files: [],
    ...more,
  })
  const evidence = { __typename: 'ControlPointFile', id: 'e', file: file('fall.jpg', 'image/jpeg', 1000) }
  const done = { isCompleted: true, completedAt: completed.completedAt, comment: 'Målt med laser', fileCount: 1, files: [evidence] }
  server('link-1', {
    LinkedArea: () => ({
      project: linked,
      controlArea: { ...area, points: [point('fall', 'Fall til sluk', done), point('m', 'Membran')] },
    }),
  })
  await openPage(`${at('link-1')}/control-areas/wet`)
  const list = within(await screen.findByRole('list', { name: 'Punktene i Våtrom' }))
  expect(list.getByText('Ferdig 12.05.2026')).toBeTruthy()
  expect(list.getByText('Målt med laser')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBe(null)
})

test('papers are read as they are now', async () => {
  const paper = {
    __typename: 'ProjectDocument',
    id: 'p',
    documentType: 'workingDrawing',
    customName: 'Plan bad',
    updatedAt: '2026-05-12T07:07:00.000Z',
    file: file('plan.pdf', 'application/pdf', 1000),
  }
  server('link-2', {
    LinkedArchitectPapers: () => ({ project: linked, papers: { __typename: 'ProjectDocumentList', id: 'd', documents: [paper] } }),
  })
  await openPage(`${at('link-2')}/architect-documents`)
  await screen.findByText('Plan bad')
  expect(screen.queryByRole('button', { name: /Valg for/ })).toBe(null)
})

const nowhere = {
  LinkedProject: () => refuse('entityNotFound', 404),
  LinkedArea: () => refuse('entityNotFound', 404),
  LinkedDeliveryPapers: () => refuse('entityNotFound', 404),
}
const below = ['', '/control-areas/wet', '/delivery-documents']

test.each(below)('a project that the link does not show is not there, at %s too', async (rest) => {
  const key = `other${rest.length}`
  const shown = {
    __typename: 'ProjectConnection',
    hasMoreThanCounted: false,
    edges: [{ __typename: 'ProjectEdge', cursor: 'c', node: { __typename: 'Project', id: 'b' } }],
  }
  server(key, { ...nowhere, SharedEstate: () => ({ sharedEstate: null, sharedProjects: shown }) })
  const { address } = await openPage(at(key) + rest)
  await screen.findByRole('heading', { name: 'Lenken viser ikke dette prosjektet' })
  expect(screen.getByRole('link', { name: 'Se det lenken viser' }).getAttribute('href')).toBe(`/public-link/${key}`)
  expect(address()).toBe(at(key) + rest)
})

test.each(below)('a link that shows nothing at all has ended, at %s too', async (rest) => {
  const key = `gone${rest.length}`
  server(key, { ...nowhere, SharedEstate: () => refuse('entityNotFound', 404) })
  const { address } = await openPage(at(key) + rest)
  await screen.findByText('Lenken har gått ut eller finnes ikke.')
  expect(address()).toBe(`/public-link/${key}/expired`)
})
