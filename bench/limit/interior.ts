import { account, accountUrl, fileOf, frame, image, imageFrom, paged } from './sql.ts'

const pictures = `(select coalesce(json_agg(row_to_json(w) order by p.id), '[]') from room_comment_picture p join file f on f.id = p.file_id
    cross join lateral (select ${fileOf(accountUrl)}) i cross join lateral (select p.id, row_to_json(i) file) w where p.comment_id = c.id)`
const moment = (value: string) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const comments = `(select json_build_object('edges', coalesce(json_agg(json_build_object('node', k.node)), '[]')) from (
    select row_to_json(v) node from room_comment c left join account a on a.id = c.author_account_id
    cross join lateral (select c.id, c.text, a.name "authorName", c.version, ${moment('c.created_at')} "createdAt", ${moment('c.updated_at')} "updatedAt",
      ${pictures} pictures) v where c.room_id = r.id order by c.id desc limit 2) k)`

const rooms = paged({
  rows: `room r cross join lateral (select r.id, r.type, r.name, r.area_m2 "areaM2", r.comment_count "commentCount", r.version, ${comments} comments) v
    where r.floor_id = fl.id and r.removed_at is null`,
  keys: ['r.sort_order', 'r.id'],
  total: 'fl.room_count',
  first: 6,
})

const floors = paged({
  rows: `floor fl cross join lateral (select fl.id, fl.type, fl.name, fl.room_count "roomCount", fl.area_m2 "areaM2", fl.version, (${rooms}) rooms) v
    where fl.estate_id = $5 and fl.removed_at is null`,
  keys: ['fl.sort_order', 'fl.id'],
  total: '(select count(*) from floor where estate_id = $5 and removed_at is null)',
  first: 3,
})

/** $5 the estate, $6 and $7 the rights of its owner and of anybody else, null where it does not exist for them. */
export const estateDetails = `select x.answer
  from ${account} left join lateral (
    select json_build_object('estate', row_to_json(v), 'floors', (${floors}))::text answer
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id ${imageFrom()}
    cross join lateral (select ${frame}, ${image}, case when o.id is null then $7::json else $6::json end may) v
    where e.id = $5 and case when o.id is null then $7::json else $6::json end is not null) x on true`
