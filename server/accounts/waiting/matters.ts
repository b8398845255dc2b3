import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { companyId, isForPart, ofAccount as ofViewer } from '#server/access/guards.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { projectSeen } from '#server/access/onProject.ts'
import { isSeen } from '#server/access/projectStanding.ts'
import { estatesOf } from '#server/access/standing.ts'
import type { Call } from '#server/kernel/call.ts'
import { today, writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { join, Param, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { paperName } from '#server/projects/owedPapers/paperNames.ts'
import { fromAccessLinks, fromOthers, fromPapers, fromPlans, nextTask } from './fromEstates.ts'
import { fromOrders, fromProjects } from './fromProjects.ts'

const self = ofViewer((viewer) => viewer.accountId)
/** So many of each urgency are told of. */
const most = raw(50)
const plansAreOn = new Param(({ input }) => input['maintenancePlan'])
const projectsAreOn = new Param(({ input }) => input['projectManagement'])
const where = (holds: Sql, parts: readonly Sql[]) => parts.map((part) => sql`(select * from (${part}) x where ${holds})`)

/** Of an estate, what is told follows from the rights on it, which say nothing of what a token was not made for; of all else it is said here. */
const all = [
  ...where(sql`${plansAreOn}::boolean`, fromPlans),
  ...where(sql`${plansAreOn}::boolean and ${isForPart('sharing')}`, fromAccessLinks),
  ...fromPapers,
  ...fromOthers,
  ...where(sql`${projectsAreOn}::boolean and ${isForPart('orders')}`, fromOrders),
  ...where(sql`${projectsAreOn}::boolean and ${isForPart('projects')}`, fromProjects),
]

const matterJson = sql`json_build_object('kind', kind, 'recordId', record_id, 'title', title, 'place', place, 'who', who, 'day', day,
  'since', ${raw(writtenAt('since'))}, 'amount', trim_scale(ore / 100.0), 'count', n, 'estateId', estate_id,
  'addressLine1', (select e.address_line1 from estate e where e.id = estate_id), 'projectId', project_id, 'buildingId', building_id, 'areaId', area_id)`
const urgency = sql`case when kind = 'mail' then 'mail' when day < ${raw(today)} then 'overdue' when kind in ('task', 'insurance') then 'thisWeek' else 'others' end`

/** What is past its day, what others wait for, what comes this week, and what is new to read: each what has waited longest first, and of mail the newest. */
const written = statement(sql`with me as (select a.id from account a where a.id = ${self}),
  mine as materialized (select e.id, case when ${companyId}::uuid is null then 'owner' else 'company' end standing from estate e where e.id in (${estatesOf()})),
  seen as materialized (select p.id, p.estate_id, p.company_id, p.company_name, p.name, p.end_date, p.closed_at, s.standing
    from ${projectSeen} where ${isSeen({ id: sql`p.id`, estateId: sql`p.estate_id` })} and p.closed_at is null and s.standing is not null),
  matters as (${join(all, ' union all ')}),
  urgent as (select *, ${urgency} urgency from matters),
  placed as (select *, row_number() over (partition by urgency order by case when urgency <> 'mail' then day end, case when urgency <> 'mail' then since end, since desc, title collate "nb-NO-x-icu", record_id) place_in from urgent),
  groups as (select urgency, count(*)::int n, json_agg(${matterJson} order by place_in) filter (where place_in <= ${most}) told from placed group by urgency)
  select json_build_object('id', (select id from me), 'count', (select coalesce(sum(n), 0)::int from groups),
    'groups', (select coalesce(json_agg(json_build_object('urgency', urgency, 'count', n, 'matters', told)
      order by array_position(array['overdue', 'others', 'thisWeek', 'mail'], urgency)), '[]') from groups),
    'next', (select ${matterJson} from (${nextTask}) x where ${plansAreOn}::boolean and not exists (select from groups))) waiting`)

const everything = ofAccount(written.text)

interface Matter {
  kind: string
  title: string
}
interface Waiting {
  groups: { matters: Matter[] }[]
}

export async function waitingFor(grant: AccountGrant, { features, language }: Pick<Call, 'features' | 'language'>) {
  const input = { maintenancePlan: features.includes('maintenancePlan'), projectManagement: features.includes('projectManagement') }
  const [, ...rest] = written.values({ viewer: grant.viewer, language, input, variables: {} })
  const [found] = await grant.query<{ waiting: Waiting }>(everything, ...rest)
  const { groups, ...others } = there(found).waiting
  const named = (matter: Matter) =>
    matter.kind.startsWith('paperTo') ? { ...matter, title: paperName(matter.title as OwedPaperCode, language) } : matter
  return { ...others, groups: groups.map((group) => ({ ...group, matters: group.matters.map(named) })) }
}
