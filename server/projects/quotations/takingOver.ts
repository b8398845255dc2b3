import { ofProject } from '#server/access/heldSql.ts'
import type { QuotationGrant } from '#server/access/onQuotation.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { OrderLine } from '../orderLines/orderLine.entity.ts'
import { keepSum } from '../orderLines/pricing.ts'
import { tell } from '../orders/telling.ts'
import { ProjectParticipant } from '../projects/projectParticipant.entity.ts'
import { noMore, openQuotation } from './answering.ts'
import { Quotation } from './quotation.entity.ts'

const takenOver =
  ofProject(`insert into order_line (estate_id, project_id, order_id, description, quantity_milli, unit, unit_price_ore, discount_bp, vat_rate, net_ore)
  select l.estate_id, l.project_id, $2, l.description, l.quantity_milli, l.unit, l.unit_price_ore, l.discount_bp, l.vat_rate, l.net_ore
  from quotation_line l where l.project_id = $1 and l.quotation_id = $3 order by l.id`)

/** The order costs what that firm would take, and is for it to do: from then on it has a part in the project. Its papers stay with its quotation. */
export async function takeOver(grant: QuotationGrant, version: number | null | undefined) {
  const order = await grant.order.get(grant.orderId)
  grant.move(order, 'ask')
  const quotation = await openQuotation(grant)
  grant.of(Quotation).refuseStale(quotation, version)
  if (quotation.status !== 'given' || !quotation.subcontractorId) throw noMore()
  const { subcontractorId, daysAdded, validUntil, firmName } = quotation
  await grant.of(OrderLine).removeWhere({})
  await grant.query(takenOver, grant.orderId, grant.quotationId)
  await grant.of(Quotation).change(quotation, { status: 'taken' })
  const written = await grant.order.change(order, { subcontractorId, daysAdded, validUntil, givenAt: now })
  await grant.rows(ProjectParticipant).addOnce({ role: 'Subcontractor', subcontractorId, confirmedAt: new Date() })
  await keepSum(grant)
  await tell(grant, 'takeOver', firmName)
  return written
}
