import type { EntityManager } from 'typeorm'
import { type LicencePlan, plansFor } from '#schema/access/plans.ts'
import { inKroner, withVat } from '#schema/money.ts'
import type { Sales } from '#server/config/sales.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { licenceInvoiceMail } from '#server/mail/templates/licenceInvoice.ts'
import type { Invoice } from '#server/pdf/invoice.ts'
import { readersOf, recipientOf } from './invoiceRecipient.ts'
import { writeInvoice } from './invoices.ts'
import { columnOf, type LicenceHolder, lockHolder } from './licenceHolder.ts'
import { type HeldLicence, termsOf } from './licenceTerms.ts'
import { spendPurchaseOrder } from './purchaseOrders.ts'

interface Order {
  type: LicencePlan
  purchaseOrderId: string
  addressLine1?: string | null | undefined
  postalCode?: string | null | undefined
  city?: string | null | undefined
  reference?: string | null | undefined
}

const held = (holder: LicenceHolder) => `select l.id, l.plan, l.valid_from "validFrom", l.valid_to "validTo", i.net_ore::int "netOre"
  from licence l left join licence_invoice i on i.id = l.invoice_id where l.${columnOf(holder)} = $1 and l.valid_to > now() order by l.valid_from`

/** Where the licences of one holder are looked at and ordered. */
export class LicenceDesk {
  readonly #holder: LicenceHolder
  readonly #viewer: SignedIn & { accountId: string }
  readonly #db: EntityManager
  constructor(holder: LicenceHolder, viewer: SignedIn & { accountId: string }, db: EntityManager) {
    this.#holder = holder
    this.#viewer = viewer
    this.#db = db
  }

  async createPurchaseOrder(): Promise<string> {
    const [made]: { id: string }[] = await this.#db.query('insert into purchase_order (account_id) values ($1) returning id', [
      this.#viewer.accountId,
    ])
    return made!.id
  }

  async offers({ prices }: Sales) {
    const mayOrder = this.#viewer.roles.includes(this.#holder.kind === 'account' ? 'Customer.Owner' : 'Company.Admin')
    const now = await this.#now()
    const licences = await this.#held()
    const readers = this.#holder.kind === 'company' && !mayOrder ? await readersOf(this.#db, this.#holder) : []
    return {
      mayOrder,
      buyers: readers.map(({ name }) => name),
      invoiceTo: mayOrder ? await recipientOf(this.#db, this.#holder, this.#viewer.userId) : null,
      offers: plansFor(this.#holder.kind === 'account' ? 'customer' : 'company').map((plan) => offer(plan, licences, prices[plan], now)),
    }
  }

  /** The licence counts from the moment the order is kept. */
  async order({ sales, language, outbox }: Call, { type, purchaseOrderId, ...invoiceTo }: Order): Promise<string> {
    await lockHolder(this.#db, this.#holder)
    await spendPurchaseOrder(this.#db, purchaseOrderId, this.#viewer.accountId)
    const terms = termsOf({ plan: type, held: await this.#held(), priceOre: sales.prices[type], now: await this.#now() })
    const { email, ...recipient } = await recipientOf(this.#db, this.#holder, this.#viewer.userId)
    const buyer = { ...recipient, ...given(invoiceTo), reference: invoiceTo.reference ?? null }
    const { id: invoiceId, invoice } = await writeInvoice(this.#db, {
      holder: this.#holder,
      plan: type,
      terms,
      buyer,
      language,
      seller: sales.seller,
    })
    for (const { id, endsAt } of terms.replaced) await this.#db.query('update licence set valid_to = $2 where id = $1', [id, endsAt])
    const [added]: { id: string }[] = await this.#db.query(
      `insert into licence (${columnOf(this.#holder)}, plan, valid_from, valid_to, purchase_order_id, invoice_id) values ($1, $2, $3, $4, $5, $6) returning id`,
      [this.#holder.id, type, terms.validFrom, terms.validTo, purchaseOrderId, invoiceId],
    )
    if (email)
      await outbox.add(this.#db, licenceInvoiceMail.mail(email, language, { plan: type, validTo: terms.validTo.toISOString(), invoice }))
    return added!.id
  }

  async invoice(id: string): Promise<Invoice> {
    const [found]: { content: Invoice }[] = await this.#db.query(
      `select content from licence_invoice where id = $1 and ${columnOf(this.#holder)} = $2`,
      [id, this.#holder.id],
    )
    if (!found) throw new AppError('entityNotFound')
    return found.content
  }

  #held(): Promise<HeldLicence[]> {
    return this.#db.query(held(this.#holder), [this.#holder.id])
  }

  async #now() {
    const [clock]: { now: Date }[] = await this.#db.query('select now()')
    return clock!.now
  }
}

function offer(plan: LicencePlan, licences: readonly HeldLicence[], priceOre: number, now: Date) {
  const { lines, total, heldUntil, validFrom, validTo } = termsOf({ plan, held: licences, priceOre, now })
  const year = withVat(priceOre, 25)
  return {
    type: plan,
    net: inKroner(year.netOre),
    gross: inKroner(year.grossOre),
    heldUntil,
    validFrom,
    validTo,
    lines: lines.map(({ kind, type, netOre, vatRate, vatOre, grossOre }) => ({
      kind,
      type,
      net: inKroner(netOre),
      vatRate,
      vat: inKroner(vatOre),
      gross: inKroner(grossOre),
    })),
    totalNet: inKroner(total.netOre),
    totalVat: inKroner(total.vatOre),
    totalGross: inKroner(total.grossOre),
  }
}

/** What the order says of the address takes the place of what is known; the rest stays. */
const given = ({ addressLine1, postalCode, city }: Partial<Order>) =>
  Object.fromEntries(Object.entries({ addressLine1, postalCode, city }).filter(([, value]) => value))

/** Those that nobody used are of no use to anybody after a month. */
export const forgetOldPurchaseOrders = (db: EntityManager) =>
  db.query("delete from purchase_order where used_at is null and created_at < now() - interval '30 days'")
