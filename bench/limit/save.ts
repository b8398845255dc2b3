import { account, accountUrl, fileOf, reportCells } from './sql.ts'

/**
 * The upload is taken over, the report written, the history kept and the answer made.
 * $5 the estate, $6 and $7 whether its owner and anybody else may write to the archive, $8 to $11 the report, $12 to $14 who did it, when and where.
 */
export const saveReport = `with allowed as materialized (
    select from ${account} cross join estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
    where e.id = $5 and case when o.id is null then $7::boolean else $6::boolean end),
  f as (
    update file set is_temporary = false, expires_at = null, estate_id = $5, section = 'report-archive'
    where id = $11 and owner_account_id = $3 and is_temporary and exists (select from allowed) returning *),
  r as (
    insert into report_archive_document (estate_id, report_type, custom_name, report_date, file_id)
    select $5, $8, $9, $10::date, id from f returning *),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $12, $3, $13::inet, $14, 'saveReportDocument', $5, id, 'done', '{reportType,customName,reportDate,fileId}' from r)
  select row_to_json(v)::text answer
  from r cross join f cross join lateral (select ${fileOf(accountUrl)}) i cross join lateral (select ${reportCells('r')}, row_to_json(i) file) v`

/**
 * The room is put below the others of its floor, the history kept and the answer made. $5 the estate, $6 and $7 whether its owner and
 * anybody else may change it, $8 the floor, $9 to $11 the room, $12 to $14 who did it, when and where.
 */
export const saveRoom = `with fl as materialized (
    select f.id from ${account} cross join estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
      join floor f on f.estate_id = e.id and f.id = $8 and f.removed_at is null
    where e.id = $5 and case when o.id is null then $7::boolean else $6::boolean end),
  r as (
    insert into room (estate_id, floor_id, type, name, area_m2, sort_order)
    select $5, id, $9, $10, $11::float8,
      coalesce((select sort_order from room where floor_id = $8 and removed_at is null order by sort_order desc, id desc limit 1), 0) + 1024
    from fl returning *),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $12, $3, $13::inet, $14, 'createRoom', $5, id, 'done', '{type,name,areaM2,sortOrder,floorId}' from r)
  select row_to_json(v)::text answer
  from r cross join lateral (select r.id, r.type, r.name, r.area_m2 "areaM2", r.comment_count "commentCount", r.version) v`
