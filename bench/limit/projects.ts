import { isNew, moment, onProject, personOf, pointCount, pointsOf, seesOrder } from './projectSql.ts'
import { account, accountUrl, fileOf, image, link, linkUrl, paged } from './sql.ts'

const imageFrom = (url = accountUrl) => `left join file f on f.id = p.image_file_id cross join lateral (select ${fileOf(url)}) i`
const place = `(select json_build_object('estateId', e.id, 'addressLine1', e.address_line1, 'addressLine2', e.address_line2) from estate e where e.id = p.estate_id) estate`
const company = `coalesce((select c.name from company c where c.id = p.company_id), p.company_name) "companyName"`
const customer = `json_build_object('accountId', p.customer_account_id, 'name', p.customer_name) customer`
const deviations = `(select count(*) from project_deviation d where d.estate_id = p.estate_id and d.project_id = p.id and d.status not in ('confirmed', 'moved')) "openDeviationCount"`
const documents = (list: string) =>
  `(select count(*) from project_document d where d.estate_id = p.estate_id and d.project_id = p.id and d.list = '${list}')`
const done = ' and c.completed_at is not null'

/** A page of what goes on; `sees` says which of its orders are shown. */
const going = (from: string, where: string, sees: string) =>
  paged({
    rows: `${from} ${imageFrom()} cross join lateral (select p.id, p.name, p.project_number "projectNumber", false "isCompleted",
      p.start_date "startDate", p.end_date "endDate", null "closedAt", ${company},
      (select count(*) from project_order o where o.project_id = p.id and ${sees} and ${isNew}) "unseenOrderCount", ${deviations}, ${customer}, ${place}, ${image},
      ${pointCount()} "pointCount", ${pointCount(done)} "completedPointCount") v
    where ${where} and p.closed_at is null`,
    keys: ['p.id'],
    descending: true,
    total: `(select count(*) from ${from} where ${where} and p.closed_at is null)`,
    first: 8,
  })

/** $5 the company that they administer. */
export const projectList = `select case when $5::uuid is not null then (${going('project p', 'p.company_id = $5', 'true')})::text end answer from ${account}`

/** As an owner of the houses; $5 estates of others that entries show. */
export const customerProjects = `select (${going(
  'project p left join estate_owner w on w.estate_id = p.estate_id and w.account_id = $3',
  'p.estate_id in (select estate_id from estate_owner where account_id = $3 union all select unnest($5::uuid[]))',
  `w.id is not null and (o.side = 'owner' or o.released_at is not null)`,
)})::text answer from ${account}`

/** $5 the company that was called in. */
export const firmProjects = `select (${going(
  'subcontractor b join project_participant t on t.subcontractor_id = b.id join project p on p.id = t.project_id',
  `b.company_id = $5 and t.role <> 'Owner'`,
  'o.subcontractor_id = b.id',
)})::text answer from ${account}`

/** $7 what each standing may do. */
const frame = `p.id, p.name, p.project_number "projectNumber", p.type, p.closed_at is not null "isCompleted", p.start_date "startDate", p.end_date "endDate",
  ${moment('p.closed_at')} "closedAt", ${company}, k.standing = 'manager' and p.closed_at is null "canEditProject", true "canAccessOrders",
  k.standing <> 'participant' "canViewBudget", p.needs_verification "needsVerification",
  $7::json -> (case when p.closed_at is null then '' else 'closed ' end || k.standing) may, ${place}, ${image}`

/** $8 what the catalogue calls areas and points. */
const card = (
  names: string,
) => `a.id, a.project_id "projectId", a.code "type", coalesce(a.name, ${names}::json -> 'area' ->> a.code) "name", a.name "ownName",
  a.renovation_type "renovationType", a.party_name "partyName", a.is_disabled "isDisabled", a.completed_at is not null "isCompleted",
  ${pointsOf('a.id')} "pointCount", ${pointsOf('a.id', done)} "completedPointCount", ${pointsOf('a.id', ' and c.verified_at is not null')} "verifiedPointCount",
  a.version`

const participants = `(select coalesce(json_agg(row_to_json(w) order by t.role, t.id), '[]') from project_participant t
  left join subcontractor s on s.id = t.subcontractor_id left join account n on n.id = t.account_id
  cross join lateral (select t.id, t.role, coalesce(${personOf('t.account_id')}, s.contact_name, s.name) "name",
    coalesce(s.name, (select c.name from company c where c.id = n.company_id)) company, case when t.confirmed_at is null then 'CREATED' else 'CONFIRMED' end state) w
  where t.estate_id = p.estate_id and t.project_id = p.id) participants`

export const projectOverview =
  onProject(`select row_to_json(v) from (select) one ${imageFrom()} cross join lateral (select ${frame}, p.description,
    (select count(*) from project_order o where o.project_id = p.id and ${seesOrder('$6')} and ${isNew}) "unseenOrderCount",
    ${deviations}, ${documents('drawings')} "architectDrawingCount", ${documents('delivery')} "deliveryDocumentCount", ${customer}, ${participants},
    (select coalesce(json_agg(row_to_json(w) order by a.sort_order, a.id), '[]') from control_area a cross join lateral (select ${card('$8')}) w
      where a.estate_id = p.estate_id and a.project_id = p.id) "controlAreas") v`)

const points = `(select coalesce(json_agg(row_to_json(w) order by c.sort_order, c.id), '[]') from control_point c
  cross join lateral (select c.id, c.control_area_id "controlAreaId", coalesce(c.name, $8::json -> 'point' ->> c.code) "name", c.is_disabled "isDisabled",
    c.completed_at is not null "isCompleted", coalesce(c.completed_by_name, ${personOf('c.completed_by_account_id')}) "completedBy",
    c.verified_at is not null "isVerified", coalesce(c.verified_by_name, ${personOf('c.verified_by_account_id')}) "verifiedBy",
    (select count(*) from control_point_file l where l.estate_id = c.estate_id and l.project_id = c.project_id and l.control_point_id = c.id) "fileCount", c.version) w
  where c.estate_id = p.estate_id and c.project_id = p.id and c.control_area_id = a.id) points`

/** $9 the area. */
export const controlArea =
  onProject(`select json_build_object('project', row_to_json(v), 'controlArea', (select row_to_json(w) from control_area a
    cross join lateral (select ${card('$8')}, ${moment('a.completed_at')} "completedAt", coalesce(a.completed_by_name, ${personOf('a.completed_by_account_id')}) "completedBy", ${points}) w
    where a.id = $9 and a.estate_id = p.estate_id and a.project_id = p.id))
  from (select) one ${imageFrom()} cross join lateral (select ${frame}) v`)

/** $3 the estate of the link, $4 whether it shows projects, $5 its key, $6 the project, $7 what the catalogue calls areas. */
export const publicProject = `select case when $4::boolean then x.answer end, case when x.answer is not null then $4::boolean end may
  from ${link} left join lateral (
    select row_to_json(v)::text answer from project p ${imageFrom(linkUrl('$5'))}
    cross join lateral (select p.id, p.name, p.project_number "projectNumber", p.type, p.renovation_presets "renovationPresets", ${place}, ${image},
      p.start_date "startDate", p.end_date "endDate", p.description, p.closed_at is not null "isCompleted",
      case when p.closed_at is null then 'ACTIVE' else 'ARCHIVED' end status, ${moment('p.closed_at')} "closedAt", ${company}, false "canEditProject",
      ${documents('drawings')} "architectDrawingCount", ${documents('delivery')} "deliveryDocumentCount", ${pointCount()} "pointCount", ${pointCount(done)} "completedPointCount",
      (select coalesce(json_agg(row_to_json(w) order by a.sort_order, a.id), '[]') from control_area a cross join lateral (
        select a.id, coalesce(a.name, $7::json -> 'area' ->> a.code) "name", a.code "type", a.renovation_type "renovationType", a.party_name "partyName",
          a.is_disabled "isDisabled", a.completed_at is not null "isCompleted", ${pointsOf('a.id')} "pointCount", ${pointsOf('a.id', done)} "completedPointCount") w
        where a.estate_id = p.estate_id and a.project_id = p.id) "controlAreas") v
    where p.estate_id = $3 and p.id = $6) x on true`

/**
 * An open point of an open area is completed, the history kept and the answer made. $5 the project, $6 the company that they administer,
 * $7 the area, $8 the point, $9 its version, $10 what the catalogue calls points, $11 to $13 who did it, when and where.
 */
export const completePoint = `with p as materialized (
    select p.id, p.estate_id from ${account} cross join project p join control_area a on a.estate_id = p.estate_id and a.project_id = p.id
    where p.id = $5 and p.company_id = $6::uuid and p.closed_at is null and a.id = $7 and a.completed_at is null and not a.is_disabled
      and exists (select from licence l where l.company_id = p.company_id and l.plan in ('COMPANY_PRO', 'COMPANY_PRO_PLUS') and l.valid_from <= now() and l.valid_to > now())
    for share of p, a),
  c as (
    update control_point c set completed_at = now(), completed_by_account_id = $3, completed_by_name = null, verified_at = null, verified_by_account_id = null,
      version = c.version + 1, updated_at = now()
    from p where c.estate_id = p.estate_id and c.project_id = p.id and c.control_area_id = $7 and c.id = $8 and c.version = $9
      and c.completed_at is null and not c.is_disabled
    returning c.*),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $11, $3, $12::inet, $13, 'changeControlPoint', estate_id, id, 'done', '{completedAt,completedByAccountId}' from c)
  select row_to_json(v)::text answer from c cross join lateral (select c.id, c.code "type", coalesce(c.name, $10::json -> 'point' ->> c.code) "name", c.comment,
    c.is_disabled "isDisabled", true "isCompleted", ${moment('c.completed_at')} "completedAt", ${personOf('$3')} "completedBy", true "isCompletedByMe",
    false "isVerified", (select count(*) from control_point_file l where l.estate_id = c.estate_id and l.project_id = c.project_id and l.control_point_id = c.id) "fileCount",
    c.version) v`
