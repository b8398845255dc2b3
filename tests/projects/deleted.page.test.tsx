import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeletionPartsFragment } from '#client/generated/graphql.ts'
import { openPage } from '#tests/support/page.tsx'
import { leader, project, projectServer } from './projectServer.ts'

const deletion = (kind: DeletionPartsFragment['kind'], name: string): DeletionPartsFragment => ({
  __typename: 'Deletion',
  id: name,
  kind,
  recordId: `${name}-1`,
  name,
  deletedByName: null,
  deletedAt: '2026-05-01T06:51:00.000Z',
  restorableUntil: new Date(Date.now() + 12 * 86_400_000 - 60_000).toISOString(),
  pictureCount: 0,
  paperCount: 2,
  size: 2048,
})
const listOf = (nodes: DeletionPartsFragment[]) => ({
  __typename: 'DeletionConnection',
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: 'DeletionEdge', cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})

test('a paper that was deleted from a project comes back from there', async () => {
  let rows = [deletion('projectDocument', 'FDV')]
  const sent = projectServer({
    ProjectDeletions: () => ({ project: project(), projectDeletions: listOf(rows) }),
    RestoreProjectDeletions: () => {
      rows = []
      return { outcome: { __typename: 'ManyDone', done: ['FDV'], left: [] } }
    },
  })
  const { user } = await openPage('/private/project/bath/deleted', { as: leader })
  const row = (await screen.findByText('FDV')).closest('li')!
  expect(row.textContent).toContain('Papir i prosjektet · 2 papirer')
  expect(row.textContent).toContain('12 dager igjen')
  await user.click(screen.getByRole('button', { name: 'Gjenopprett FDV' }))
  await waitFor(() => expect(screen.getByText('Ingenting er slettet')).toBeTruthy())
  const restored = sent.find(({ operation }) => operation === 'RestoreProjectDeletions')
  expect(restored?.variables['input']).toEqual({ projectId: 'bath', ids: ['FDV'] })
})

test('a template that was deleted from a company comes back from there, for those who lead it', async () => {
  projectServer({ CompanyDeletions: () => ({ companyDeletions: listOf([deletion('controlTemplate', 'Bad, vår måte')]) }) })
  await openPage('/private/company/deleted', { as: leader })
  expect(await screen.findByRole('button', { name: 'Gjenopprett Bad, vår måte' })).toBeTruthy()
})

test('others in the company are told who can', async () => {
  const sent = projectServer({})
  await openPage('/private/company/deleted', { as: { ...leader, roles: ['Company.Professional'] } })
  expect(await screen.findByText('Bare den som kan slette')).toBeTruthy()
  expect(sent).toEqual([])
})
