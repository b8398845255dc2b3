import { account, accountUrl, fileOf, paged } from './sql.ts'

const mine = 't.estate_id = $5 and t.section = any(x.sections)'

/** Without words there is nothing to look for and nothing to rank by. */
const documentsWith = (words: string, where: string, keys: string[]) =>
  paged({
    rows: `file_text t join file f on f.id = t.file_id cross join lateral (select ${fileOf(accountUrl)}) i
      cross join lateral (select t.id, t.kind, t.section, t.record_id "recordId", t.building_id "buildingId", t.name,
        to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt", document_excerpt(t.content, ${words}) excerpt, row_to_json(i) file) v
      where ${mine}${where}`,
    keys,
    descending: true,
    total: where
      ? `(select count(*) from file_text t where ${mine}${where})`
      : `(select coalesce(sum(t.documents), 0) from document_count t where ${mine})`,
    first: 20,
  })

/** $5 the estate, $6 and $7 the sections that its owner and anybody else may read, null where it does not exist for them; $8 what is looked for. */
const answered = (documents: string) => `select case when x.sections is not null then (${documents})::text end answer
  from ${account} left join lateral (
    select case when o.id is null then $7::text[] else $6::text[] end sections
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id where e.id = $5) x on true`

const words = 'document_query($8)'
export const documentSearch = answered(
  documentsWith(words, ` and t.search @@ ${words}`, [`ts_rank(t.search, ${words})`, 't.created_at', 't.id']),
)
export const documentList = answered(documentsWith(`''::tsquery`, '', ['t.created_at', 't.id']))
