import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { overview } from './overviewServer.ts'
import { leader, project, projectServer } from './projectServer.ts'

const closed = { isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z' }
const reopening = {
  __typename: 'ProjectReopening',
  id: 'r',
  closedAt: closed.closedAt,
  createdAt: '2026-07-02T10:00:00.000Z',
  reopenedBy: 'Nina Moen',
  reason: 'Vasken mangler',
}
const book = { ProjectBook: () => ({ project: { __typename: 'Project', id: 'bath', handoverBook: null } }) }

test('a closed project is opened again with a reason, and tells it from then on', async () => {
  let isOpen = false
  const sent = projectServer({
    ...book,
    ProjectOverview: () => overview(isOpen ? { reopenings: [reopening] } : { ...closed, canReopen: true }).ProjectOverview(),
    ReopenProject: () => {
      isOpen = true
      return { reopenProject: { ...project({}), closeReason: null, canReopen: false, reopenings: [reopening], deadlines: [] } }
    },
  })
  const { user } = await openPage('/private/project/bath', { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Åpne prosjektet igjen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Åpne Nytt bad, 1. etasje igjen?' }))
  await user.click(dialog.getByRole('button', { name: 'Åpne prosjektet igjen' }))
  await dialog.findByText('Skriv hvorfor prosjektet åpnes igjen.', { selector: 'p, span, div' })
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Hvorfor åpnes det igjen/ }), 'Vasken mangler')
  await user.click(dialog.getByRole('button', { name: 'Åpne prosjektet igjen' }))
  await screen.findByText('Nytt bad, 1. etasje er åpnet igjen')
  await screen.findByText('Avsluttet 26.06.2026, åpnet igjen 02.07.2026 av Nina Moen: Vasken mangler')
  await screen.findByRole('button', { name: 'Avslutt prosjektet' })
  expect(sent).toEqual([{ operation: 'ReopenProject', variables: { input: { projectId: 'bath', reason: 'Vasken mangler' } } }])
})

test('whoever may not, or too late, is not offered it', async () => {
  projectServer({ ...book, ...overview({ ...closed, canReopen: false }) })
  await openPage('/private/project/bath', { as: leader })
  await screen.findByText('Avsluttet 26.06.2026')
  expect(screen.queryByRole('button', { name: 'Åpne prosjektet igjen' })).toBeNull()
})
