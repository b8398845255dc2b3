import type { EntityManager } from 'typeorm'
import { inKroner, withVat } from '#schema/money.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { supplierAccessInvoice } from '#server/mail/templates/supplierAccessInvoice.ts'
import { recipientOf } from './invoiceRecipient.ts'
import { keepInvoice } from './invoices.ts'
import { spendPurchaseOrder } from './purchaseOrders.ts'

const vatRate = 25

interface Purchase {
  buyer: SignedIn & { accountId: string }
  supplier: string
  address: string
  purchaseOrderId: string
}
const holderOf = ({ accountId }: Pick<Purchase['buyer'], 'accountId'>) => ({ kind: 'account', id: accountId }) as const

/** What a supplier's access costs, once, and who pays for it. */
export async function accessOffer(db: EntityManager, { sales }: Call, buyer: Purchase['buyer']) {
  const { netOre, vatOre, grossOre } = withVat(sales.prices.SUPPLIER_ACCESS, vatRate)
  return {
    net: inKroner(netOre),
    vatRate,
    vat: inKroner(vatOre),
    gross: inKroner(grossOre),
    invoiceTo: await recipientOf(db, holderOf(buyer), buyer.userId),
  }
}

/** Pays for a supplier's access by invoice, with a number that was not used before. */
export async function payForAccess(db: EntityManager, { sales, language, outbox }: Call, purchase: Purchase) {
  const { buyer, supplier, address, purchaseOrderId } = purchase
  await spendPurchaseOrder(db, purchaseOrderId, buyer.accountId)
  const { email, ...recipient } = await recipientOf(db, holderOf(buyer), buyer.userId)
  const text = language === 'nb' ? `Tilgang for ${supplier}, ${address}` : `Access for ${supplier}, ${address}`
  const [clock]: { now: Date }[] = await db.query('select now()')
  const { invoice } = await keepInvoice(db, {
    holder: holderOf(buyer),
    plan: null,
    validFrom: clock!.now,
    validTo: null,
    content: {
      language,
      seller: sales.seller,
      buyer: { ...recipient, reference: null },
      lines: [{ text, ...withVat(sales.prices.SUPPLIER_ACCESS, vatRate) }],
    },
  })
  await outbox.add(db, supplierAccessInvoice.mail(email, language, { supplier, address, invoice }))
}

/** Where nobody has claimed it: what somebody has got already is not sold again. */
const give = `insert into access_link (estate_id, company_id, supplier_id, status, claimed_at) values ($1, $2, $3, 'claimed', now())
  on conflict (estate_id, company_id) do update set status = 'claimed', claimed_at = now(), supplier_id = excluded.supplier_id, updated_at = now()
    where access_link.status = 'unclaimed' returning id`

export async function giveAccess(db: EntityManager, given: { estateId: string; companyId: string; supplierId: string }): Promise<string> {
  const [link]: { id: string }[] = await db.query(give, [given.estateId, given.companyId, given.supplierId])
  if (!link) throw new AppError('entityAlreadyExists')
  return link.id
}
