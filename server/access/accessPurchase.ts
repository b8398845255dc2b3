import { inKroner, withVat } from '#schema/money.ts'
import type { Call } from '#server/kernel/call.ts'
import { supplierAccessInvoice } from '#server/mail/templates/supplierAccessInvoice.ts'
import { EstateGrant, type Within } from './estateGrant.ts'
import { recipientOf } from './invoiceRecipient.ts'
import { keepInvoice } from './invoices.ts'
import { spendPurchaseOrder } from './purchaseOrders.ts'

const vatRate = 25

interface Purchase {
  supplier: string
  address: string
  purchaseOrderId: string
}

/** May act on one estate, and pay for what that costs: the invoice goes to the owner who acts. Only a permission makes one. */
export class BuyingGrant extends EstateGrant {
  readonly #within: Within
  constructor(within: Within) {
    super(within)
    this.#within = within
  }

  /** What a supplier's access costs, once, and who pays for it. */
  async offer({ sales }: Call) {
    const { netOre, vatOre, grossOre } = withVat(sales.prices.SUPPLIER_ACCESS, vatRate)
    const invoiceTo = await this.#recipient()
    return { net: inKroner(netOre), vatRate, vat: inKroner(vatOre), gross: inKroner(grossOre), invoiceTo }
  }

  /** Pays for it by invoice, with a number that was not used before. Answers the letter that brings it. */
  async pay({ sales, language }: Call, { supplier, address, purchaseOrderId }: Purchase) {
    const { db } = this.#within
    await spendPurchaseOrder(db, purchaseOrderId, this.#buyer.id)
    const { email, ...recipient } = await this.#recipient()
    const text = language === 'nb' ? `Tilgang for ${supplier}, ${address}` : `Access for ${supplier}, ${address}`
    const { invoice } = await keepInvoice(db, {
      holder: this.#buyer,
      plan: null,
      validFrom: new Date(),
      validTo: null,
      content: {
        language,
        seller: sales.seller,
        buyer: { ...recipient, reference: null },
        lines: [{ text, ...withVat(sales.prices.SUPPLIER_ACCESS, vatRate) }],
      },
    })
    return supplierAccessInvoice.mail(email, language, { supplier, address, invoice })
  }

  #recipient() {
    return recipientOf(this.#within.db, this.#buyer, this.viewer.userId)
  }
  get #buyer() {
    return { kind: 'account', id: this.viewer.accountId! } as const
  }
}
