import { type LicencePlan, plansFor } from '#schema/access/plans.ts'
import { trialDays } from '#schema/licences/licences.input.ts'
import { inKroner, withVat } from '#schema/money.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import type { Sales } from '#server/config/sales.ts'
import { isCompany } from '../holder.ts'
import { readersOf, recipientOf } from '../invoices/recipients.offer.ts'
import { heldBy, moment } from './orders.ts'
import { type HeldLicence, termsOf } from './terms.ts'
import { mayTry } from './trials.ts'

/** What may be ordered, and what it comes to now. */
export async function offersTo(grant: AccountGrant | CompanyGrant, { prices }: Sales) {
  const kind = isCompany(grant) ? 'company' : 'customer'
  const mayOrder = grant.viewer.roles.includes(kind === 'company' ? 'Company.Admin' : 'Customer.Owner')
  const now = await moment(grant)
  const held = await heldBy(grant)
  const days = mayOrder && (await mayTry(grant)) ? trialDays : null
  const buyers = isCompany(grant) && !mayOrder ? await readersOf(grant, { kind: 'company', id: grant.companyId }) : []
  return {
    mayOrder,
    buyers: buyers.map(({ name }) => name),
    invoiceTo: mayOrder ? await recipientOf(grant) : null,
    offers: plansFor(kind).map((plan) => ({ ...offer(plan, held, prices[plan], now), trialDays: days })),
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
