import type { AccountGrant } from '#server/access/accountGrant.ts'
import { isForEstate, ofAccount as ofViewer } from '#server/access/guards.ts'
import { estatesSeen } from '#server/access/guesthood.ts'
import { rightsOn } from '#server/access/onEstate.ts'
import { projectSeen } from '#server/access/onProject.ts'
import { isSeen } from '#server/access/standing.ts'
import type { Feature } from '#server/config/features.ts'
import { join, Param, raw, sql, statement } from '#server/kernel/read/sql.ts'
import type { Language } from '#server/kernel/texts.ts'
import { overAll, where } from '../overAll.ts'
import { columns, type Searchable, searchables } from './searchable.offer.ts'

const text = new Param(({ input }) => input['text'])
/** Of so many records each is compared; of more, the newest. */
const most = raw(20_000)
/** So many are shown of a kind, and in all. */
const [ofKind, inAll] = [raw(10), raw(30)]

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
  records (${columns}) as (${join(
    parts.flatMap((part) => where(part, part.records)),
    ' union all ',
  )}),
  newest as (select * from records order by record_id desc limit ${most}),
  likely as (select n.*, coalesce(n.likeness, likeness(w.words, findable(n.title)), 0.7 * likeness(w.words, findable(concat_ws(' ', n.title, n.beside)))) near
    from newest n, wanted w where n.likeness is not null or cardinality(w.words) > 0),
  ranked as (select distinct on (kind, record_id, title) * from likely where near is not null order by kind, record_id, title, near desc),
  placed as (select *, row_number() over (partition by kind order by near desc, record_id desc) place_in from ranked),
  best as (select * from placed where place_in <= ${ofKind} order by near desc, place_in, kind, record_id limit ${inAll})
  select json_build_object('id', (select id from me), 'estateCount', (select count(*) from mine), 'projectCount', (select count(*) from seen),
    'matches', (select coalesce(json_agg(${match} order by near desc, place_in, kind, record_id), '[]') from best, wanted)) result`)
}

const search = overAll<Searchable, { result: object }>(searchables, written)

/** What of all that the account may open has these words. */
export const searchFor = async (grant: AccountGrant, words: string, features: readonly Feature[], language: Language) =>
  (await search(grant, { features, language, input: { text: words } })).result
