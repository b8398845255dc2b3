import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwedPaperPartsFragment } from '#client/generated/graphql.ts'
import { held } from '#tests/support/held.ts'
import { openPage } from '#tests/support/page.tsx'
import { type Answers, leader, managerRights, owner, project, projectServer, readerRights } from './projectServer.ts'

const owed = (code: OwedPaperPartsFragment['code'], name: string, more: Partial<OwedPaperPartsFragment> = {}): OwedPaperPartsFragment => ({
  __typename: 'OwedPaper',
  code,
  name,
  group: 'wetRoom',
  owedBy: 'tiler',
  basis: 'TEK17 § 13-15',
  condition: null,
  state: 'missing',
  reason: null,
  isLate: false,
  participantId: null,
  participantName: null,
  documents: [],
  request: null,
  ...more,
})
const plumberId = '0198a5a0-0000-7000-8000-000000000001'
const request = {
  __typename: 'PaperRequest',
  id: 'asked',
  name: 'Ola Rør',
  email: 'ola@ror.example',
  neededBy: null,
  expiresAt: '2026-05-26T10:00:00.000Z',
  remindedAt: null,
  createdAt: '2026-05-12T10:00:00.000Z',
} as const
const papers = [
  owed('wetRoomRecord', 'Våtromsdokumentasjon', { isLate: true }),
  owed('plumbing', 'Trykkprøving', { group: 'plumbing', owedBy: 'plumber', participantId: plumberId, participantName: 'Ola Rør' }),
  owed('elConformity', 'Samsvarserklæring', { group: 'electrical', owedBy: 'electrician', state: 'asked', request }),
  owed('productDocs', 'Produktdokumentasjon', {
    state: 'received',
    documents: [{ __typename: 'CoveringDocument', id: 'd', customName: 'Membran' }],
  }),
  owed('completionCertificate', 'Ferdigattest', { group: 'authority', state: 'perhaps', condition: 'appliedFor' }),
]
const meter = { __typename: 'DocumentMeter', projectId: 'bath', receivedCount: 1, neededCount: 4, papers } as const

const serve = (may: string[], answers: Answers = {}) =>
  projectServer({
    DeliveryPapers: () => ({
      project: project({ may }),
      papers: { __typename: 'ProjectDocumentList', id: 'delivery', version: 1, unseenCount: 0, documents: [] },
    }),
    DocumentMeter: () => ({ documentMeter: meter }),
    PeopleToAsk: () => ({
      project: {
        __typename: 'Project',
        id: 'bath',
        participants: [
          { __typename: 'ProjectParticipant', id: plumberId, role: 'Subcontractor', name: 'Ola Rør', company: 'Rørservice AS' },
        ],
      },
    }),
    AskForPaper: () => ({ askForPaper: meter }),
    DecidePaper: () => ({ decidePaper: meter }),
    EndPaperRequest: () => ({ endPaperRequest: meter }),
    ...answers,
  })
const deliveries = '/private/project/bath/delivery-documents'
const choices = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Valg for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('what must be there at the handover stands with who owes it and what it rests on', async () => {
  serve([...readerRights, 'read handover'])
  await openPage(deliveries, { as: owner })
  await screen.findByText('1 av 4')
  const card = screen.getByRole('region', { name: '3 papirer mangler' })
  for (const words of ['Over fristen', 'Ola Rør · TEK17 § 13-15', 'bedt om, lenken gjelder til 26.05.2026', '2 papirer til'])
    expect(card.textContent).toContain(words)
  expect(within(card).queryByRole('button', { name: 'Valg for Trykkprøving' })).toBe(null)
})

test('what has come stands below what is owed once that is known, and is not pushed away', async () => {
  const late = held(() => ({ documentMeter: meter }))
  serve([...readerRights, 'read handover'], { DocumentMeter: late.answer })
  await openPage(deliveries, { as: owner })
  await waitFor(() => expect(late.isAsked()).toBe(true))
  expect(screen.queryByText('Ingen leveransedokumenter ennå')).toBe(null)
  late.letCome()
  await screen.findByText('1 av 4')
  await screen.findByText('Ingen leveransedokumenter ennå')
})

test('whoever manages asks a participant for one by mail, ends the link, and says what is not needed', async () => {
  const sent = serve([...managerRights, 'read handover'])
  const { user } = await openPage(deliveries, { as: leader })
  await choices(user, 'Trykkprøving', 'Be om papiret')
  await screen.findByRole('option', { name: 'Ola Rør, Rørservice AS' })
  await user.type(await screen.findByRole('textbox', { name: /^Beskjed/ }), 'Bilde holder')
  await user.click(screen.getByRole('button', { name: 'Send e-posten' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({
      projectId: 'bath',
      code: 'plumbing',
      participantId: plumberId,
      neededBy: null,
      message: 'Bilde holder',
    }),
  )
  await choices(user, 'Samsvarserklæring', 'Trekk tilbake lenken')
  await waitFor(() => expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', requestId: 'asked' }))
  await choices(user, 'Våtromsdokumentasjon', 'Ikke relevant')
  await user.click(await screen.findByRole('button', { name: 'Ikke relevant' }))
  expect(await screen.findAllByText('Skriv hvorfor papiret ikke trengs')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Begrunnelse' }), 'Ikke våtrom')
  await user.click(screen.getByRole('button', { name: 'Ikke relevant' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', code: 'wetRoomRecord', state: 'notNeeded', reason: 'Ikke våtrom' }),
  )
})
