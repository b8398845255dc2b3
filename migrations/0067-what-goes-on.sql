-- What was done on an estate, and what goes on: a project that is closed has its renovation instead.
create view renovation_or_project as
  select r.id, r.estate_id, r.id renovation_id, null::uuid project_id, null::uuid company_id, false is_running, r.kind, r.title, r.year,
    r.trades, r.companies, r.description, r.cost_ore, null::date start_date, null::date end_date, r.version, r.created_at
  from renovation r
  union all
  select p.id, p.estate_id, null, p.id, p.company_id, true, 'professional', p.name collate "default",
    extract(year from coalesce(p.start_date, (p.created_at at time zone 'Europe/Oslo')::date))::int, array[]::text[],
    array[coalesce((select c.name from company c where c.id = p.company_id), p.company_name) collate "default"], null, null,
    p.start_date, p.end_date, p.version, p.created_at
  from project p where p.closed_at is null and p.type in ('RENOVATION', 'CUSTOM');
