import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeviationPartsFragment } from '#client/generated/graphql.ts'
import { openPage } from '#tests/support/page.tsx'
import { leader, managerRights, owner, project, projectServer, readerRights, refuse } from './projectServer.ts'

const may = [...managerRights, 'read deviations', 'raise deviations', 'plan deviations']
const mender = {
  __typename: 'ProjectParticipant',
  id: '0198a5a0-0000-7000-8000-00000000000a',
  name: 'Ali Demir',
  company: 'Flis & Membran AS',
} as const
const id = '0198a5a0-0000-7000-8000-000000000001'

const deviation = (text: string, more: Partial<DeviationPartsFragment> = {}): DeviationPartsFragment => ({
  __typename: 'Deviation',
  id,
  projectId: 'bath',
  text,
  status: 'open',
  controlAreaName: 'Våtrom',
  controlPointName: 'Flislegging',
  documentName: null,
  responsibleName: 'Ali Demir',
  dueDate: '2026-05-10',
  isLate: false,
  awaitsMe: false,
  version: 1,
  files: [],
  controlAreaId: 'wet',
  controlPointId: 'tiles',
  responsibleId: mender.id,
  raisedBy: 'Nina Moen',
  isRaisedByMe: true,
  answer: null,
  createdAt: '2026-05-08T12:20:00.000Z',
  mendedAt: null,
  mendedBy: null,
  confirmedAt: null,
  movedAt: null,
  taskId: null,
  taskBuildingId: null,
  taskAreaId: null,
  orderId: null,
  ...more,
})
const mended = {
  status: 'mended',
  mendedAt: '2026-05-12T07:07:00.000Z',
  mendedBy: 'Ali Demir',
  answer: 'Flis byttet',
  awaitsMe: true,
  version: 2,
} as const

function deviations(all: DeviationPartsFragment[], rights = may) {
  const total = (count: number) => ({ __typename: 'DeviationConnection', totalCount: count })
  const shownProject = () => ({ ...project({ may: rights }), participants: [mender] })
  const changed = (name: string, one: DeviationPartsFragment) => ({ [name]: one })
  return projectServer({
    Deviations: ({ status }) => {
      const nodes = all.filter((one) => !status || one.status === status)
      return {
        project: shownProject(),
        deviations: {
          ...total(nodes.length),
          edges: nodes.map((node) => ({ __typename: 'DeviationEdge', cursor: node.id, node })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }
    },
    DeviationCounts: () =>
      Object.fromEntries(['mine', 'open', 'inWork', 'mended', 'confirmed', 'moved', 'all'].map((view) => [view, total(all.length)])),
    Deviation: () => ({ project: shownProject(), deviation: all[0] ?? null }),
    DeviationPlaces: () => ({
      deviationPlaces: [
        { __typename: 'DeviationPlace', areaId: '0198a5a0-0000-7000-8000-00000000000b', building: 'Hovedhus', code: '36', name: null },
      ],
    }),
    RaiseDeviation: () => changed('raiseDeviation', deviation('Ny')),
    MoveDeviation: () => changed('moveDeviation', { ...all[0]!, status: 'confirmed', version: 3 }),
    PlanDeviation: () => changed('planDeviation', { ...all[0]!, status: 'moved', version: 2 }),
  })
}
const list = '/private/project/bath/deviations'

test('each deviation stands with what it is about, who mends it by when, and how far it has come', async () => {
  deviations([deviation('Sprukket flis', { isLate: true })])
  await openPage(list, { as: leader })
  const [row] = within(await screen.findByRole('list', { name: 'Avvik' })).getAllByRole('listitem')
  for (const words of ['Sprukket flis', 'Våtrom, Flislegging', 'Ali Demir', '10.05.2026', 'dager over', 'Åpent'])
    expect(row!.textContent).toContain(words)
  expect(document.title).toContain('Avvik – Nytt bad, 1. etasje')
})

test('the list is narrowed to what is under work, and says where nothing fits', async () => {
  deviations([deviation('Sprukket flis')])
  const { user, address } = await openPage(list, { as: leader })
  await user.click(await screen.findByRole('link', { name: /Under arbeid/ }))
  await screen.findByText('Ingen avvik passer')
  expect(address()).toBe(`${list}?view=inWork`)
})

test('what it costs to mend is asked for in one step', async () => {
  const cracked = deviation('Sprukket flis')
  deviations([cracked], [...may, 'create orders'])
  await openPage(`${list}/${cracked.id}`, { as: leader })
  const ask = await screen.findByRole('link', { name: 'Be om pris' })
  const origin = new URLSearchParams({ projectId: cracked.projectId, deviationId: cracked.id, title: 'Sprukket flis' })
  expect(ask.getAttribute('href')).toBe(`/private/order/request?${origin.toString()}`)
})

test('where an order grew out of it, it leads there', async () => {
  deviations([deviation('Sprukket flis', { orderId: 'asked' })])
  await openPage(`${list}/${deviation('Sprukket flis').id}`, { as: leader })
  const lead = await screen.findByRole('link', { name: 'Til bestillingen' })
  expect(lead.getAttribute('href')).toBe('/private/order/processing/order-review/asked')
})

test('a deviation is raised with what is wrong, who mends it and by when', async () => {
  const sent = deviations([])
  const { user } = await openPage(list, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Meld avvik' }))
  await screen.findByRole('heading', { name: 'Meld avvik' })
  await user.click(screen.getByRole('button', { name: 'Meld avvik' }))
  await screen.findAllByText('Skriv hva som er galt')
  await user.type(screen.getByRole('textbox', { name: /Hva er galt/ }), 'Mangler silikon')
  await user.selectOptions(screen.getByRole('combobox', { name: /Ansvarlig/ }), mender.id)
  await user.type(screen.getByRole('textbox', { name: /Frist/ }), '10.05.2026')
  await user.click(screen.getByRole('button', { name: 'Meld avvik' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      operation: 'RaiseDeviation',
      variables: { input: { projectId: 'bath', text: 'Mangler silikon', responsibleId: mender.id, dueDate: '2026-05-10' } },
    }),
  )
})

test('who raised it confirms that it is mended, after the words of who did', async () => {
  const sent = deviations([deviation('Sprukket flis', mended)])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await screen.findByText('Er det rettet?')
  expect(screen.getByText('Flis byttet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bekreft rettingen' }))
  await waitFor(() => expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', deviationId: id, version: 2, to: 'confirmed' }))
})

test('it is sent back with a reason, and not without', async () => {
  const sent = deviations([deviation('Sprukket flis', mended)])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Send tilbake' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send tilbake med begrunnelse' })
  await user.click(within(dialog).getByRole('button', { name: 'Send tilbake' }))
  await within(dialog).findAllByText('Skriv hva som mangler')
  await user.type(within(dialog).getByRole('textbox', { name: /Hva mangler/ }), 'Fugen')
  await user.click(within(dialog).getByRole('button', { name: 'Send tilbake' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({ projectId: 'bath', deviationId: id, version: 2, to: 'open', answer: 'Fugen' }),
  )
})

test('another one waits for whoever raised it', async () => {
  deviations([deviation('Sprukket flis', { ...mended, isRaisedByMe: false })])
  await openPage(`${list}/${id}`, { as: owner })
  await screen.findByText('Bare Nina Moen kan bekrefte at det er rettet.')
  expect(screen.queryByRole('button', { name: 'Bekreft rettingen' })).toBe(null)
})

test('what stays becomes a task in the plan of the house, all filled in but where', async () => {
  const sent = deviations([deviation('For lite avtrekk')])
  const { user } = await openPage(`${list}/${id}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Gjør til oppgave i vedlikeholdsplanen' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: /Bygningsdel/ }), '36 Ventilasjon, Hovedhus')
  await user.click(within(dialog).getByRole('button', { name: 'Gjør til oppgave' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({
      projectId: 'bath',
      deviationId: id,
      version: 1,
      title: 'For lite avtrekk',
      areaId: '0198a5a0-0000-7000-8000-00000000000b',
      startDate: '2026-05-10',
    }),
  )
})

test('a guest reads them and raises none; one that is gone is said to be', async () => {
  deviations([deviation('Sprukket flis')], [...readerRights, 'read deviations'])
  await openPage(`${list}/${id}`, { as: owner })
  await screen.findByText('Sprukket flis')
  for (const name of ['Det er rettet', 'Begynn på det', 'Endre avviket']) expect(screen.queryByRole('button', { name })).toBe(null)
})

test('a project that is closed to the viewer is not there', async () => {
  projectServer({ Deviations: () => refuse('entityNotFound', 404) })
  await openPage(list, { as: owner })
  expect(await screen.findByText('Vi fant ikke prosjektet')).toBeTruthy()
})
