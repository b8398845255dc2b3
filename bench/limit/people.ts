import { account, cursor } from './sql.ts'

/** $5 the company, null where it does not exist for them. */
export const companyUsers = `select case when $5::uuid is not null then (select row_to_json(l)::text from (
    select (select count(*) from account a join app_user u on u.id = a.user_id where a.company_id = $5 and u.deleted_at is null) "totalCount",
      coalesce(json_agg(json_build_object('node', p.node)) filter (where p.n <= 20), '[]') edges,
      json_build_object('hasNextPage', count(*) > 20, 'endCursor', case when count(*) > 0 then
        ${cursor('(array_agg(p.name))[least(20, count(*)::int)]', '(array_agg(p.id))[least(20, count(*)::int)]')} end) "pageInfo"
    from (
      select u.name, a.id::text id, row_to_json(v) node, row_number() over (order by u.name, a.id) n
      from account a join app_user u on u.id = a.user_id
      cross join lateral (select a.id, u.name, u.first_name "firstName", u.last_name "lastName", u.email, u.phone,
        array(select upper(replace(role, '.', '_')) from account_role where account_id = a.id order by role) roles, a.is_disabled "isDisabled",
        u.password_hash is null "isInvited", to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "createdAt") v
      where a.company_id = $5 and u.deleted_at is null order by u.name, a.id limit 21) p) l) end answer
  from ${account}`

const begins = `search_text >= folded($1) and search_text < folded($1) || U&'\\+10FFFF'`
const answered = (
  name: string,
  cells: string,
  table: string,
  key: string,
) => `select json_build_object('${name}', coalesce(json_agg(row_to_json(v)), '[]'))::text answer
  from (select * from ${table} where ${begins} order by search_text, ${key} limit 10) r cross join lateral (select ${cells}) v`

export const companySearch = answered(
  'companies',
  `organization_number id, organization_number "organizationNumber", name, address_line1 || ', ' || postal_code || ' ' || city address,
    address_line1 "addressLine1", postal_code "postalCode", city`,
  'register_company',
  'organization_number',
)
export const addressSearch = answered(
  'addresses',
  `address_line1 || ', ' || postal_code || ' ' || city "name", address_line1 "addressLine1", postal_code "postalCode", city,
    municipality_no "municipalityNumber", gnr, bnr, fnr`,
  'register_address',
  'id',
)
