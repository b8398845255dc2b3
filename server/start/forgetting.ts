import { forgetOldAsks } from '#server/access/askingAllowance.ts'
import { caretakerOf } from '#server/access/caretaker.ts'
import { forgetOldFailures } from '#server/access/loginAttempts.ts'
import { forgetOldAttempts } from '#server/access/throttle.ts'
import { leaveAbandonedCompanies } from '#server/accounts/companyRegistration/unheld.ts'
import { forgetOldExports } from '#server/accounts/dataExport/exports.ts'
import { forgetOldRounds } from '#server/accounts/electronicId/rounds.ts'
import { forgetOldEmailTokens } from '#server/accounts/emailProof/emailTokens.offer.ts'
import { forgetOldTokens } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { forgetEndedSessions } from '#server/accounts/session/sessions.offer.ts'
import { forgetRemovedImages } from '#server/estates/exterior/forgetRemovedImages.ts'
import { forgetRemovedRooms } from '#server/estates/interior/forgetRemovedRooms.ts'
import type { App } from '#server/kernel/app.ts'
import { forgetOldRefusals, forgetOldTries } from '#server/kernel/audit.ts'
import { forgetOldAnswers } from '#server/kernel/idempotency.ts'
import { hourly } from '#server/kernel/regularly.ts'
import { forgetOldPurchaseOrders } from '#server/licences/invoices/purchaseOrders.offer.ts'
import { forgetOldMails } from '#server/mail/outbox.ts'
import { forgetOldReminders } from '#server/maintenance/reminders/due.ts'
import { forgetRemovedEstates } from '#server/registry/leaving/removing.ts'
import { forgetEndedLinks } from '#server/sharing/publicLinks/links.ts'

const oldOfKernel = [forgetOldAnswers, forgetOldMails, forgetOldRefusals, forgetOldTries]
const old = [
  forgetEndedSessions,
  forgetOldFailures,
  forgetOldAttempts,
  forgetOldAsks,
  forgetOldTokens,
  forgetOldEmailTokens,
  leaveAbandonedCompanies,
  forgetOldExports,
  forgetOldRounds,
  forgetOldPurchaseOrders,
  forgetOldReminders,
  forgetEndedLinks,
  forgetRemovedRooms,
  forgetRemovedEstates,
  forgetRemovedImages,
]

/** Rows that have had their time: none of them counts any more, they only take up room. */
export async function forgetOld({ db }: Pick<App, 'db'>) {
  for (const forget of oldOfKernel) await forget(db.manager)
  const caretaker = caretakerOf({ db })
  for (const forget of old) await forget(caretaker)
}

export const forgetRegularly = (app: App) => hourly(app, 'forget', () => forgetOld(app))
