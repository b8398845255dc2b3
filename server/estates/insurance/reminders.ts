import type { InsuranceKind } from '#schema/estates/insurance.input.ts'
import { takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { wanting } from '#server/accounts/mailChoices/wanting.offer.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { today } from '#server/kernel/days.ts'
import type { Job } from '#server/kernel/job.ts'
import { insuranceEnding } from '#server/mail/templates/insuranceEnding.ts'

interface EndingInsurance {
  estateId: string
  address: string
  kind: InsuranceKind
  company: string
  validTo: string
}

/**
 * Insurances whose last day comes within thirty, and of which nobody has been told. They are marked as told in the same
 * statement, so that of two that look at once one finds them.
 */
const ending = ofEverybody(`update insurance_document i set reminded_of = i.valid_to
  from estate e, (select ${today} today) d
  where e.id = i.estate_id and i.valid_to between d.today and d.today + 30 and i.reminded_of is distinct from i.valid_to
  returning e.id "estateId", e.address_line1 address, i.kind, i.company, i.valid_to::text "validTo"`)

/** Tells the owners of an estate, once, that an insurance of it ends within thirty days. */
export const remindOfInsurances = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    for (const insurance of await care.query<EndingInsurance>(ending)) {
      const owners = await ownersOf(care.estate(insurance.estateId), 'insurance')
      for (const { email, language, firstName } of await wanting(care, 'insurance', owners))
        await mail(insuranceEnding.mail(email, language, { name: firstName, ...insurance }))
    }
  })

export const insuranceReminders: Job = { queue: 'insurance-ends', at: '30 7 * * *', does: remindOfInsurances }
