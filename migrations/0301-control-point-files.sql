-- What shows that a point was looked at.
create table control_point_file (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  control_point_id uuid not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  unique (control_point_id, file_id),
  foreign key (estate_id, project_id, control_point_id) references control_point (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index control_point_file_point on control_point_file (estate_id, project_id, control_point_id, id);
create index control_point_file_file on control_point_file (file_id);
