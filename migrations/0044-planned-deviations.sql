-- A deviation that stays becomes a task in the plan of the house, and each knows the other.
alter table project_deviation drop constraint project_deviation_status_check;
alter table project_deviation add check (status in ('open', 'inWork', 'mended', 'confirmed', 'moved'));
alter table project_deviation add task_id uuid;
alter table project_deviation add moved_at timestamptz;
alter table project_deviation add check ((status = 'moved') = (moved_at is not null));
alter table project_deviation add check (task_id is null or status = 'moved');
alter table project_deviation add foreign key (estate_id, task_id) references maintenance_task (estate_id, id) on delete set null (task_id);
create unique index project_deviation_task on project_deviation (estate_id, task_id) where task_id is not null;
