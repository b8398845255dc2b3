import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { type PartyOnEstate, partyOf } from '#server/access/parties.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { reportMade } from '#server/mail/templates/reportMade.ts'
import { readsReports } from './people.ts'

/** Those whom its author named, as far as they may still read it. */
const named = ofEstate(`select u.email, u.language, u.first_name "name", r.title, e.address_line1 address, ${partyOf('$1', 'a')}
  from maintenance_report r join estate e on e.id = r.estate_id
    join account a on a.id = any(r.recipient_ids) and not a.is_disabled join app_user u on u.id = a.user_id and u.deleted_at is null
  where r.estate_id = $1 and r.id = $2 order by u.email, a.id`)

interface Named extends PartyOnEstate {
  email: string
  language: Language
  name: string
  title: string
  address: string
}

export async function lettersOf(estate: EstateDoor, reportId: string): Promise<readonly Mail[]> {
  const { estateId } = estate
  const readers = (await estate.query<Named>(named, reportId)).filter((party) => readsReports(estateId, party))
  // Somebody with two accounts is told once.
  const each = new Map(readers.map((reader) => [reader.email.toLowerCase(), reader])).values()
  return [...each].map(({ email, language, name, title, address }) => reportMade.mail(email, language, { name, title, address, estateId }))
}
