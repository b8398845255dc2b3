import type { InferType } from 'yup'
import type { orderLicenceInput } from '#schema/licences/licences.input.ts'
import { ofPeople } from '#server/access/heldSql.ts'
import type { Sales } from '#server/config/sales.ts'
import { there } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { licenceInvoiceMail } from '#server/mail/templates/licenceInvoice.ts'
import { ask, type Holder, lockHolder, ofHolder, rowsOf } from '../holder.ts'
import { contentOf } from '../invoices/invoiceContent.ts'
import { keepInvoice } from '../invoices/invoices.offer.ts'
import { spendPurchaseOrder } from '../invoices/purchaseOrders.offer.ts'
import { recipientOf } from '../invoices/recipients.offer.ts'
import { Licence } from './licence.entity.ts'
import { type HeldLicence, termsOf } from './terms.ts'

type Order = InferType<typeof orderLicenceInput>

const held = ofHolder(
  (column) => `select l.id, l.plan, l.valid_from "validFrom", l.valid_to "validTo", i.net_ore::int "netOre"
  from licence l left join licence_invoice i on i.id = l.invoice_id where l.${column} = $1 and l.valid_to > now() order by l.valid_from`,
)
const clock = ofPeople('select now()')

export const heldBy = (holder: Holder) => ask<HeldLicence>(holder, held)

/** By the database's clock, as everything that counts from then on. */
export async function moment(holder: Holder): Promise<Date> {
  const [clockRow] = await holder.query<{ now: Date }>(clock)
  return there(clockRow).now
}

/** The licence counts from the moment the order is kept. */
export async function order(
  holder: Holder,
  { sales, language, mail }: { sales: Sales; language: Language } & Pick<Leaves, 'mail'>,
  { type, purchaseOrderId, ...invoiceTo }: Order,
) {
  await lockHolder(holder)
  await spendPurchaseOrder(holder, purchaseOrderId)
  const terms = termsOf({ plan: type, held: await heldBy(holder), priceOre: sales.prices[type], now: await moment(holder) })
  const { validFrom, validTo } = terms
  const { email, ...recipient } = await recipientOf(holder)
  const buyer = { ...recipient, ...given(invoiceTo), reference: invoiceTo.reference ?? null }
  const content = contentOf({ terms, buyer, language, seller: sales.seller })
  const { id: invoiceId, invoice } = await keepInvoice(holder, { plan: type, validFrom, validTo, content })
  const licences = rowsOf(holder, Licence)
  for (const { id, endsAt } of terms.replaced) await licences.mark({ id }, { validTo: endsAt })
  const added = await licences.add({ type, validFrom, validTo, purchaseOrderId, invoiceId })
  if (email) await mail(licenceInvoiceMail.mail(email, language, { plan: type, validTo: validTo.toISOString(), invoice }))
  return new Written(Licence, added.id, ['type', 'validFrom', 'validTo'], true)
}

/** What the order says of the address takes the place of what is known; the rest stays. */
const given = ({ addressLine1, postalCode, city }: Partial<Order>) =>
  Object.fromEntries(Object.entries({ addressLine1, postalCode, city }).filter(([, value]) => value))
