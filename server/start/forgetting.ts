import { caretakerOf } from '#server/access/caretaker.ts'
import { forgetOldExports } from '#server/access/dataExports.ts'
import { forgetOldPurchaseOrders } from '#server/access/licenceDesk.ts'
import { forgetOldFailures } from '#server/access/loginAttempts.ts'
import { forgetOldTokens } from '#server/access/passwordTokens.ts'
import { forgetEndedSessions } from '#server/access/sessions.ts'
import { forgetOldAttempts } from '#server/access/throttle.ts'
import { forgetRemovedImages } from '#server/estates/exterior/forgetRemovedImages.ts'
import { forgetRemovedRooms } from '#server/estates/interior/forgetRemovedRooms.ts'
import { forgetOldRefusals } from '#server/kernel/audit.ts'
import { hourly } from '#server/kernel/hourly.ts'
import type { House } from '#server/kernel/house.ts'
import { forgetOldAnswers } from '#server/kernel/idempotency.ts'
import { forgetOldMails } from '#server/mail/outbox.ts'
import { forgetOldReminders } from '#server/maintenance/reminders/due.ts'
import { forgetEndedLinks } from '#server/sharing/publicLinks/links.ts'

const old = [
  forgetEndedSessions,
  forgetOldFailures,
  forgetOldAnswers,
  forgetOldMails,
  forgetOldTokens,
  forgetOldAttempts,
  forgetOldPurchaseOrders,
  forgetRemovedRooms,
  forgetOldExports,
  forgetOldRefusals,
  forgetRemovedImages,
]
const oldOfSlices = [forgetOldReminders, forgetEndedLinks]

/** Rows that have had their time: none of them counts any more, they only take up room. */
export async function forgetOld(house: Pick<House, 'db'>) {
  for (const forget of old) await forget(house.db.manager)
  for (const forget of oldOfSlices) await forget(caretakerOf(house))
}

export const forgetRegularly = (house: House) => hourly(house, 'forget', () => forgetOld(house))
