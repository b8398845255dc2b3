-- Each time that a closed project was opened again, and why; what its earlier closing said is told here from then on.
create table project_reopening (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  closed_at timestamptz not null,
  close_reason text,
  reason text not null check (length(reason) between 1 and 1000),
  reopened_by_name text not null,
  created_at timestamptz not null default now(),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index project_reopening_order on project_reopening (project_id, id);

-- What was handed over once stands among the renovations from then on, although the work goes on: it is not told twice.
create or replace view renovation_or_project as
  select r.id, r.estate_id, r.id renovation_id, null::uuid project_id, null::uuid company_id, false is_running, r.kind, r.title, r.year,
    r.trades, r.companies, r.description, r.cost_ore, null::date start_date, null::date end_date, r.version, r.created_at
  from renovation r
  union all
  select p.id, p.estate_id, null, p.id, p.company_id, true, 'professional', p.name collate "default",
    extract(year from coalesce(p.start_date, (p.created_at at time zone 'Europe/Oslo')::date))::int, array[]::text[],
    array[coalesce((select c.name from company c where c.id = p.company_id), p.company_name) collate "default"], null, null,
    p.start_date, p.end_date, p.version, p.created_at
  from project p where p.closed_at is null and not exists (select from renovation r where r.estate_id = p.estate_id and r.project_id = p.id)
    and p.type in ('RENOVATION', 'CUSTOM');
