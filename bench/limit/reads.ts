import { account, accountUrl, cursor, fileOf, identity, image, imageFrom, link, reportCells } from './sql.ts'

/** $5 the rights on estates that entries speak of, $6 those on all others, $7 the estates that are closed to their owner. */
export const estateList = `select row_to_json(l)::text
  from ${account} cross join lateral (
    select coalesce(json_agg(json_build_object('node', r.node)) filter (where r.n <= 20), '[]') edges, count(*) > 20 more,
      (array_agg(r.address))[least(20, count(*)::int)] address, (array_agg(r.id))[least(20, count(*)::int)] id
    from (
      select e.address_line1 address, e.id::text id, row_to_json(v) node, row_number() over (order by e.address_line1, e.id) n
      from estate e ${imageFrom()}
      cross join lateral (select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${identity}, e.house_type "houseType",
        e.built_year "builtYear", ${image}, coalesce($5::jsonb -> e.id::text, $6::jsonb) may) v
      where e.id in (select estate_id from estate_owner where account_id = $3) and e.id <> all($7::uuid[])
      order by e.address_line1, e.id limit 21) r) p
  cross join lateral (select p.edges, json_build_object('hasNextPage', p.more, 'endCursor', case when p.id is not null then ${cursor('p.address', 'p.id')} end) "pageInfo") l`

const reportNode = (url: string) => `select r.id key, row_to_json(v) node
  from report_archive_document r join file f on f.id = r.file_id
  cross join lateral (select ${fileOf(url)}) i
  cross join lateral (select ${reportCells('r')}, row_to_json(i) file) v`

/** $5 the estate, $6 and $7 the rights of its owner and of anybody else (null where it does not exist for them), $8 and $9 whether they read the archive. */
export const estateSummary = `select x.answer
  from ${account} left join lateral (
    select row_to_json(v)::text answer
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id ${imageFrom()}
    cross join lateral (select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${identity}, e.ownership_kind "ownershipKind",
      e.house_type "houseType", e.built_year "builtYear", e.plot_area_m2 "plotAreaM2", e.contact_name "contactName",
      e.contact_phone_number "contactPhoneNumber", e.contact_email "contactEmail", ${image}, case when o.id is null then $7::json else $6::json end may,
      case when case when o.id is null then $9::boolean else $8::boolean end then (select row_to_json(l) from (
        select (select count(*) from report_archive_document where estate_id = $5) "totalCount",
          (select coalesce(json_agg(json_build_object('node', p.node)), '[]') from (${reportNode(accountUrl)}
            where r.estate_id = $5 order by r.id desc limit 3) p) edges) l) end "reportDocuments") v
    where e.id = $5 and case when o.id is null then $7::json else $6::json end is not null) x on true`

const archive = (url: string, estate: string) => `select row_to_json(l)::text answer from (
    select (select count(*) from report_archive_document where estate_id = ${estate}) "totalCount",
      coalesce(json_agg(json_build_object('cursor', r.cursor, 'node', r.node)) filter (where r.n <= 20), '[]') edges,
      json_build_object('hasNextPage', count(*) > 20, 'endCursor', (array_agg(r.cursor))[least(20, count(*)::int)]) "pageInfo"
    from (select ${cursor('key::text')} cursor, node, row_number() over (order by key desc) n
      from (${reportNode(url)} where r.estate_id = ${estate} order by r.id desc limit 21) p) r) l`

/** As above; the second column says whether the archive of an estate that is there may be read. */
export const reportArchive = `select case when x.may then (${archive(accountUrl, '$5')}) end answer, x.may
  from ${account} left join lateral (
    select case when o.id is null then $9::boolean else $8::boolean end may
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
    where e.id = $5 and case when o.id is null then $7::json else $6::json end is not null) x on true`

/** $3 the estate, or null where it is not the link's; $4 whether the link shows the archive, $5 the link's key. */
export const publicReportArchive = `select case when $4::boolean and $3::uuid is not null then (${archive("'/api/public/' || $5::text || '/file/' || f.id", '$3')}) end answer,
    case when $3::uuid is not null then $4::boolean end may
  from ${link}`
