-- What comes next on an estate is read in its order.
create index maintenance_task_coming on maintenance_task (estate_id, next_date, priority, id) where archived_at is null and next_date is not null;
