import { timeZone } from '../../schema/day.ts'

/** Pieces that several of the statements need, as a person would paste them. */

/** The session is still what it was when its holder was read; $1 to $4 in every statement of an account. */
export const account = `(select from session where id = $1 and version = $2 and account_id = $3 and expires_at > now()
  and ($4::timestamptz is null or now() < $4::timestamptz)) s`

/** The link still shows what it did; $1 and $2 in every statement of a link. */
export const link = '(select from public_link where id = $1 and version = $2 and revoked_at is null and expires_at > now()) s'

/** Which day it was then in Norway. */
export const dayAt = (moment: string) => `(${moment} at time zone '${timeZone}')::date`
export const today = dayAt('now()')

export const identity = `case e.identity_kind
  when 'cadastre' then json_build_object('municipalityNumber', e.municipality_no, 'gnr', e.gnr, 'bnr', e.bnr, 'fnr', e.fnr, 'snr', e.snr)
  else json_build_object('organizationNumber', e.organization_number, 'shareNumber', e.share_number) end identity`

export const accountUrl = "'/files/' || f.id || '/' || f.url_name"
export const linkUrl = (key: string, f = 'f') => `'/api/public/' || ${key}::text || '/file/' || ${f}.id`
export const fileOf = (url: string, f = 'f') => `${f}.id, ${f}.name, ${f}.type, ${f}.size, ${url} url, ${f}.width, ${f}.height`

export const image = `case when f.id is not null then row_to_json(i) end image`
export const imageFrom = (url = accountUrl) => `left join file f on f.id = e.image_file_id cross join lateral (select ${fileOf(url)}) i`

/** What every screen of an estate shows around its own, apart from its picture and the viewer's rights. */
export const frame = `e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${identity}, e.ownership_kind "ownershipKind",
  e.house_type "houseType", e.built_year "builtYear", e.plot_area_m2 "plotAreaM2", e.contact_name "contactName"`

export const cursor = (...keys: string[]) =>
  `translate(encode(convert_to(json_build_array(${keys.join()})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`

export const reportCells = (
  r: string,
) => `${r}.id, ${r}.report_type "reportType", ${r}.custom_name "customName", ${r}.report_date "reportDate",
  to_char(${r}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt", ${r}.version`

interface Paged {
  /** What to read from, and where; `v` is the record of a row. */
  rows: string
  keys: readonly string[]
  descending?: boolean
  total: string
  first: number
}

/** A list as the contract has it. */
export function paged({ rows, keys, descending, total, first }: Paged) {
  const order = keys.map((key) => key + (descending ? ' desc' : '')).join()
  const seen = keys.map((key, i) => `${key} k${i}`).join()
  return `select row_to_json(l) from (
    select ${total} "totalCount", coalesce(json_agg(json_build_object('cursor', r.cursor, 'node', r.node)) filter (where r.n <= ${first}), '[]') edges,
      json_build_object('hasNextPage', count(*) > ${first}, 'endCursor', (array_agg(r.cursor))[least(${first}, count(*)::int)]) "pageInfo"
    from (select ${cursor(...keys.map((_, i) => `k${i}::text`))} cursor, node, row_number() over () n
      from (select ${seen}, row_to_json(v) node from ${rows} order by ${order} limit ${first + 1}) q) r) l`
}
