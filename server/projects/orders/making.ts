import type { InferType } from 'yup'
import { today } from '#schema/day.ts'
import { type createOrderInput, type orderForm } from '#schema/projects/orders.input.ts'
import { ofCompany, ofEstate, ofProject } from '#server/access/heldSql.ts'
import type { MakingGrant, OrderGrant } from '#server/access/onOrder.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { OrderDocument } from '../orderDocuments/orderDocument.entity.ts'
import { OrderLine } from '../orderLines/orderLine.entity.ts'
import { keepSum, lineOf } from '../orderLines/pricing.ts'
import { Order } from './order.entity.ts'

type Said = InferType<typeof orderForm>
type Asked = InferType<typeof createOrderInput>

/** One after the other: each has a number of its own. */
const inTurn = ofProject(`select pg_advisory_xact_lock(hashtextextended('order of ' || p.id, 0)) from project p where p.id = $1`)
const next = ofProject('select coalesce(max(o.number), 0) + 1 number from project_order o where o.project_id = $1')
const maker =
  ofProject(`select a.name, (select t.subcontractor_id from project_participant t join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = $1 and s.company_id = a.company_id order by t.id limit 1) "subcontractorId"
  from project p join account a on a.id = $2 where p.id = $1`)

export async function makeOrder(grant: MakingGrant, { type, lines, ...said }: Asked): Promise<OrderGrant> {
  const { side, viewer } = grant
  if (side === 'owner' && type === 'quote') throw new AppError('authorizationFailure')
  const [by] = await grant.query<{ name: string; subcontractorId: string | null }>(maker, viewer.accountId)
  const values = side === 'subcontractor' ? { ...said, subcontractorId: by!.subcontractorId } : said
  if (side === 'owner' && said.subcontractorId) throw invalid('subcontractorId', 'notValid')
  if (said.validUntil && said.validUntil < today()) throw invalid('validUntil', 'notValid')
  await refuseMisplaced(grant, values)
  await refuseForeign(grant, said)
  await grant.query(inTurn)
  const [{ number } = { number: 1 }] = await grant.query<{ number: number }>(next)
  const { id } = await grant.rows(Order).add({
    ...kept(values),
    deviationId: said.deviationId,
    taskId: said.taskId,
    type,
    number,
    side,
    madeByAccountId: viewer.accountId,
    madeByCompanyId: viewer.companyId,
    madeByName: by!.name,
    movedByAccountId: viewer.accountId,
  })
  const made = grant.made(id)
  for (const line of lines ?? []) await made.of(OrderLine).add(lineOf(line))
  if (lines?.length) await keepSum(made)
  return made
}

/** What an open order says. */
export async function changeOrder(grant: OrderGrant, version: number | null | undefined, said: Said) {
  const before = await grant.order.get(grant.orderId)
  grant.move(before.status, 'edit')
  grant.order.refuseStale(before, version)
  const mayChoose = grant.side === 'company'
  if (!mayChoose && said.subcontractorId && said.subcontractorId !== before.subcontractorId) throw invalid('subcontractorId', 'notValid')
  await refuseMisplaced(grant, said)
  return grant.order.change(before, kept(mayChoose ? said : { ...said, subcontractorId: undefined }))
}

export async function removeOrder(grant: OrderGrant) {
  const before = await grant.order.get(grant.orderId)
  grant.move(before.status, 'delete')
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

const deviation = ofProject('select from project_deviation d where d.project_id = $1 and d.id = $2 for key share')
const task = ofEstate('select from maintenance_task t where t.estate_id = $1 and t.id = $2 for key share')

/** It grows out of one thing at most: of the same project, or of the plan of its house, which no company that was called in sees. */
async function refuseForeign(grant: MakingGrant, { deviationId, taskId }: Pick<Asked, 'deviationId' | 'taskId'>) {
  if (deviationId && !(await grant.query(deviation, deviationId)).length) throw invalid('deviationId', 'notValid')
  const isTheirs = grant.side !== 'subcontractor' && !deviationId
  if (taskId && !(isTheirs && (await grant.query(task, taskId)).length)) throw invalid('taskId', 'notValid')
}

const calledIn = ofCompany('select id from subcontractor where owner_company_id = $1 and id = $2 for key share')
const begins = ofProject('select p.start_date::text "startDate" from project p where p.id = $1')

/** Whom it is sent to the company calls in, and nothing is due before the project starts. */
async function refuseMisplaced(grant: ProjectGrant, { subcontractorId, dueDate }: Said) {
  if (subcontractorId && !(await grant.query(calledIn, subcontractorId)).length) throw invalid('subcontractorId', 'notValid')
  const [project] = await grant.query<{ startDate: string | null }>(begins)
  if (dueDate && project?.startDate && dueDate < project.startDate) throw invalid('dueDate', 'notValid')
}
