import { type Caretaker, takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { GoesOn } from '#server/kernel/api.ts'
import type { App } from '#server/kernel/app.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import { hourly } from '#server/kernel/regularly.ts'
import type { Language } from '#server/kernel/texts.ts'
import { claimExpired } from '#server/mail/templates/claimExpired.ts'
import { ownedByTyping } from '#server/mail/templates/ownedByTyping.ts'

/** Skipped by the other instances, which have nothing left to do then. */
const expire = ofEverybody(`update estate_claim set state = 'expired', code_hash = null, code_expires_at = null, owners_told_at = now()
  where id in (select id from estate_claim where state = 'waiting' and expires_at <= now() for update skip locked) returning id`)
const typed = ofEverybody(`update estate_claim set owners_told_at = now()
  where id in (select id from estate_claim where owners_told_at is null for update skip locked) returning id`)
const readers =
  ofEverybody(`select distinct on (c.id, u.email) c.estate_id "estateId", e.address_line1 address, a.name claimant, u.email, u.language,
    u.first_name name, b.user_id = a.user_id "isOwn"
  from estate_claim c join estate e on e.id = c.estate_id join account a on a.id = c.account_id
    join account b on b.id = c.account_id or b.id in (select account_id from estate_owner where estate_id = c.estate_id)
    join app_user u on u.id = b.user_id
  where c.id = any($1::uuid[]) order by c.id, u.email, b.id`)

interface Reader {
  estateId: string
  address: string
  claimant: string
  email: string
  language: Language
  name: string
  isOwn: boolean
}
type Send = (letter: Mail) => Promise<void>

async function tell(care: Caretaker, ids: readonly { id: string }[], template: typeof claimExpired | typeof ownedByTyping, mail: Send) {
  if (!ids.length) return
  const recipients = await care.query<Reader>(
    readers,
    ids.map(({ id }) => id),
  )
  for (const { email, language, ...words } of recipients) await mail(template.mail(email, language, words))
}

/** Claims that nobody answered in time, and owners who have not been told yet how somebody became one. */
export const settleOverdue = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    await tell(care, await care.query<{ id: string }>(expire), claimExpired, mail)
    await tell(care, await care.query<{ id: string }>(typed), ownedByTyping, mail)
  })

export const settlingOverdue: GoesOn = (app) => hourly(app, 'claims', () => settleOverdue(app))
