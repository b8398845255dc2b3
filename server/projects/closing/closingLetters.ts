import { ofProject } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { projectClosed } from '#server/mail/templates/projectClosed.ts'
import { projectReopened } from '#server/mail/templates/projectReopened.ts'

const concerned =
  ofProject(`select distinct on (r.email) r.email, r.language, r.owns, p.id "projectId", p.estate_id "estateId", p.name project,
    e.address_line1 address, p.company_name company
  from project p join estate e on e.id = p.estate_id cross join lateral (
      select u.email::text, u.language, true owns from ${ownersOn('p.estate_id')} o join account a on a.id = o.account_id and not a.is_disabled
        join app_user u on u.id = a.user_id and u.deleted_at is null where a.id is distinct from $2
      union all select coalesce(u.email, s.email)::text, u.language, false from project_participant t
        left join account a on a.id = t.account_id and not a.is_disabled left join app_user u on u.id = a.user_id and u.deleted_at is null
        left join subcontractor s on s.id = t.subcontractor_id where t.project_id = $1 and a.id is distinct from $2) r
  where p.id = $1 and r.email is not null order by r.email, r.owns desc`)

interface Concerned {
  email: string
  language: Language | null
  owns: boolean
  projectId: string
  estateId: string
  project: string
  address: string
  company: string
}

type Telling = { mail: Leaves['mail']; usual: Language }

/** To all who had a part in it but whoever does it. */
export async function tellOfClosing(grant: ProjectGrant, { mail, usual }: Telling) {
  for (const { email, language, ...words } of await grant.query<Concerned>(concerned, grant.viewer.accountId))
    await mail(projectClosed.mail(email, language ?? usual, words))
}
export async function tellOfReopening(grant: ProjectGrant, reason: string, { mail, usual }: Telling) {
  for (const { email, language, ...words } of await grant.query<Concerned>(concerned, grant.viewer.accountId))
    await mail(projectReopened.mail(email, language ?? usual, { ...words, reason }))
}
