/** How many estates are seen by the one who looks after many. */
const keptEstates = 200

const budgets = `
insert into building_budget (estate_id, building_id, year, amount_ore)
  select estate_id, id, year, 2500000 + k * 1000 from planned_house, generate_series(2024, 2030) year;
insert into estate_budget_lock (estate_id) select estate_id from plan;
`

/** A page and more on each estate with a plan; the older ones are made. */
const reports = `
create temp table account_given as
  select p.estate_id, p.n, r, o.account_id, case when r <= 15 then new_id() end file_id
  from plan p join home h on h.n = p.n join owner o on o.n = h.owner, generate_series(1, 25) r;
insert into file (id, name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section)
  select file_id, 'Årsrapport.pdf', 'Arsrapport.pdf', 'application/pdf', 300000 + r, sha256(int8send(n * 100 + r)), 'document', account_id, false, estate_id,
    'maintenance-reports'
  from account_given where file_id is not null;
insert into maintenance_report (estate_id, title, from_year, to_year, author_account_id, progress, generated_at, content, file_id, file_hash)
  select estate_id, 'Årsrapport ' || 2000 + r, 2000 + r, 2009 + r, account_id, case when file_id is null then 0 else 100 end,
    case when file_id is not null then now() end, case when file_id is not null then '{}' end, file_id,
    case when file_id is not null then sha256(int8send(r)) end
  from account_given order by r;
`

/** Owns two hundred estates together with others, half of them with a plan. */
const keeper = `
create temp table keeper as select new_id() user_id, new_id() account_id;
insert into app_user (id, email, first_name, last_name) select user_id, 'keeper@bench.example', 'Forvalter', 'Nummer 1' from keeper;
insert into account (id, user_id, account_type, name) select account_id, user_id, 'customer', 'Forvalter Nummer 1' from keeper;
insert into account_role (account_id, role) select account_id, 'Customer.Owner' from keeper;
insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  select sha256(convert_to('$keeper', 'UTF8')), user_id, account_id, now() + interval '8 hours', now() + interval '30 days' from keeper;
insert into estate_owner (estate_id, account_id)
  select h.id, k.account_id from keeper k, lateral (select id from home where n % 10 in (4, 5) and n > 10 order by n limit ${keptEstates}) h;
`

/** What maintenance may cost, what was said of it year by year, and somebody who looks after many estates. */
export const economy = budgets + reports + keeper
