-- How the archive of the write-ahead log stands; a row as long as one is kept. Writing it is also what the archive's moments end
-- with: a restore to a moment finds a commit behind it.
create table backup_archive (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null,
  archived_until timestamptz,
  waiting_bytes float8 not null check (waiting_bytes >= 0),
  failing_since timestamptz,
  failure text check (length(failure) between 1 and 1000),
  constraint backup_archive_failing_check check ((failing_since is null) = (failure is null))
);
