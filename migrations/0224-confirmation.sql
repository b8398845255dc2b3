-- Where an estate's owners want to see it first, what a company says it did awaits them. Until then that time is open, and
-- the series stays where it is.
alter table estate add confirms_suppliers boolean not null default false;
alter table maintenance_occurrence
  add reported_date date,
  add check (reported_date is null or (done_date is null and moved_to is not null and title is not null and priority is not null
    and building_name is not null and area_code is not null));
create index maintenance_occurrence_reported on maintenance_occurrence (estate_id, id) where reported_date is not null;
