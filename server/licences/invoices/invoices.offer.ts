import type { LicencePlan } from '#schema/access/plans.ts'
import { sumOf } from '#schema/money.ts'
import { isUuid } from '#schema/uuid.ts'
import { ofPeople } from '#server/access/heldSql.ts'
import { today } from '#server/kernel/days.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Invoice } from '#server/pdf/invoice.ts'
import { type Holder, rowsOf } from '../holder.ts'
import { LicenceInvoice } from '../licences/licenceInvoice.entity.ts'

/** Days to pay in. */
const credit = 14

const next = ofPeople(`insert into invoice_series as s (name, last_number) values ('licence', 10001)
  on conflict (name) do update set last_number = s.last_number + 1 returning last_number number,
  ${today}::text "issuedOn", (${today} + ${credit})::text "dueOn"`)

interface Kept {
  /** Nothing where it is for something else than a plan, which has no end of its own. */
  plan: LicencePlan | null
  validFrom: Date
  validTo: Date | null
  content: Pick<Invoice, 'language' | 'seller' | 'buyer' | 'lines' | 'delivered'>
}

/** Its number is the next one: the series is held until the order is kept or undone. */
export async function keepInvoice(holder: Holder, { plan, validFrom, validTo, content }: Kept) {
  const [opened] = await holder.query<Pick<Invoice, 'number' | 'issuedOn' | 'dueOn'>>(next)
  const invoice: Invoice = { ...opened!, ...content, ...sumOf(content.lines) }
  const { number, issuedOn, dueOn, netOre, vatOre, grossOre } = invoice
  const row = { number, type: plan, validFrom, validTo, issuedOn, dueOn, netOre, vatOre, grossOre, content: invoice }
  const { id } = await rowsOf(holder, LicenceInvoice).add(row)
  return { id, invoice }
}

/** As it was sent. */
export async function invoiceOf(holder: Holder, id: string): Promise<Invoice> {
  const invoice = isUuid(id) ? await rowsOf(holder, LicenceInvoice).one({ id }) : null
  if (!invoice) throw new AppError('entityNotFound')
  return invoice.content
}
