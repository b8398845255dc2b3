import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { house, id, open, planServer } from './planServer.ts'

test('a paper is called something else, and keeps its file', async () => {
  const file = {
    __typename: 'File' as const,
    id: 'file',
    name: 'plan.pdf',
    type: 'application/pdf',
    path: 'file',
    size: 10,
    url: '/files/file',
  }
  const paper = {
    __typename: 'PlanDocument' as const,
    id: id(8),
    areaId: null,
    customName: 'Plan',
    file,
    version: 3,
    createdAt: '2026-02-01T10:00:00Z',
  }
  const sent = planServer({ buildings: [house], documents: [paper] })
  const { user } = await open('/plan')
  await user.click(await screen.findByRole('button', { name: 'Endre Plan' }))
  const subject = await screen.findByLabelText(/^Emne/)
  await user.clear(subject)
  await user.type(subject, 'Plan for ti år')
  expect(screen.getByText('plan.pdf')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Lagre dokumentet' }))
  await waitFor(() => expect(sent[0]?.operation).toBe('SavePlanDocument'))
  expect(sent[0]!.variables).toMatchObject({ input: { id: id(8), version: 3, customName: 'Plan for ti år', fileId: null } })
})
