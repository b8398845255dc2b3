import type pg from 'pg'
import { freshDays } from '../data/freshDays.ts'
import { freshPlaces } from '../data/freshPlaces.ts'
import { openPoints } from '../data/openPoints.ts'
import type { Person } from '../data/people.ts'
import { releasedOrders } from '../data/releasedOrders.ts'
import { freshUploads } from '../data/uploads.ts'
import { approveRequest, archiveRequest, completeRequest, saveRequest, startRequest } from './commands.ts'
import type { Operation } from './operations.ts'
import type { Request } from './requests.ts'

interface Wanted {
  people: readonly Person[]
  count: number
  /** Of the call with that place; where answers are compared, all of them say the same. */
  numberOf?: (i: number) => number
}

/** Calls of what can be made once only, each with something of its own to use up. */
export async function onceRequests(
  client: pg.Client,
  operation: Operation,
  { people, count, numberOf = (i) => i }: Wanted,
): Promise<Request[]> {
  const byProject = new Map(people.map((person) => [person.admin.work.projectId, person]))
  if (operation.usesUp === 'order') {
    const orders = await releasedOrders(client, people, count)
    return orders.map((order) => approveRequest(operation, byProject.get(order.projectId)!, order))
  }
  if (operation.usesUp === 'point') {
    const points = await openPoints(client, people, count)
    return points.map((point) => completeRequest(operation, byProject.get(point.projectId)!, point))
  }
  if (operation.usesUp === 'day') {
    const byEstate = new Map(people.map((person) => [person.daily.estateId, person]))
    return freshDays(people, count).map((task) => archiveRequest(operation, byEstate.get(task.estateId)!, task))
  }
  if (operation.usesUp === 'place') {
    const places = await freshPlaces(client, count)
    return places.map((place, i) => startRequest(operation, people[i % people.length]!, place))
  }
  const uploads = await freshUploads(
    client,
    people.map(({ accountId }) => accountId),
    count,
  )
  const byAccount = new Map(people.map((person) => [person.accountId, person]))
  return uploads.map(({ id, accountId }, i) => saveRequest(operation, byAccount.get(accountId)!, id, numberOf(i)))
}
