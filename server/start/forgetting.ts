import { caretakerOf } from '#server/access/caretaker.ts'
import type { GoesOn } from '#server/kernel/api.ts'
import type { App } from '#server/kernel/app.ts'
import { forgetOldRefusals, forgetOldTries } from '#server/kernel/audit.ts'
import { forgetOldAnswers } from '#server/kernel/idempotency.ts'
import { hourly } from '#server/kernel/regularly.ts'
import { forgetOldMails } from '#server/mail/outbox.ts'
import { forgets } from '#server/slices.ts'

/** Rows that have had their time: none of them counts any more, they only take up room. */
export async function forgetOld({ db }: Pick<App, 'db'>) {
  for (const forget of [forgetOldAnswers, forgetOldMails, forgetOldRefusals, forgetOldTries]) await forget(db.manager)
  const caretaker = caretakerOf({ db })
  for (const forget of forgets) await forget(caretaker)
}

export const forgetting: GoesOn = (app) => hourly(app, 'forget', () => forgetOld(app))
