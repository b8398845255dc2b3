import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { monthsLater } from '#schema/maintenance/recurrence.ts'
import type { HouseFeature } from '#schema/maintenance/starterPlan.ts'
import { proposedFor } from '#server/maintenance/starter/proposed.ts'
import { construction } from '#tests/estates/buildingServer.ts'
import { type refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { lastPage, openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'

export const id = (n: number) => `0198a5a0-0000-7000-8000-00000000000${n}`
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
  overdueCount: 1,
  nextDate: '2026-04-30',
  version: 1,
}
export const wholeRoof = {
  ...roof,
  description: null,
  cause: 'Slitt',
  consequence: 'Lekkasje',
  costEstimate: null,
  inspectedOn: null,
  remainingLifeYears: null,
  quantity: null,
  unit: null,
  task: null,
  building: { __typename: 'MaintenanceBuilding', id: id(1), name: 'Hovedhus', houseType: 'detachedHouse' },
  tasks: [],
  documents: [],
}
export const house = {
  __typename: 'MaintenanceBuilding',
  id: id(1),
  name: 'Hovedhus',
  houseType: null,
  areaCount: 1,
  taskCount: 1,
  overdueCount: 1,
  areas: [roof],
}
const unsaid = {
  inPlan: true,
  buildingNumber: null,
  builtYear: 1962,
  grossAreaM2: null,
  floorsCount: null,
  ...construction,
  version: 1,
}
export const task = {
  __typename: 'MaintenanceTask',
  id: id(5),
  areaId: id(2),
  buildingId: id(1),
  areaCode: '26',
  areaName: null,
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
  awaitsConfirmation: false,
  origin: null,
  deviation: null,
  orderId: null,
  archived: { __typename: 'ArchivedTaskConnection' as const, nodes: [] },
  version: 1,
}
export const occurrence = (n: number, more: object) => ({
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
  responsibleId: null,
  responsibleName: null,
  dueDate: '2026-04-30',
  date: '2026-04-30',
  state: 'overdue',
  ...more,
})
/** In April there may be more than the wheel has marks for. */
const wheelOf = ({ from = '2026-01-01', occurrences = [], unmarked = 0, overdueBefore = [], wheelBuildings }: World) => ({
  __typename: 'YearWheel',
  id: 'solveien',
  year: Number(from.slice(0, 4)),
  from,
  overdueBefore: { __typename: 'OverdueBefore', count: overdueBefore.length, marks: overdueBefore },
  today: '2026-05-12',
  months: Array.from({ length: 12 }, (_, index) => {
    const first = monthsLater(from, index)
    const [year, month] = first.split('-').map(Number)
    const mine = occurrences.filter(({ date }) => date.startsWith(first.slice(0, 7)))
    const count = mine.length + (month === 4 ? unmarked : 0)
    const overdueCount = mine.filter(({ state }) => state === 'overdue').length
    return { __typename: 'WheelMonth', year, month, count, doneCount: 0, overdueCount, marks: mine }
  }),
  buildings: wheelBuildings ?? [{ __typename: 'WheelBuilding', id: id(1), name: 'Hovedhus' }],
  responsibles: [],
})
function pageOf(occurrences: object[], unmarked: number, page: number) {
  const all = [
    ...occurrences,
    ...Array.from({ length: unmarked }, (_, n) => occurrence(n + 100, { title: `Nummer ${n + 1}`, state: 'planned' })),
  ]
  const listed = all.slice((page - 1) * 50, page * 50)
  return { __typename: 'WheelMonthPage', month: 4, page, pageCount: Math.ceil(all.length / 50), count: all.length, occurrences: listed }
}
const comingOf = (occurrences: { date: string; state?: string; dueDate?: string }[]) => ({
  __typename: 'MaintenanceTaskConnection',
  edges: occurrences
    .filter(({ state }) => state !== 'done')
    .map(({ date, dueDate, state }, n) => ({
      __typename: 'MaintenanceTaskEdge',
      cursor: String(n),
      node: { ...task, nextDate: date, nextDueDate: dueDate, buildingName: 'Hovedhus', awaitsConfirmation: state === 'awaiting' },
    })),
})
/** As the server proposes it for the house. */
function starterPlanOf(features: HouseFeature[] | null) {
  const named = proposedFor(solveien, features, 'nb')
  return { __typename: 'StarterPlan', ...named, tasks: named.tasks.map((each) => ({ __typename: 'StarterTask', ...each })) }
}
export const changes = ['read estate', ...rightsTo('maintenance-plan'), 'read maintenance-year-wheel']

interface World {
  documents?: readonly { id: string }[]
  buildings?: object[]
  occurrences?: { date: string; state?: string }[]
  /** The first day of the wheel, and what has waited since before it. */
  from?: string
  overdueBefore?: object[]
  wheelBuildings?: object[]
  unmarked?: number
  may?: string[]
  /** What differs of the one task that there is. */
  of?: object
  /** Whether an owner holds a licence. */
  isPaid?: boolean
  refusal?: ReturnType<typeof refused>
}

/** Answers for the screens of the plan, and remembers what it was told. */
export function planServer(world: World = {}) {
  const { buildings = [], documents = [], occurrences = [], unmarked = 0, may = changes, isPaid = true, of = {}, refusal } = world
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  setIdentity(undefined)
  privateClient()
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may } }),
    PlanPaid: () => ({ estate: { __typename: 'Estate', id: 'solveien', isPlanPaid: isPaid } }),
    PlanPrice: () => ({
      licenceOffers: {
        __typename: 'LicenceOffers',
        offers: [{ __typename: 'LicenceOffer', type: 'CUSTOMER_PLUS', gross: 1237.5, trialDays: 30 }],
      },
    }),
    StarterPlan: ({ features }) => ({ starterPlan: starterPlanOf(features as HouseFeature[] | null) }),
    MaintenancePlan: ({ after }) => ({
      maintenanceBuildings: {
        __typename: 'MaintenanceBuildingConnection',
        totalCount: buildings.length,
        edges: buildings
          .slice(Number(after ?? 0), Number(after ?? 0) + 100)
          .map((node, n) => ({ __typename: 'MaintenanceBuildingEdge', cursor: String(Number(after ?? 0) + n + 1), node })),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: buildings.length > Number(after ?? 0) + 100,
          endCursor: String(Math.min(Number(after ?? 0) + 100, buildings.length)),
        },
      },
      planDocuments: {
        __typename: 'PlanDocumentConnection',
        edges: documents.map((node) => ({ __typename: 'PlanDocumentEdge', node })),
      },
    }),
    MaintenanceTask: () => ({ maintenanceTask: { ...task, ...of } }),
    ArchiveMaintenanceTask: () => ({
      archiveMaintenanceTask: {
        __typename: 'ArchivedTask',
        id: id(6),
        awaitsConfirmation: false,
        taskId: id(5),
        title: 'Rens',
        version: 1,
      },
    }),
    TakeBackDoneTask: () => ({ takeBackDoneTask: task }),
    MaintenanceBuilding: () => ({ maintenanceBuilding: { ...(buildings[0] ?? house), ...unsaid } }),
    MaintenanceArea: () => ({ maintenanceArea: wholeRoof }),
    ResponsibleOptions: () => ({ responsibleOptions: [{ __typename: 'ResponsibleOption', id: null, name: null, kind: 'landlord' }] }),
    MaintenanceBuildingOptions: () => ({
      maintenanceBuildingOptions: { __typename: 'MaintenanceBuildingConnection', edges: [], pageInfo: lastPage },
    }),
    YearWheel: () => ({ yearWheel: wheelOf(world) }),
    WheelTaskCost: () => ({ maintenanceTask: { ...task, ...of } }),
    WheelMonth: ({ page }) => ({ wheelMonth: pageOf(occurrences, unmarked, Number(page)) }),
    ComingTasks: () => ({ comingTasks: comingOf(occurrences) }),
    TasksOfScenario: () => ({
      comingTasks: { ...comingOf(occurrences), pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null } },
    }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstateFrame') return HttpResponse.json({ data: answers['EstateFrame']!({}) })
      const answer = answers[operationName]
      if (!answer || (operationName.endsWith('Task') && operationName !== 'MaintenanceTask'))
        sent.push({ operation: operationName, variables })
      return refusal?.clone() ?? HttpResponse.json({ data: answer?.(variables) ?? {} })
    }),
  )
  return sent
}
const features = { maintenancePlan: true, projectManagement: true }
export const open = (path: string, size: { width?: number } = {}) =>
  openPage(`/private/estate/solveien/maintenance${path}`, { as: { ...member, features }, ...size })
