import { readersOf } from '#server/access/invoiceRecipient.ts'
import { endingLicences } from '#server/access/licenceEnds.ts'
import { wanting } from '#server/access/mailChoices.ts'
import type { Background } from '#server/jobs/background.ts'
import type { House } from '#server/kernel/house.ts'
import { licenceEnding } from '#server/mail/templates/licenceEnding.ts'

/** Tells those who can renew a licence that it ends; each of them once thirty days ahead, and once seven. */
export const remindOfEnds = ({ db, outbox }: Pick<House, 'db' | 'outbox'>) =>
  db.transaction(async (own) => {
    for (const { holder, plan, validTo } of await endingLicences(own))
      for (const { email, language, firstName } of await wanting(own, 'licence', await readersOf(own, holder)))
        await outbox.add(own, licenceEnding.mail(email, language, { name: firstName, plan, validTo: validTo.toISOString() }))
  })

export async function remindRegularly(house: House, background: Background) {
  if (!house.config.features.includes('licenceManagement')) return
  await background.regularly('licence-ends', '15 7 * * *', () => remindOfEnds(house))
}
