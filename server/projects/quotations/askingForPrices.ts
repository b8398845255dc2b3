import type { InferType } from 'yup'
import { today } from '#schema/day.ts'
import type { askForQuotationsInput } from '#schema/projects/quotations.input.ts'
import { mostQuotations } from '#schema/projects/quotationTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Quotation } from './quotation.entity.ts'

/** They price what stands there: each line comes along without its price. */
const askedFor =
  ofProject(`insert into quotation_line (estate_id, project_id, quotation_id, description, quantity_milli, unit, unit_price_ore, vat_rate, net_ore)
  select l.estate_id, l.project_id, q.id, l.description, l.quantity_milli, l.unit, 0, l.vat_rate, 0
  from order_line l join order_quotation q on q.order_id = l.order_id and q.project_id = l.project_id
  where l.project_id = $1 and l.order_id = $2 and q.id = any($3::uuid[]) order by q.id, l.id`)

/** Asks firms, each once. Whoever asks holds the order, so that no two of them ask for more than there may be. */
export async function ask(grant: OrderGrant, { subcontractorIds, answerBy }: InferType<typeof askForQuotationsInput>) {
  const order = await grant.order.get(grant.orderId)
  grant.move(order, 'ask')
  if (answerBy && answerBy < today()) throw invalid('answerBy', 'notValid')
  const wanted = [...new Set(subcontractorIds)]
  const firms = await grant.owned(Subcontractor).allLocked({ id: wanted }, 'key share')
  if (firms.length !== wanted.length) throw invalid('subcontractorIds', 'notValid')
  const quotations = grant.of(Quotation)
  const before = await quotations.all({})
  if (before.some(({ status }) => status === 'taken')) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (before.some(({ subcontractorId }) => wanted.includes(subcontractorId ?? ''))) throw new AppError('entityAlreadyExists')
  if (before.length + wanted.length > mostQuotations) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  const quotationIds: string[] = []
  for (const id of wanted) {
    const firmName = firms.find((firm) => firm.id === id)!.name
    const written = await quotations.add({ subcontractorId: id, firmName, answerBy, askedByAccountId: grant.viewer.accountId })
    quotationIds.push(written.id)
  }
  await grant.query(askedFor, grant.orderId, quotationIds)
  return quotationIds
}
