import { today } from '#schema/day.ts'
import { inKroner, withVat } from '#schema/money.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import type { Sales } from '#server/config/sales.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { keepInvoice } from '#server/licences/invoices/invoices.offer.ts'
import { spendPurchaseOrder } from '#server/licences/invoices/purchaseOrders.offer.ts'
import { recipientOf } from '#server/licences/invoices/recipients.offer.ts'
import { supplierAccessInvoice } from '#server/mail/templates/supplierAccessInvoice.ts'

const vatRate = 25

interface Purchase {
  supplier: string
  address: string
  purchaseOrderId: string
}

/** What a supplier's access costs, once, and who pays for it. */
export async function offerOf(grant: EstateGrant, sales: Sales) {
  const { netOre, vatOre, grossOre } = withVat(sales.prices.SUPPLIER_ACCESS, vatRate)
  const invoiceTo = await recipientOf(grant)
  return { net: inKroner(netOre), vatRate, vat: inKroner(vatOre), gross: inKroner(grossOre), invoiceTo }
}

/** Pays for it by invoice, with a number that was not used before. The letter brings the invoice to the owner who acts. */
export async function pay(
  grant: EstateGrant,
  { sales, language }: { sales: Sales; language: Language },
  { supplier, address, purchaseOrderId }: Purchase,
): Promise<Mail> {
  await spendPurchaseOrder(grant, purchaseOrderId)
  const { email, ...recipient } = await recipientOf(grant)
  const text = language === 'nb' ? `Tilgang for ${supplier}, ${address}` : `Access for ${supplier}, ${address}`
  const { invoice } = await keepInvoice(grant, {
    plan: null,
    validFrom: new Date(),
    validTo: null,
    content: {
      language,
      seller: sales.seller,
      buyer: { ...recipient, reference: null },
      delivered: { from: today(), to: null },
      lines: [{ text, ...withVat(sales.prices.SUPPLIER_ACCESS, vatRate) }],
    },
  })
  return supplierAccessInvoice.mail(email, language, { supplier, address, invoice })
}
