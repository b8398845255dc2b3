import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { projectInvitation } from '#server/mail/templates/projectInvitation.ts'

/** Nobody is told of what they did themselves; owners are told of the start as it is (`tellOfStart`). */
const invited =
  ofProject(`select coalesce(u.email, s.email)::text email, u.language, p.id "projectId", p.name project, e.address_line1 address,
    c.name company, t.role
  from project_participant t join project p on p.id = t.project_id join estate e on e.id = p.estate_id join company c on c.id = p.company_id
    left join account a on a.id = t.account_id left join app_user u on u.id = a.user_id left join subcontractor s on s.id = t.subcontractor_id
  where t.project_id = $1 and t.estate_id = $2 and t.id = any($3) and t.account_id is distinct from $4
    and (t.role <> 'Owner' or t.created_at > p.created_at)`)

interface Invited {
  email: string | null
  language: Language | null
  projectId: string
  project: string
  address: string
  company: string
  role: ParticipantRole
}

/** To whom a part in a project was given. A stranger reads the language of whoever gives it. */
export async function inviteParticipants(grant: ProjectGrant, ids: readonly string[], mail: Leaves['mail'], usual: Language) {
  if (!ids.length) return
  const readers = await grant.query<Invited>(invited, grant.estateId, ids, grant.viewer.accountId)
  for (const { email, language, ...words } of readers) if (email) await mail(projectInvitation.mail(email, language ?? usual, words))
}
