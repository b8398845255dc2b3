import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const id = (n: number) => `0198a5a0-0000-7000-8000-00000000000${n}`
const roof = {
  __typename: 'MaintenanceArea',
  id: id(2),
  buildingId: id(1),
  code: '26',
  name: null,
  conditionGrade: 'TG2',
  consequenceGrade: 'KG3',
  risk: 'high',
  taskCount: 1,
  nextDate: '2026-04-30',
  version: 1,
}
const wholeRoof = {
  ...roof,
  description: null,
  cause: 'Slitt',
  consequence: 'Lekkasje',
  costEstimate: null,
  inspectedOn: null,
  remainingLifeYears: null,
  quantity: null,
  unit: null,
  building: { __typename: 'MaintenanceBuilding', id: id(1), name: 'Hovedhus', houseType: 'detachedHouse' },
  tasks: [],
  documents: [],
}
const house = { __typename: 'MaintenanceBuilding', id: id(1), name: 'Hovedhus', houseType: null, areaCount: 1, taskCount: 1, areas: [roof] }
const task = {
  __typename: 'MaintenanceTask',
  id: id(5),
  areaId: id(2),
  buildingId: id(1),
  title: 'Rens',
  description: null,
  priority: 2,
  trade: null,
  responsibleKind: 'landlord',
  responsibleId: null,
  responsibleName: null,
  estimatedCost: null,
  startDate: '2026-01-31',
  period: null,
  interval: 1,
  endDate: null,
  basis: 'plan',
  status: 'active',
  nextDate: '2026-01-31',
  nextDueDate: '2026-01-31',
  archived: [],
  version: 1,
}
const occurrence = (n: number, more: object) => ({
  __typename: 'WheelOccurrence',
  id: `${id(5)}:${n}`,
  taskId: id(5),
  title: 'Rens av takrenner',
  priority: 1,
  trade: null,
  buildingId: id(1),
  buildingName: 'Hovedhus',
  areaId: id(2),
  areaCode: '26',
  areaName: null,
  responsibleName: null,
  dueDate: '2026-04-30',
  date: '2026-04-30',
  state: 'overdue',
  ...more,
})
const wheelOf = (occurrences: { date: string }[]) => ({
  __typename: 'YearWheel',
  id: 'solveien',
  year: 2026,
  today: '2026-05-12',
  months: Array.from({ length: 12 }, (_, month) => {
    const mine = occurrences.filter(({ date }) => Number(date.slice(5, 7)) === month + 1)
    return { __typename: 'WheelMonth', month: month + 1, count: mine.length, doneCount: 0, overdueCount: mine.length, occurrences: mine }
  }),
  buildings: [{ __typename: 'WheelBuilding', id: id(1), name: 'Hovedhus' }],
  responsibles: [],
})
const changes = ['read estate', 'read maintenance-plan', 'update maintenance-plan', 'read maintenance-year-wheel']

interface World {
  buildings?: object[]
  occurrences?: { date: string }[]
  may?: string[]
  refusal?: ReturnType<typeof refused>
}

function server({ buildings = [], occurrences = [], may = changes, refusal }: World = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  setIdentity(undefined)
  privateClient()
  const answers: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may } }),
    MaintenancePlan: () => ({
      maintenanceBuildings: {
        __typename: 'MaintenanceBuildingConnection',
        totalCount: buildings.length,
        edges: buildings.map((node) => ({ __typename: 'MaintenanceBuildingEdge', node })),
      },
      planDocuments: { __typename: 'PlanDocumentConnection', edges: [] },
    }),
    MaintenanceTask: () => ({ maintenanceTask: task }),
    MaintenanceArea: () => ({ maintenanceArea: wholeRoof }),
    ResponsibleOptions: () => ({ responsibleOptions: [{ __typename: 'ResponsibleOption', id: null, name: null, kind: 'landlord' }] }),
    YearWheel: () => ({ yearWheel: wheelOf(occurrences) }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: answers['EstateFrame']!() })
      const answer = answers[operationName]
      if (!answer) sent.push({ operation: operationName, variables })
      return refusal?.clone() ?? HttpResponse.json({ data: answer?.() ?? {} })
    }),
  )
  return sent
}
const features = { maintenancePlan: true }
const open = (path: string) => openPage(`/private/estate/solveien/maintenance${path}`, { as: { ...member, features } })

describe('the maintenance plan', () => {
  test('shows the buildings with their areas, how they are and what is at stake', async () => {
    server({ buildings: [house] })
    await open('/plan')
    const card = await screen.findByRole('region', { name: 'Hovedhus' })
    expect(within(card).getByText('1 bygningsdel, 1 oppgave')).toBeDefined()
    const area = within(card).getByRole('link', { name: /26/ })
    expect(area.textContent).toContain('Høy risiko')
    expect(area.textContent).toContain('neste 30.04.2026')
    expect(within(card).getByRole('button', { name: 'Legg til bygningsdel' })).toBeDefined()
  })

  test('says what belongs there while there is nothing, and a reader is offered no change', async () => {
    server({ may: ['read estate', 'read maintenance-plan'] })
    await open('/plan')
    await screen.findByRole('heading', { name: 'Ingen vedlikeholdsplan ennå' })
    expect(screen.queryByRole('link', { name: 'Legg til bygning' })).toBeNull()
  })

  test('a plan that is closed says who can open it', async () => {
    server({ may: ['read estate'], refusal: refused('authorizationFailure', 403) })
    await open('/plan')
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeDefined()
  })

  test('a task says beforehand when it comes again, and is sent with its rule', async () => {
    const sent = server()
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/task`)
    await user.click(await screen.findByRole('button', { name: 'Rens av takrenner og nedløp' }))
    const start = screen.getByLabelText(/^Første gang/)
    await user.clear(start)
    await user.type(start, '31.01.2026')
    expect(await screen.findByText('Hver 6. måned fra 31. januar 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Legg til oppgaven' }))
    await waitFor(() => expect(sent[0]?.operation).toBe('CreateMaintenanceTask'))
    expect(sent[0]!.variables).toMatchObject({
      input: { areaId: id(2), title: 'Rens av takrenner og nedløp', startDate: '2026-01-31', period: 'month', interval: 6, priority: 2 },
    })
  })
})

describe('a task that somebody else has changed meanwhile', () => {
  test('keeps what was typed, and is saved upon the newest', async () => {
    const sent = server()
    const versions: unknown[] = []
    const { user } = await open(`/plan/building/${id(1)}/area/${id(2)}/task/${id(5)}`)
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName, variables } = (await request.json()) as { operationName: string; variables: { input?: { version: number } } }
        if (operationName === 'MaintenanceTask') return HttpResponse.json({ data: { maintenanceTask: { ...task, version: 2 } } })
        if (operationName !== 'UpdateMaintenanceTask') return HttpResponse.json({ data: { estate: { ...solveien, may: changes } } })
        versions.push(variables.input?.version)
        return versions.length === 1
          ? refused('cannotHandleTheRequest', 409, { reason: 'stale' })
          : HttpResponse.json({ data: { updateMaintenanceTask: { ...task, version: 3 } } })
      }),
    )
    await user.type(await screen.findByLabelText(/^Hva skal gjøres/), ' nå')
    await user.click(screen.getByRole('button', { name: 'Lagre oppgaven' }))
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByDisplayValue('Rens nå')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Lagre oppgaven' }))
    await waitFor(() => expect(versions).toEqual([1, 2]))
    expect(sent).toEqual([])
  })
})

describe('the year wheel', () => {
  test('tells each mark in words, and moves it by keyboard and from the list', async () => {
    const sent = server({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel')
    const mark = await screen.findByRole('button', { name: 'Rens av takrenner, Hovedhus, 30.04.2026, prioritet høy, forfalt' })
    mark.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]!.variables).toMatchObject({ input: { taskId: id(5), dueDate: '2026-04-30', movedTo: '2026-05-30' } })
    await user.selectOptions(await screen.findByLabelText('Flytt Rens av takrenner til en annen måned'), 'februar')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]!.variables).toMatchObject({ input: { movedTo: '2026-02-28' } })
  })

  test('a year without anything leads to the plan', async () => {
    server()
    await open('/year-wheel')
    await screen.findByRole('heading', { name: 'Ingenting i 2026' })
    expect(screen.getByRole('link', { name: 'Gå til planen' })).toBeDefined()
  })
})
