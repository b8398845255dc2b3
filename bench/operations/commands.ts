import type { DailyTask } from '../data/freshDays.ts'
import type { FreshPlace } from '../data/freshPlaces.ts'
import type { OpenPoint } from '../data/openPoints.ts'
import type { Person } from '../data/people.ts'
import type { ReleasedOrder } from '../data/releasedOrders.ts'
import type { Operation } from './operations.ts'
import { asPerson, type Request } from './requests.ts'

/** Each of these can be made once: it takes over the upload that it names. */
export function saveRequest(operation: Operation, person: Person, fileId: string, i: number): Request {
  const input = {
    estateId: person.estates[4],
    reportType: 'conditionReport',
    customName: `Tilstandsrapport ${i}`,
    reportDate: '2026-01-05',
    fileId,
  }
  return asPerson(operation, person, { input })
}

/** The same of a point that is completed by it. */
export function completeRequest(operation: Operation, { admin }: Person, { id, projectId, areaId }: OpenPoint): Request {
  const input = { projectId, controlAreaId: areaId, controlPointId: id, version: 1, isCompleted: true }
  return asPerson(operation, admin, { input })
}

/** The same of an order: what its customer agrees to is agreed to once. */
export const approveRequest = (operation: Operation, person: Person, { orderId, version }: ReleasedOrder): Request =>
  asPerson(operation, person, { input: { orderId, version } })

/** The same of a place: one estate stands there afterwards. */
export function startRequest(operation: Operation, { admin }: Person, { from, ...place }: FreshPlace): Request {
  const estate = {
    identityKind: 'cadastre',
    municipalityNumber: '5001',
    ownershipKind: 'owned',
    ownerKind: 'PRIVATE',
    addressLine1: 'Nyveien 1',
  }
  const customer = { customerFirstName: 'Kunde', customerLastName: 'Oppdiktet' }
  const input = { ...place, ...estate, ...customer, name: 'Nytt bad', type: 'RENOVATION', renovationPresets: ['BATHROOM'] }
  const request = asPerson(operation, admin, { input })
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': from } }
}

/** The same of the time of a series, by the day on which it was done. */
export const archiveRequest = (operation: Operation, person: Person, task: DailyTask): Request =>
  asPerson(operation, person, { input: { ...task, cost: 1250.5, comment: 'Runden er gått.' } })

const room = ({ workshop }: Person, i: number) => [{ ...workshop, type: 'storage', name: `Bod ${i}`, areaM2: 7.5 }]
const task = ({ plans: [plan] }: Person, i: number) => {
  const series = { startDate: '2026-03-31', period: 'month', interval: 6 }
  return [{ estateId: plan!.estateId, areaId: plan!.workshopId, title: `Rens av sluk ${i}`, priority: 2, ...series }]
}

/** Each line now with more, now with less, so that most calls change it. */
const line = ({ admin }: Person) =>
  admin.work.lines.flatMap(({ orderId, id }) =>
    [2, 3, 4].map((quantity) => ({
      orderId,
      id,
      description: 'Arbeid',
      quantity,
      unit: 'timer',
      unitPrice: 890,
      vatRate: 25,
      discount: 2.5,
    })),
  )
const budget = ({ plans: [plan] }: Person) =>
  plan!.buildingIds.flatMap((buildingId) =>
    [125_000, 130_000, 142_500.5].map((amount) => ({ estateId: plan!.estateId, buildingId, year: 2027, amount })),
  )

type Repeated = 'saveRoom' | 'saveTask' | 'saveOrderLine' | 'saveBudget'
const inputs: Readonly<Record<Repeated, (person: Person, i: number) => object[]>> = {
  saveRoom: room,
  saveTask: task,
  saveOrderLine: line,
  saveBudget: budget,
}
/**
 * What adds a room or a task can be sent again: it is another one then. A line of an order and a budget are written over.
 */
export const commandRequests = (operation: Operation, people: readonly Person[]) =>
  people.flatMap((person, i) =>
    inputs[operation.name as Repeated](person, i).map((input) =>
      asPerson(operation, operation.name === 'saveOrderLine' ? person.admin : person, { input }),
    ),
  )
