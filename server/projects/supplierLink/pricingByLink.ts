import type { InferType } from 'yup'
import type { giveQuotationByLinkInput } from '#schema/projects/supplierLink.input.ts'
import type { SupplierDoor } from '#server/access/byPaperLink.ts'
import { there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { Order } from '../orders/order.entity.ts'
import { noMore, priced } from '../quotations/answering.ts'
import { Quotation } from '../quotations/quotation.entity.ts'
import { lettersAbout } from '../quotations/quotationLetters.ts'
import { QuotationLine } from '../quotations/quotationLine.entity.ts'

type Given = InferType<typeof giveQuotationByLinkInput>

/** What the firm would take, as its answer to what it was asked; whoever changes it holds the order first. */
export async function giveByLink(door: SupplierDoor, { quotationId, version, ...said }: Given, mail: Leaves['mail']) {
  const own = door.rows(Quotation, { subcontractorId: door.subcontractorId })
  const { orderId } = there(await own.one({ id: quotationId }))
  const order = await door.rows(Order).get(orderId)
  const before = await own.get(quotationId)
  const isTaken = await door.rows(Quotation, { orderId }).exists({ status: 'taken' })
  if (order.status !== 'open' || isTaken) throw noMore()
  own.refuseStale(before, version)
  const { rows, values } = priced(said)
  const lines = door.rows(QuotationLine, { quotationId })
  await lines.removeWhere({})
  for (const line of rows) await lines.add(line)
  await own.change(before, { ...values, answeredAt: new Date(), answeredByAccountId: null })
  for (const letter of await lettersAbout(door, { quotationId, answer: 'given', accountId: null })) await mail(letter)
}
