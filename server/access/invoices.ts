import type { EntityManager } from 'typeorm'
import type { LicencePlan } from '#schema/access/plans.ts'
import { sumOf } from '#schema/money.ts'
import type { Invoice } from '#server/pdf/invoice.ts'
import { columnOf, type LicenceHolder } from './licenceHolder.ts'

/** Days to pay in. */
const credit = 14

const next = `insert into invoice_series as s (name, last_number) values ('licence', 10001)
  on conflict (name) do update set last_number = s.last_number + 1 returning last_number number,
  (now() at time zone 'Europe/Oslo')::date::text "issuedOn", ((now() at time zone 'Europe/Oslo')::date + ${credit})::text "dueOn"`

interface Kept {
  holder: LicenceHolder
  /** Nothing where it is for something else than a plan, which has no end of its own. */
  plan: LicencePlan | null
  validFrom: Date
  validTo: Date | null
  content: Pick<Invoice, 'language' | 'seller' | 'buyer' | 'lines'>
}

/** Its number is the next one: the series is held until the order is kept or undone. */
export async function keepInvoice(db: EntityManager, { holder, plan, validFrom, validTo, content }: Kept) {
  const [opened]: [{ number: number; issuedOn: string; dueOn: string }] = await db.query(next)
  const invoice: Invoice = { ...opened, ...content, ...sumOf(content.lines) }
  const [kept]: { id: string }[] = await db.query(
    `insert into licence_invoice (${columnOf(holder)}, number, plan, valid_from, valid_to, issued_on, due_on, net_ore, vat_ore, gross_ore, content)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      holder.id,
      invoice.number,
      plan,
      validFrom,
      validTo,
      invoice.issuedOn,
      invoice.dueOn,
      invoice.netOre,
      invoice.vatOre,
      invoice.grossOre,
      JSON.stringify(invoice),
    ],
  )
  return { id: kept!.id, invoice }
}
