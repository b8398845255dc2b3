-- A copy of all that is somebody's own, made when they ask for it. Its content lies in the file store under its id.
create table data_export (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  size bigint check (size > 0),
  sha256 bytea,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(size, sha256, ready_at, expires_at) in (0, 4))
);
create unique index data_export_under_way on data_export (user_id) where ready_at is null;
create index data_export_user on data_export (user_id, id desc);
create index data_export_age on data_export (created_at);

-- Every content that the file store must hold.
create view stored_content as
  select id, size::float8 size, sha256 from file
  union all
  select id, size::float8, sha256 from data_export where ready_at is not null;
