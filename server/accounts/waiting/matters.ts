import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount as ofViewer } from '#server/access/guards.ts'
import { projectSeen } from '#server/access/onProject.ts'
import { isSeen, ownEstates } from '#server/access/standing.ts'
import type { Feature } from '#server/config/features.ts'
import { today, writtenAt } from '#server/kernel/days.ts'
import { join, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'
import { overAll, where } from '../overAll.ts'
import { type Waits, waiting } from './waits.offer.ts'

const self = ofViewer((viewer) => viewer.accountId)
/** So many of each urgency are told of. */
const most = raw(50)
const matterJson = (
  addressOf: Sql,
) => sql`json_build_object('kind', kind, 'recordId', record_id, 'title', title, 'place', place, 'who', who, 'day', day,
  'since', ${raw(writtenAt('since'))}, 'amount', trim_scale(ore / 100.0), 'count', n, 'estateId', estate_id,
  'addressLine1', ${addressOf}, 'projectId', project_id, 'buildingId', building_id, 'areaId', area_id)`
const columns = raw('kind, record_id, title, place, who, day, since, ore, n, estate_id, project_id, building_id, area_id')
const mattersIn = ({ matters = [], ...condition }: Waits) => where(condition, matters)
const nextIn = ({ next, ...condition }: Waits) => where(condition, next ? [next] : [])
const urgency = sql`case when kind = 'mail' then 'mail' when day < ${raw(today)} then 'overdue' when kind in ('task', 'insurance') then 'thisWeek' else 'others' end`

/** What is past its day, what others wait for, what comes this week, and what is new to read: each what has waited longest first, and of mail the newest. */
const written = (parts: readonly Waits[]) => {
  const addresses = parts.flatMap(({ addresses: of }) => of?.(sql`estate_id`) ?? [])
  const matter = matterJson(sql`coalesce(${join([...addresses, sql`null::text`], ', ')})`)
  return statement(sql`with me as (select a.id from account a where a.id = ${self}),
  mine as materialized (select e.id, e.standing from ${ownEstates} e),
  seen as materialized (select p.id, p.estate_id, p.company_id, p.company_name, p.name, p.end_date, p.closed_at, s.standing
    from ${projectSeen} where ${isSeen({ id: sql`p.id`, estateId: sql`p.estate_id` })} and p.closed_at is null and s.standing is not null),
  matters (${columns}) as (${join(parts.flatMap(mattersIn), ' union all ')}),
  urgent as (select *, ${urgency} urgency from matters),
  placed as (select *, row_number() over (partition by urgency order by case when urgency <> 'mail' then day end, case when urgency <> 'mail' then since end, since desc, title collate "nb-NO-x-icu", record_id) place_in from urgent),
  groups as (select urgency, count(*)::int n, json_agg(${matter} order by place_in) filter (where place_in <= ${most}) told from placed group by urgency)
  select json_build_object('id', (select id from me), 'count', (select coalesce(sum(n), 0)::int from groups),
    'groups', (select coalesce(json_agg(json_build_object('urgency', urgency, 'count', n, 'matters', told)
      order by array_position(array['overdue', 'others', 'thisWeek', 'mail'], urgency)), '[]') from groups),
    'next', (select ${matter} from (${join(parts.flatMap(nextIn), ' union all ')}) x where not exists (select from groups))) waiting`)
}

interface Matter {
  kind: string
  title: string
}
interface Waiting {
  groups: { matters: Matter[] }[]
}

const ask = overAll<Waits, { waiting: Waiting }>(waiting, written)
const titlesOf = waiting.made((parts) => Object.assign({}, ...parts.map(({ titles }) => titles)) as NonNullable<Waits['titles']>)

/** What waits for an account, of all that the slices say may wait. */
export async function waitingFor(grant: AccountGrant, features: readonly Feature[], language: Language) {
  const { groups, ...others } = (await ask(grant, { features, language })).waiting
  const titles = titlesOf()
  const titled = (matter: Matter) => ({ ...matter, title: titles[matter.kind]?.(matter.title, language) ?? matter.title })
  return { ...others, groups: groups.map((group) => ({ ...group, matters: group.matters.map(titled) })) }
}
