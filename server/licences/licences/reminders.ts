import { type Caretaker, takeCare } from '#server/access/caretaker.ts'
import { wanting } from '#server/accounts/mailChoices/wanting.offer.ts'
import type { App } from '#server/kernel/app.ts'
import type { Job } from '#server/kernel/job.ts'
import { licenceEnding } from '#server/mail/templates/licenceEnding.ts'
import { readersOf } from '../invoices/recipients.offer.ts'
import { endingLicences } from './ends.ts'

/** Tells those who can renew a licence that it ends; each of them once thirty days ahead, and once seven; of what is only tried, seven. */
export const remindOfEnds = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    for (const { plan, validTo, isTrial, ...holder } of await endingLicences(care))
      for (const { email, language, firstName } of await wanting(care, 'licence', await renewersOf(care, holder)))
        await mail(licenceEnding.mail(email, language, { name: firstName, plan, validTo: validTo.toISOString(), isTrial }))
  })

const renewersOf = (care: Caretaker, { accountId, companyId }: { accountId: string | null; companyId: string | null }) =>
  readersOf(care, accountId ? { kind: 'account', id: accountId } : { kind: 'company', id: companyId! })

export const licenceReminders: Job = {
  queue: 'licence-ends',
  at: '15 7 * * *',
  isOff: ({ features }) => !features.includes('licenceManagement'),
  does: remindOfEnds,
}
