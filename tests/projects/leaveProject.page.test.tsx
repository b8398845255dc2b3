import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { connection, leader, project, projectServer, workerRights } from './projectServer.ts'

const shown = (canLeave: boolean) => ({
  ProjectOverview: () => ({
    project: {
      ...project({ canEditProject: false, canLeave, may: workerRights }),
      description: null,
      unseenOrderCount: 0,
      openDeviationCount: 0,
      renovationId: null,
      closeReason: null,
      canReopen: false,
      reopenings: [],
      deadlines: [],
      architectDrawingCount: 0,
      commonDocumentCount: 0,
      deliveryDocumentCount: 0,
      customer: null,
      owners: [],
      invitedOwner: null,
      participants: [],
      controlAreas: [],
    },
  }),
})

test('whoever was given a part in a project gives it up, after a yes', async () => {
  let left: unknown
  projectServer({
    ...shown(true),
    LeaveProject: (variables: Record<string, unknown>) => {
      left = variables
      return { leaveProject: { __typename: 'Removed', id: 'bath' } }
    },
    Projects: () => ({ projects: connection([]) }),
    ProjectCount: () => ({ projects: { __typename: 'ProjectConnection', hasMoreThanCounted: false, totalCount: 0 } }),
  })
  const { user } = await openPage('/private/project/bath', { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Gå ut av prosjektet' }))
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByText(/^Du mister tilgangen din her/)
  await user.click(within(dialog).getByRole('button', { name: 'Gå ut av prosjektet' }))
  await waitFor(() => expect(left).toEqual({ projectId: 'bath' }))
  await screen.findByText('Du har gått ut av Nytt bad, 1. etasje')
})

test('whoever has no part of their own is shown no way to give it up', async () => {
  projectServer(shown(false))
  await openPage('/private/project/bath', { as: leader })
  await screen.findByText('Hvem er med')
  expect(screen.queryByRole('button', { name: 'Gå ut av prosjektet' })).toBe(null)
})
