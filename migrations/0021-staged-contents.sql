-- Contents that were begun to be stored, so that one whose row never came is found again: after a kill, after an outage.
create table staged_content (
  id uuid primary key,
  staged_at timestamptz not null default now()
);
create index staged_content_age on staged_content (staged_at);
