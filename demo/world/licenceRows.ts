import type { LicencePlan } from '#schema/access/plans.ts'
import { withVat } from '#schema/money.ts'
import { readSales } from '#server/config/sales.ts'
import { contentOf } from '#server/licences/invoices/invoiceContent.ts'
import type { InvoiceBuyer } from '#server/pdf/invoice.ts'
import { companies, companyKeys, type DemoCompany } from './companies.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past, type Span } from './past.ts'
import { type DemoAccount, people, personKeys } from './people.ts'
import type { Rows } from './tables.ts'

interface Holder {
  key: string
  since: Span
  plan: LicencePlan
  owns: { accountId: string | null; companyId: string | null }
  buyer: InvoiceBuyer
}

const year = 365 * 24 * 60
const firstNumber = 10_001
const { prices, seller } = readSales({})

/** Licences, a year at a time, each with the invoice that it was paid by. */
export function licenceRows(past: Past, ids: Ids, now: Date): Rows {
  const orders = holdersOf(ids)
    .flatMap((holder) =>
      yearsSince(past(holder.since), now).map((validFrom) => ({ ...holder, validFrom, validTo: minutesAfter(validFrom, year) })),
    )
    .toSorted((a, b) => Number(a.validFrom) - Number(b.validFrom))
    .map((order, index) => ({ ...order, number: firstNumber + index, invoiceId: demoId(`invoice ${order.key}`, order.validFrom) }))
  return {
    invoice_series: [{ name: 'licence', lastNumber: firstNumber + orders.length - 1 }],
    licence_invoice: orders.map(({ invoiceId, number, owns, plan, buyer, validFrom, validTo }) => {
      const line = { kind: 'YEAR', type: plan, ...withVat(prices[plan], 25) } as const
      const { netOre, vatOre, grossOre } = line
      const opened = { number, issuedOn: dayOf(validFrom), dueOn: dayOf(minutesAfter(validFrom, 14 * 24 * 60)) }
      const terms = { lines: [line], validFrom, validTo }
      const content = { ...opened, ...contentOf({ terms, buyer, language: 'nb', seller }), netOre, vatOre, grossOre }
      return { id: invoiceId, ...owns, plan, validFrom, validTo, ...opened, netOre, vatOre, grossOre, content, createdAt: validFrom }
    }),
    licence: orders.map(({ key, owns, plan, validFrom, validTo, invoiceId }) => ({
      id: demoId(`licence ${key}`, validFrom),
      ...owns,
      plan,
      validFrom,
      validTo,
      invoiceId,
      createdAt: validFrom,
    })),
  }
}

function holdersOf(ids: Ids): Holder[] {
  const customers = personKeys.flatMap((key) => {
    const { firstName, lastName, accounts } = people[key]
    const nowhere = { organizationNumber: null, addressLine1: null, postalCode: null, city: null, reference: null }
    return (accounts as readonly DemoAccount[]).flatMap(({ company, licensedSince: since }): Holder[] =>
      since
        ? [
            {
              key,
              since,
              plan: 'CUSTOMER_PLUS',
              owns: { accountId: ids.account(key, company), companyId: null },
              buyer: { ...nowhere, name: `${firstName} ${lastName}` },
            },
          ]
        : [],
    )
  })
  const firms = companyKeys.flatMap((key): Holder[] => {
    const { name, organizationNumber, addressLine1, postalCode, city, licensedSince: since }: DemoCompany = companies[key]
    const buyer = { name, organizationNumber, addressLine1, postalCode, city, reference: null }
    return since ? [{ key, since, plan: 'COMPANY_PRO_PLUS', owns: { accountId: null, companyId: ids.company(key) }, buyer }] : []
  })
  return [...customers, ...firms]
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const yearsSince = (first: Date, now: Date): Date[] => {
  const next = minutesAfter(first, year)
  return next <= now ? [first, ...yearsSince(next, now)] : [first]
}
