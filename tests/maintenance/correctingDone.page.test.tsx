import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { id } from './planServer.ts'

const done = {
  __typename: 'ArchivedTask',
  id: id(6),
  taskId: id(5),
  title: 'Rens av takrenner',
  buildingId: id(1),
  buildingName: 'Hovedhus',
  areaId: id(2),
  areaCode: '26',
  areaName: null,
  priority: 2,
  trade: null,
  description: null,
  dueDate: '2026-01-31',
  doneDate: '2026-02-03',
  cost: 3200,
  comment: 'Renset',
  file: null,
  responsibleKind: 'landlord',
  responsibleId: null,
  responsibleName: null,
  doneBy: 'Blikk og Bly AS',
  version: 2,
}
const reads = ['read estate', 'read archived-tasks', 'read renovations', 'read maintenance-plan']
const changes = [...reads, ...rightsTo('maintenance-plan')]

function server({ may = changes, of = {}, refusal = undefined as ReturnType<typeof refused> | undefined } = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const estate = { ...solveien, may }
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const archivedTasks = {
    __typename: 'ArchivedTaskConnection',
    totalCount: 1,
    edges: [{ __typename: 'ArchivedTaskEdge', cursor: 'a', node: { ...done, ...of } }],
    pageInfo,
  }
  const answers: Record<string, object> = {
    EstateFrame: { estate },
    Archive: { estate, archivedTasks },
    ArchivedTask: { estate, archivedTask: { ...done, ...of } },
    DoneTask: { archivedTask: { ...done, ...of } },
    ResponsibleOptions: { responsibleOptions: [{ __typename: 'ResponsibleOption', id: null, name: null, kind: 'landlord' }] },
    ChangeDoneTask: { changeDoneTask: { __typename: 'ArchivedTask', id: done.id } },
    TakeBackDoneTask: { takeBackDoneTask: { __typename: 'MaintenanceTask', id: id(5) } },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      const isCommand = operationName === 'ChangeDoneTask' || operationName === 'TakeBackDoneTask'
      if (isCommand) sent.push({ operation: operationName, variables })
      return (isCommand && refusal?.clone()) || HttpResponse.json({ data: answers[operationName] ?? {} })
    }),
  )
  return sent
}
const place = '/private/estate/solveien/renovation/task'
const open = (path = `/${id(6)}`) => openPage(`${place}${path}`, { as: { ...member, features: { maintenancePlan: true } } })

describe('the archive of what was done', () => {
  test('belongs to maintenance, in the menu and above what is shown', async () => {
    server()
    await open('')
    expect((await screen.findByRole('link', { name: /Rens av takrenner/ })).getAttribute('href')).toBe(`${place}/${id(6)}`)
    const parts = within(screen.getByRole('navigation', { name: 'Deler av eiendommen' }))
    const maintenance = within(parts.getByRole('list', { name: 'Vedlikehold' }))
    expect(maintenance.getByRole('link', { name: 'Utført vedlikehold' }).getAttribute('aria-current')).toBe('page')
    expect(parts.getByRole('link', { name: 'Oppussing' }).getAttribute('aria-current')).toBeNull()
  })

  test('says of each time who did it and who marked it, and leads to its task', async () => {
    server()
    await open()
    expect(await screen.findByText('Blikk og Bly AS')).toBeDefined()
    expect(screen.getByText('Eierne')).toBeDefined()
    const task = `/private/estate/solveien/maintenance/plan/building/${id(1)}/area/${id(2)}/listed/${id(5)}`
    expect(screen.getByRole('link', { name: 'Åpne oppgaven' }).getAttribute('href')).toBe(task)
    expect(screen.getAllByRole('link', { name: 'Utført vedlikehold' }).some((link) => link.getAttribute('href') === place)).toBe(true)
  })

  test('is headed by its name once: on a phone the bar says which part of the estate it is', async () => {
    server()
    await openPage(`${place}/${id(6)}`, { as: member, width: 390 })
    const bar = await screen.findByRole('button', { name: /Velg del av eiendommen/ })
    expect((await screen.findAllByText('Rens av takrenner')).map(({ tagName }) => tagName)).toEqual(['H2'])
    expect(bar.textContent).toMatch(/Utført vedlikehold$/)
  })

  test('is corrected in the form, held to what was read', async () => {
    const sent = server()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rett opp' }))
    const cost = await screen.findByLabelText(/^Hva det kostet/)
    expect((cost as HTMLInputElement).value).toBe('3200')
    await user.clear(cost)
    await user.type(cost, '2300,50')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect(await screen.findByText('Rens av takrenner er rettet opp.')).toBeDefined()
    const input = { estateId: 'solveien', occurrenceId: id(6), version: 2, cost: 2300.5, doneDate: '2026-02-03', comment: 'Renset' }
    expect(sent).toMatchObject([{ operation: 'ChangeDoneTask', variables: { input } }])
  })

  test('is undone after a yes, and leads back to the list', async () => {
    const sent = server()
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Angre utført' }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: 'Angre utført' }))
    await waitFor(() => expect(address()).toBe(place))
    expect(sent).toMatchObject([{ operation: 'TakeBackDoneTask', variables: { input: { occurrenceId: id(6), version: 2 } } }])
  })

  test('of a task that was deleted says why it is not undone', async () => {
    server({ of: { taskId: null } })
    await open()
    expect(await screen.findByText(/Oppgaven er slettet fra planen/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Angre utført' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Rett opp' })).toBeDefined()
  })

  test('is only read by whoever may not change the plan', async () => {
    server({ may: reads })
    await open()
    expect(await screen.findByText('Blikk og Bly AS')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Rett opp' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Angre utført' })).toBeNull()
  })

  test('says that somebody else has corrected it first', async () => {
    server({ refusal: refused('cannotHandleTheRequest', 409, { reason: 'stale' }) })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Angre utført' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Angre utført' }))
    expect(await screen.findByText(/endret|lagret/i)).toBeDefined()
  })
})
