import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { reportMade } from '#server/mail/templates/reportMade.ts'
import { seeing } from './people.ts'

/** Those whom its author named, as far as they still see the estate. */
const named = ofEstate(`select distinct on (u.email) u.email, u.language, u.first_name "name", r.title, e.address_line1 address
  from maintenance_report r join estate e on e.id = r.estate_id
    join account a on a.id = any(r.recipient_ids) join app_user u on u.id = a.user_id and u.deleted_at is null
  where r.estate_id = $1 and r.id = $2 and a.id in (select those.id from (${seeing}) those) order by u.email, a.id`)

interface Named {
  email: string
  language: Language
  name: string
  title: string
  address: string
}

export async function lettersOf(estate: EstateDoor, reportId: string): Promise<readonly Mail[]> {
  const { estateId } = estate
  const readers = await estate.query<Named>(named, reportId)
  return readers.map(({ email, language, ...told }) => reportMade.mail(email, language, { ...told, estateId }))
}
