import { ofProject } from '#server/access/heldSql.ts'
import { managersOf, ownersOn } from '#server/access/parties.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type DeviationTold, deviationTold } from '#server/mail/templates/deviationTold.ts'

interface Reader extends Omit<DeviationTold, 'what' | 'deviationId'> {
  email: string | null
  language: Language | null
}

const deviationColumns = `p.id "projectId", p.name project, e.address_line1 address, d.text, d.answer, to_char(d.due_date, 'DD.MM.YYYY') "dueDate"`
const here = `project_deviation d join project p on p.id = d.project_id join estate e on e.id = p.estate_id`
const person = 'join account a on a.id = w.id and not a.is_disabled join app_user u on u.id = a.user_id and u.deleted_at is null'
const managers = managersOf('d.project_id')

/** Who is to mend it, by whatever address they have; where nobody is named, those who manage the project. */
const menders =
  ofProject(`select distinct on (coalesce(u.email, s.email)) coalesce(u.email, s.email)::text email, u.language, ${deviationColumns}
  from ${here} cross join lateral (
      select t.account_id id, t.subcontractor_id from project_participant t where t.project_id = d.project_id and t.id = d.responsible_id
      union all select m.id, null from ${managers} m where d.responsible_id is null) w
    left join account a on a.id = w.id and not a.is_disabled left join app_user u on u.id = a.user_id and u.deleted_at is null
    left join subcontractor s on s.id = w.subcontractor_id
  where d.project_id = $1 and d.id = $2 and a.id is distinct from $3 order by coalesce(u.email, s.email)`)
/** Who raised it; where they are gone, those who manage the project. */
const raisers = ofProject(`select distinct on (u.email) u.email::text email, u.language, ${deviationColumns}
  from ${here} cross join lateral (select d.raised_by_account_id id where d.raised_by_account_id is not null
      union select m.id from ${managers} m where d.raised_by_account_id is null) w ${person}
  where d.project_id = $1 and d.id = $2 and a.id is distinct from $3 order by u.email`)
const owners = ofProject(`select distinct on (u.email) u.email::text email, u.language, ${deviationColumns}
  from ${here} cross join lateral (select o.account_id id from ${ownersOn('p.estate_id')} o) w ${person}
  where d.project_id = $1 and d.id = $2 and a.id is distinct from $3 order by u.email`)

const readersOf = { raised: menders, sentBack: menders, confirmed: menders, mended: raisers, planned: owners } as const

/** To whoever has to do something about it now, or waited for it. Nobody is told of what they did themselves. */
export async function tellOf(
  grant: ProjectGrant,
  deviationId: string,
  what: DeviationTold['what'],
  { mail, usual }: { mail: Leaves['mail']; usual: Language },
) {
  for (const { email, language, ...rest } of await grant.query<Reader>(readersOf[what], deviationId, grant.viewer.accountId))
    if (email) await mail(deviationTold.mail(email, language ?? usual, { ...rest, deviationId, what }))
}
