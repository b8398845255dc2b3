-- A control that was made went well or it did not. Of those made before, nobody has said.
alter table estate_control_point
  add result text check (result in ('ok', 'notOk')),
  add check (result is null or is_completed),
  add unique (estate_id, id);
alter table moisture_sensor add unique (estate_id, id);
alter table building_part add unique (estate_id, id);

-- What a task was made of: a part in a bad condition, a sensor that found it damp, or a control point that failed. What was
-- found is kept as it was then.
alter table maintenance_task
  add origin_kind text check (origin_kind in ('condition', 'moisture', 'controlPoint')),
  add origin_part_id uuid,
  add origin_sensor_id uuid,
  add origin_control_point_id uuid,
  add origin_name text,
  add origin_code text,
  add origin_found text,
  -- Since when the finding has nothing more to hear of it: it was looked at again, or another task was made of it.
  add origin_settled_at timestamptz,
  add check (num_nonnulls(origin_part_id, origin_sensor_id, origin_control_point_id) <= (origin_kind is not null)::int),
  add foreign key (estate_id, origin_part_id) references building_part (estate_id, id) on delete set null (origin_part_id),
  add foreign key (estate_id, origin_sensor_id) references moisture_sensor (estate_id, id) on delete set null (origin_sensor_id),
  add foreign key (estate_id, origin_control_point_id) references estate_control_point (estate_id, id)
    on delete set null (origin_control_point_id);
create index maintenance_task_origin_part on maintenance_task (estate_id, origin_part_id) where origin_part_id is not null;
create index maintenance_task_origin_sensor on maintenance_task (estate_id, origin_sensor_id) where origin_sensor_id is not null;
create index maintenance_task_origin_point on maintenance_task (estate_id, origin_control_point_id) where origin_control_point_id is not null;

-- A finding has one task until that is settled.
create unique index on maintenance_task (origin_part_id) where origin_settled_at is null;
create unique index on maintenance_task (origin_sensor_id) where origin_settled_at is null;
create unique index on maintenance_task (origin_control_point_id) where origin_settled_at is null;

-- Whoever looks again at what was put right has heard that it was done.
create function settle_finding() returns trigger language plpgsql as $$
begin
  execute format('update maintenance_task set origin_settled_at = now() where estate_id = $1 and %I = $2
    and archived_at is not null and origin_settled_at is null', tg_argv[0]) using new.estate_id, new.id;
  return null;
end $$;
create trigger settle_finding after update on building_part for each row
  when (old.condition_grade <> new.condition_grade or old.inspected_on is distinct from new.inspected_on)
  execute function settle_finding('origin_part_id');
create trigger settle_finding after update on estate_control_point for each row
  when (old.is_completed <> new.is_completed) execute function settle_finding('origin_control_point_id');
