-- How each backup went: written once, when it has ended. What lies in the place of the backups is told by their manifests.
create table backup_run (
  id uuid primary key default new_id(),
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  backup text check (length(backup) between 1 and 100),
  taken_at timestamptz,
  row_count float8 check (row_count >= 0),
  file_count float8 check (file_count >= 0),
  byte_count float8 check (byte_count >= 0),
  is_verified boolean not null default false,
  failure text check (length(failure) between 1 and 1000),
  constraint backup_run_whole_check check (num_nonnulls(backup, taken_at, row_count, file_count, byte_count) in (0, 5)),
  constraint backup_run_ended_check check ((backup is null) = (failure is not null)),
  constraint backup_run_verified_check check (not is_verified or backup is not null)
);
create index backup_run_finished on backup_run (finished_at);
