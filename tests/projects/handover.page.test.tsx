import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { file } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { owner, project, projectServer, readerRights } from './projectServer.ts'

const closed = {
  ProjectOverview: () => ({
    project: {
      ...project({
        isCompleted: true,
        closedAt: '2026-06-26T10:00:00.000Z',
        canEditProject: false,
        may: [...readerRights, 'read handover'],
      }),
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
}

test('the book of a closed project is asked for, shows how far it has come, and is read with its hash', async () => {
  const hash = '4ce81a07'.repeat(8)
  const made = (more: object) => ({
    __typename: 'HandoverBook',
    id: 'b',
    projectId: 'bath',
    step: 'pictures',
    done: 3,
    count: 12,
    pageCount: null,
    pdfHash: null,
    contentHash: null,
    pdf: null,
    zips: [],
    ...more,
  })
  let book: object | null = null
  projectServer({
    ...closed,
    ProjectBook: () => ({ project: { __typename: 'Project', id: 'bath', handoverBook: book } }),
    MakeHandoverBook: () => {
      book = made({ state: 'making' })
      return { makeHandoverBook: book }
    },
  })
  const { user } = await openPage('/private/project/bath', { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Lag boken' }))
  await screen.findByText('Bilder: 3 av 12')
  book = made({
    state: 'ready',
    pageCount: 43,
    pdfHash: hash,
    pdf: file('bok.pdf', 'application/pdf', 40_000_000),
    zips: [1, 2].map((part) => ({
      __typename: 'HandoverZip',
      id: `z${part}`,
      part,
      file: file(`bok-${part}.zip`, 'application/zip', 900_000),
    })),
  })
  expect((await screen.findByText(/^4ce81a07 /, {}, { timeout: 120_000 })).textContent).toHaveLength(71)
  expect(screen.getByRole('link', { name: /Åpne boken, 43 sider/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Alt som zip, del 2 av 2/ }).getAttribute('href')).toContain('bok-2.zip')
})
