-- What is not as it should be in a project, and what comes of it.
alter table project_participant add unique (estate_id, project_id, id);
create table project_deviation (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  control_area_id uuid,
  control_point_id uuid,
  document_id uuid,
  room_id uuid,
  text text not null check (length(text) between 1 and 4000),
  responsible_id uuid references project_participant on delete set null,
  due_date date,
  status text default 'open' not null check (status in ('open', 'inWork', 'mended', 'confirmed')),
  answer text check (length(answer) between 1 and 4000),
  raised_by_account_id uuid references account on delete set null,
  mended_at timestamptz,
  mended_by_account_id uuid references account on delete set null,
  confirmed_at timestamptz,
  version int default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  unique (estate_id, project_id, id),
  check (num_nonnulls(control_point_id, document_id, room_id) <= 1),
  check (control_point_id is null or control_area_id is not null),
  check ((status = 'confirmed') = (confirmed_at is not null)),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade,
  foreign key (estate_id, project_id, control_area_id) references control_area (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, project_id, control_point_id) references control_point (estate_id, project_id, id) on delete cascade,
  foreign key (document_id) references project_document on delete set null,
  foreign key (room_id) references room on delete set null
);
create index project_deviation_newest on project_deviation (estate_id, project_id, id desc);
create index project_deviation_point on project_deviation (control_point_id) where control_point_id is not null;
create index project_deviation_document on project_deviation (document_id) where document_id is not null;
create index project_deviation_room on project_deviation (room_id) where room_id is not null;
create index project_deviation_area on project_deviation (estate_id, project_id, control_area_id) where control_area_id is not null;
create index project_deviation_responsible on project_deviation (responsible_id) where responsible_id is not null;
create index project_deviation_raiser on project_deviation (raised_by_account_id) where raised_by_account_id is not null;
create index project_deviation_mender on project_deviation (mended_by_account_id) where mended_by_account_id is not null;

create table project_deviation_file (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  deviation_id uuid not null,
  side text not null check (side in ('before', 'after')),
  file_id uuid not null,
  created_at timestamptz default now() not null,
  unique (deviation_id, file_id),
  foreign key (estate_id, project_id, deviation_id) references project_deviation (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index project_deviation_file_order on project_deviation_file (estate_id, project_id, deviation_id, side, id);
create index project_deviation_file_file on project_deviation_file (file_id);
