import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { Language } from '#server/kernel/texts.ts'

export interface Reader {
  email: string
  language: Language
}

const administrators = ofEstate(`select u.email, u.language from access_link l join account a on a.company_id = l.company_id
    join account_role r on r.account_id = a.id and r.role = 'Company.Admin' join app_user u on u.id = a.user_id
  where l.estate_id = $1 and l.id = $2 and not a.is_disabled order by u.name, u.id limit 20`)

/** Who answers for the company that a link lets in. */
export const administratorsLetIn = (grant: EstateDoor, linkId: string) => grant.query<Reader>(administrators, linkId)
