import { landlordToken } from './landlord.ts'

/** What stands there once all who ask do: how far each step has come since. */
export const begun = `
create schema bench;
create table bench.done (step text primary key, rows bigint not null);
`

/** The history began then, and has entries of so many days: of forty months. */
export const [firstMonth, entryDays] = ['2023-08-01', 1215]

/** Each month has its part, as if the product had been there all the while. */
const months = `
alter table audit_entry detach partition audit_months.earlier;
alter table audit_entry attach partition audit_months.earlier for values from (minvalue) to ('${firstMonth} UTC');
select add_audit_month(month::date) from generate_series(date '${firstMonth}', now(), interval '1 month') month;
`

/**
 * Where the rows lie that make the world large: on all estates that can have tasks but those of the people who ask, which stay as they
 * are, so that what their lists cost more in a large world is the world's doing. The first is the estate that holds more
 * than all others, then come those of the landlord.
 */
export const places = `
${begun}create table bench.index (name text primary key, definition text not null);
create table bench.place as
  with large as (select estate_id from floor group by estate_id having count(*) > 20),
    asker as (select o.estate_id from session s join estate_owner o on o.account_id = s.account_id),
    part as (select distinct on (estate_id) estate_id, building_id, id area_id from building_part order by estate_id, id)
  select (row_number() over (order by l.estate_id is null, md5(p.estate_id::text)) - 1)::int n, p.*, a.id account_id, a.user_id
  from part p left join large l on l.estate_id = p.estate_id
    cross join lateral (select account_id from estate_owner o where o.estate_id = p.estate_id order by o.created_at, o.id limit 1) o
    join account a on a.id = o.account_id
  where l.estate_id is not null or p.estate_id not in (select estate_id from asker);
alter table bench.place add primary key (n);
create table bench.landlord as select new_id() user_id, new_id() account_id;
insert into app_user (id, email, first_name, last_name) select user_id, 'landlord@bench.example', 'Utleier', 'Nummer 1' from bench.landlord;
insert into account (id, user_id, account_type, name) select account_id, user_id, 'customer', 'Utleier Nummer 1' from bench.landlord;
insert into account_role (account_id, role) select account_id, 'Customer.Owner' from bench.landlord;
insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select sha256(convert_to('${landlordToken}', 'UTF8')), user_id, account_id, now() + interval '8 hours', now() + interval '30 days' from bench.landlord;
insert into estate_owner (estate_id, account_id)
  select p.estate_id, l.account_id from bench.landlord l, bench.place p where p.n between 1 and greatest(200, (select count(*) from bench.place) / 50);
${months}grant usage on schema bench to public;
grant select on bench.landlord to public;
`
