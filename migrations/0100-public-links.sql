-- What its owner calls a link, and how often it was used. Visits are counted in memory and added up here in batches.
alter table public_link
  add name text check (length(name) between 1 and 100),
  add visits int not null default 0 check (visits >= 0),
  add last_visit_at timestamptz,
  add check (cardinality(sections) <= 20);
create index public_link_created_by on public_link (created_by);
