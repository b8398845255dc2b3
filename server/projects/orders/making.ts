import type { InferType } from 'yup'
import { today } from '#schema/day.ts'
import { type createOrderInput, type orderForm } from '#schema/projects/orders.input.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { MakingGrant } from '#server/access/makingOrders.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { AppError, invalid, there } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'
import { Deviation } from '../deviations/deviation.entity.ts'
import { OrderDocument } from '../orderDocuments/orderDocument.entity.ts'
import { OrderLine } from '../orderLines/orderLine.entity.ts'
import { keepSum, lineOf, placeOf } from '../orderLines/pricing.ts'
import { Order } from './order.entity.ts'

type Said = InferType<typeof orderForm>
type NewOrder = InferType<typeof createOrderInput>

/** One after the other: each has a number of its own. */
const inTurn = ofProject(`select pg_advisory_xact_lock(hashtextextended('order of ' || p.id, 0)) from project p where p.id = $1`)
const maker =
  ofProject(`select a.name, (select t.subcontractor_id from project_participant t join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = $1 and s.company_id = a.company_id order by t.id limit 1) "subcontractorId"
  from project p join account a on a.id = $2 where p.id = $1`)

export async function makeOrder(grant: MakingGrant, { type, lines, ...said }: NewOrder): Promise<OrderGrant> {
  const { side, viewer } = grant
  if (side === 'owner' && type === 'quote') throw new AppError('authorizationFailure')
  const [by] = await grant.query<{ name: string; subcontractorId: string | null }>(maker, viewer.accountId)
  const values = side === 'subcontractor' ? { ...said, subcontractorId: there(by).subcontractorId } : said
  if (side === 'owner' && said.subcontractorId) throw invalid('subcontractorId', 'notValid')
  refuseMistimed(said)
  await refuseMisplaced(grant, values)
  await refuseForeign(grant, said)
  await grant.query(inTurn)
  const orders = grant.rows(Order)
  const number = (await orders.highest('number', {})) + 1
  const { id } = await orders.add({
    ...kept(values),
    deviationId: said.deviationId,
    taskId: said.taskId,
    type,
    number,
    side,
    madeByAccountId: viewer.accountId,
    madeByCompanyId: viewer.companyId,
    madeByName: there(by).name,
    movedByAccountId: viewer.accountId,
  })
  const made = grant.made(id)
  for (const [n, line] of (lines ?? []).entries()) await made.of(OrderLine).add(lineOf(line, placeOf(n)))
  if (lines?.length) await keepSum(made, placeOf(lines.length - 1))
  return made
}

/** What an open order says. */
export async function changeOrder(grant: OrderGrant, version: number | null | undefined, said: Said) {
  const before = await grant.order.get(grant.orderId)
  grant.move(before, 'edit')
  grant.order.refuseStale(before, version)
  const mayChoose = grant.side === 'company'
  if (!mayChoose && said.subcontractorId && said.subcontractorId !== before.subcontractorId) throw invalid('subcontractorId', 'notValid')
  refuseMistimed(said, before)
  await refuseMisplaced(grant, said)
  const isGiven = mayChoose && said.subcontractorId !== undefined && said.subcontractorId !== before.subcontractorId
  const values = kept(mayChoose ? said : { ...said, subcontractorId: undefined })
  return grant.order.change(before, { ...values, ...(isGiven && { givenAt: now }) })
}

export async function removeOrder(grant: OrderGrant) {
  const before = await grant.order.get(grant.orderId)
  grant.move(before, 'delete')
  const papers = await grant.of(OrderDocument).all({})
  await grant.order.remove(grant.orderId)
  await grant.release(papers.map(({ fileId }) => fileId))
}

const kept = ({
  title,
  description,
  trade,
  subcontractorId,
  buildingId,
  dueDate,
  validUntil,
  priceKind,
  whyOutside,
  askedOn,
  daysAdded,
}: Said) => ({
  title,
  description,
  trade,
  subcontractorId,
  buildingId,
  dueDate,
  validUntil,
  whyOutside,
  askedOn,
  daysAdded,
  priceKind: priceKind ?? undefined,
})

/** A price does not run out before today, and nobody was asked later than that; what was said before may stay. */
function refuseMistimed({ validUntil, askedOn }: Said, before?: Order) {
  if (validUntil && validUntil < today() && validUntil !== before?.validUntil) throw invalid('validUntil', 'notValid')
  if (askedOn && askedOn > today() && askedOn !== before?.askedOn) throw invalid('askedOn', 'notValid')
}

/** It grows out of one thing at most: of the same project, or of the plan of its house, which no company that was called in sees. */
async function refuseForeign(grant: MakingGrant, { deviationId, taskId }: Pick<NewOrder, 'deviationId' | 'taskId'>) {
  if (deviationId && !(await grant.rows(Deviation).oneLocked({ id: deviationId }, 'key share'))) throw invalid('deviationId', 'notValid')
  const tasks = grant.side !== 'subcontractor' && !deviationId && grant.ofEstate(MaintenanceTask)
  if (taskId && !(tasks && (await tasks.oneLocked({ id: taskId }, 'key share')))) throw invalid('taskId', 'notValid')
}

/** Whom it is sent to the company calls in, and nothing is due before the project starts. */
async function refuseMisplaced(grant: ProjectGrant, { subcontractorId, dueDate }: Said) {
  const firms = grant.owned(Subcontractor)
  if (subcontractorId && !(await firms.oneLocked({ id: subcontractorId }, 'key share'))) throw invalid('subcontractorId', 'notValid')
  const project = await grant.project.one({})
  if (dueDate && project?.startDate && dueDate < project.startDate) throw invalid('dueDate', 'notValid')
}
