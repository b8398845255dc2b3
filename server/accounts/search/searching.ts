import type { AccountGrant } from '#server/access/accountGrant.ts'
import { isForEstate, ofAccount as ofViewer } from '#server/access/guards.ts'
import { estatesSeen } from '#server/access/guesthood.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { rightsOn } from '#server/access/onEstate.ts'
import { projectSeen } from '#server/access/onProject.ts'
import { isSeen } from '#server/access/standing.ts'
import { type Feature, features } from '#server/config/features.ts'
import { there } from '#server/kernel/errors.ts'
import { join, Param, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'
import { columns, type Searchable, searchables } from './searchable.offer.ts'

const text = new Param(({ input }) => input['text'])
const on = new Map<Feature, Sql>(features.map((feature) => [feature, sql`${new Param((ask) => ask.features?.includes(feature))}::boolean`]))
/** Of so many records each is compared; of more, the newest. */
const most = raw(20_000)
/** So many are shown of a kind, and in all. */
const [ofKind, inAll] = [raw(10), raw(30)]

/** Of an estate, what is shown follows from the rights on it, which say nothing of what a token was not made for; of all else it is said with it. */
function allIn({ records, feature, holds }: Searchable): readonly Sql[] {
  const such = [...(feature ? [on.get(feature)!] : []), ...(holds ? [holds] : [])]
  return such.length ? records.map((each) => sql`(select * from (${each}) x where ${join(such, ' and ')})`) : records
}

const may = sql`(${rightsOn('account', sql`e.id`, { standing: sql`e.standing` })})::jsonb`

const written = (parts: readonly Searchable[]) => {
  const excerpts = parts.flatMap(({ excerpt }) => excerpt?.(sql`text_id`) ?? [])
  const match = sql`json_build_object('kind', kind, 'recordId', record_id, 'title', title, 'place', place, 'number', number, 'amount', trim_scale(ore / 100.0),
    'excerpt', coalesce(${join([...excerpts, sql`null::text[]`], ', ')}, '{}'), 'paperKind', paper_kind, 'list', list,
    'estateId', estate_id, 'projectId', project_id, 'buildingId', building_id, 'areaId', area_id)`
  return statement(sql`with me as (select a.id from account a where a.id = ${ofViewer((viewer) => viewer.accountId)}),
  wanted as materialized (select string_to_array(nullif(words_of(findable(${text})), ''), ' ') words, document_query(${text}) papers),
  mine as materialized (select e.id, e.address_line1, e.address_line2, e.search_text, e.standing, ${may} may from ${estatesSeen} e where ${isForEstate(sql`e.id`)}),
  seen as materialized (select p.id, p.estate_id, p.company_id, p.company_name, p.name, p.project_number, p.customer_name, p.closed_at, s.standing
    from ${projectSeen} where ${isSeen({ id: sql`p.id`, estateId: sql`p.estate_id` })} and s.standing is not null),
  records (${columns}) as (${join(parts.flatMap(allIn), ' union all ')}),
  newest as (select * from records order by record_id desc limit ${most}),
  likely as (select n.*, coalesce(n.likeness, likeness(w.words, findable(n.title)), 0.7 * likeness(w.words, findable(concat_ws(' ', n.title, n.beside)))) near
    from newest n, wanted w where n.likeness is not null or cardinality(w.words) > 0),
  ranked as (select distinct on (kind, record_id, title) * from likely where near is not null order by kind, record_id, title, near desc),
  placed as (select *, row_number() over (partition by kind order by near desc, record_id desc) place_in from ranked),
  best as (select * from placed where place_in <= ${ofKind} order by near desc, place_in, kind, record_id limit ${inAll})
  select json_build_object('id', (select id from me), 'estateCount', (select count(*) from mine), 'projectCount', (select count(*) from seen),
    'matches', (select coalesce(json_agg(${match} order by near desc, place_in, kind, record_id), '[]') from best, wanted)) result`)
}

const search = searchables.made((parts) => {
  const whole = written(parts)
  return { whole, statement: ofAccount(whole.text) }
})

/** What of all that the account may open has these words. */
export async function searchFor(grant: AccountGrant, words: string, switched: readonly Feature[], language: Language) {
  const { whole, statement: everything } = search()
  const [, ...rest] = whole.values({ viewer: grant.viewer, language, features: switched, input: { text: words }, variables: {} })
  const [row] = await grant.query<{ result: object }>(everything, ...rest)
  return there(row).result
}
