import en from '#schema/projects/controlNames/en.json' with { type: 'json' }
import nb from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import { ofProject } from '#server/access/heldSql.ts'
import { managersOf, ownersOn } from '#server/access/parties.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { personNamed } from '#server/accounts/people/accountNames.offer.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type ProjectTold, projectTold } from '#server/mail/templates/projectTold.ts'

const projectColumns = `p.id "projectId", p.name project, e.address_line1 address, p.company_name company`
const inForce = 'not a.is_disabled join app_user u on u.id = a.user_id and u.deleted_at is null'

const owners = ofProject(`select distinct on (u.email) u.email::text email, u.language, ${projectColumns}
  from (select * from project where id = $1) p join estate e on e.id = p.estate_id join lateral ${ownersOn('p.estate_id')} o on true
    join account a on a.id = o.account_id and ${inForce} where a.id is distinct from $2 order by u.email`)

const names = { nb, en } as const
const thing = `x.code, x.name own, ${personNamed('$2')} by`
const managers =
  ofProject(`select distinct on (u.email) u.email::text email, u.language, ${projectColumns}, null as "pointCode", null as "pointOwn", ${thing}
  from control_area x join project p on p.id = x.project_id join estate e on e.id = p.estate_id
    join account a on a.id in ${managersOf('x.project_id')} and ${inForce} where x.project_id = $1 and x.id = $3 and a.id is distinct from $2 order by u.email`)
const whoCompletedArea =
  ofProject(`select u.email::text email, u.language, ${projectColumns}, null as "pointCode", null as "pointOwn", ${thing}
  from control_area x join project p on p.id = x.project_id join estate e on e.id = p.estate_id
    join account a on a.id = x.completed_by_account_id and ${inForce} where x.project_id = $1 and x.id = $3 and a.id is distinct from $2`)
const whoCompletedPoint =
  ofProject(`select u.email::text email, u.language, ${projectColumns}, c.code "pointCode", c.name "pointOwn", ${thing}
  from control_point c join control_area x on x.project_id = c.project_id and x.id = c.control_area_id join project p on p.id = c.project_id join estate e on e.id = p.estate_id
    join account a on a.id = c.completed_by_account_id and ${inForce}
  where c.project_id = $1 and x.id = $3 and c.id = $4 and a.id is distinct from $2`)

interface Reader extends Omit<ProjectTold, 'what' | 'areaId' | 'area' | 'pointId' | 'point'> {
  email: string
  language: Language | null
  code: string | null
  own: string | null
  pointCode: string | null
  pointOwn: string | null
}
const readersOf = { areaCompleted: managers, areaReopened: whoCompletedArea, pointReopened: whoCompletedPoint } as const

/** To the owners of the house that a company begins to work on. */
export async function tellOfStart(grant: ProjectGrant, { mail, usual }: { mail: Leaves['mail']; usual: Language }) {
  const nothing = { areaId: null, area: null, pointId: null, point: null, by: null }
  for (const { email, language, ...project } of await grant.query<Reader>(owners, grant.viewer.accountId))
    await mail(projectTold.mail(email, language ?? usual, { ...project, ...nothing, what: 'started' }))
}

/** Who is to hear of it, as they stand before it is done: whoever completed something is forgotten when it is reopened. Nobody is told of what they did themselves. */
export async function lettersOfControl(
  grant: ProjectGrant,
  what: keyof typeof readersOf,
  { areaId, pointId = null }: { areaId: string; pointId?: string | null },
  usual: Language,
) {
  const readers = await grant.query<Reader>(readersOf[what], grant.viewer.accountId, areaId, ...(pointId ? [pointId] : []))
  return readers.map(({ email, language: theirs, code, own, pointCode, pointOwn, ...rest }) => {
    const language = theirs ?? usual
    const called = (kind: 'area' | 'point', name: string | null, catalogueCode: string | null) =>
      name ?? (names[language][kind] as Readonly<Record<string, string>>)[catalogueCode ?? ''] ?? null
    const area = called('area', own, code)
    const point = pointId && called('point', pointOwn, pointCode)
    return projectTold.mail(email, language, { ...rest, what, areaId, area, pointId, point })
  })
}
