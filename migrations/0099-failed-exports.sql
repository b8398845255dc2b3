-- A copy of somebody's data that could not be made is told as such for a week, rather than gone; another may be asked for.
alter table data_export
  add column failed_at timestamptz,
  add constraint data_export_failed_check check (failed_at is null or ready_at is null);
drop index data_export_under_way;
create unique index data_export_under_way on data_export (user_id) where ready_at is null and failed_at is null;
