import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { handoverBookReady } from '#server/mail/templates/handoverBookReady.ts'

const waiting =
  ofEverybody(`select distinct on (u.email) u.email::text email, u.language, p.id "projectId", p.name project, p.company_name company,
    e.address_line1 address, b.page_count "pageCount"
  from handover_book b join project p on p.id = b.project_id join estate e on e.id = b.estate_id
    join account a on not a.is_disabled and (a.id = b.asked_by_account_id
      or (a.id in (select o.account_id from ${ownersOn('b.estate_id')} o)
        and not exists (select from handover_book before where before.project_id = b.project_id and before.state = 'ready' and before.id < b.id)))
    join app_user u on u.id = a.user_id and u.deleted_at is null
  where b.id = $1 and b.state = 'ready' and e.removed_at is null order by u.email`)

interface Waiting {
  email: string
  language: Language
  projectId: string
  project: string
  company: string
  address: string
  pageCount: number
}

/** That it is there: to whoever asked for it, and of the first one to those whose house it is. */
export async function tellOfBook(care: Caretaker, id: string, mail: (letter: Mail) => Promise<void>) {
  for (const { email, language, ...words } of await care.query<Waiting>(waiting, id))
    await mail(handoverBookReady.mail(email, language, words))
}
