-- When an account last read something of an estate: noted in memory, written in batches, to the nearest minutes.
create table estate_visit (
  estate_id uuid not null references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  last_at timestamptz not null,
  primary key (estate_id, account_id)
);
create index estate_visit_account on estate_visit (account_id);

-- Who holds entries on an estate.
create index permission_subject on permission (subject);
