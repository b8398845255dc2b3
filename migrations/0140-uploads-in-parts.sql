-- A file that comes in parts: whoever sends it on a bad line goes on where it stopped. The parts lie in the store until they
-- are joined to a file, once; what is not gone on with is swept after a day.
create table upload_in_parts (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size between 1 and 104857600),
  sha256 bytea not null check (length(sha256) = 32),
  purpose text not null check (purpose in ('image', 'document')),
  received integer not null default 0,
  -- What became of it, for as long as that is there.
  file_id uuid unique references file on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (account_id, id),
  check (received between 0 and size)
);
create index upload_in_parts_expiry on upload_in_parts (expires_at);

create table upload_part (
  id uuid primary key default new_id(),
  account_id uuid not null,
  upload_id uuid not null,
  begins_at integer not null check (begins_at >= 0),
  size integer not null check (size > 0),
  sha256 bytea not null,
  foreign key (account_id, upload_id) references upload_in_parts (account_id, id) on delete cascade,
  unique (account_id, upload_id, begins_at)
);

create or replace view stored_content as
  select id, size::float8 size, sha256 from file
  union all
  select id, size::float8, sha256 from data_export where ready_at is not null
  union all
  select id, size::float8, sha256 from audit_archive
  union all
  select id, size::float8, sha256 from upload_part;
