create table drawing (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  document_type text not null check (document_type in ('workingDrawing', 'applicationDrawing', 'detailedDrawing', 'fdv', 'productDocumentation', 'otherDocumentation', 'contract', 'deliveryDescription', 'constructionApplication', 'heatLossCalculation', 'finalReport', 'completionCertificate')),
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index drawing_building on drawing (estate_id, building_id, document_type, id);
create index drawing_file on drawing (file_id);

create table other_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index other_document_building on other_document (estate_id, building_id, id desc);
create index other_document_file on other_document (file_id);

create table estate_control_point (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  type text not null check (type in ('earthWorks', 'concrete', 'tinsmith', 'electrician', 'carpenter', 'roofing', 'wetAreas', 'ventilation', 'paintingAndFloors', 'chimneys', 'masonry', 'plumbing', 'bathroom', 'doors', 'windows', 'other')),
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  comment text check (length(comment) <= 4000),
  is_completed boolean not null default false,
  completed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_completed = (completed_at is not null)),
  unique (estate_id, building_id, id),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade
);
create index estate_control_point_order on estate_control_point (estate_id, building_id, name, id);

create table estate_control_point_file (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  control_point_id uuid not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  foreign key (estate_id, building_id, control_point_id) references estate_control_point (estate_id, building_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index estate_control_point_file_point on estate_control_point_file (estate_id, building_id, control_point_id, id);
create index estate_control_point_file_file on estate_control_point_file (file_id);

create table building_part (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  code text not null check (code ~ '^[2-7]\d$'),
  name text check (length(name) <= 100),
  condition_grade text not null check (condition_grade in ('TG0', 'TG1', 'TG2', 'TG3', 'TGIU')),
  cause text check (length(cause) <= 4000),
  consequence text check (length(consequence) <= 4000),
  cost_estimate_ore bigint check (cost_estimate_ore >= 0),
  inspected_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whoever says that something is wrong says why and what comes of it, and of the gravest what it costs.
  check (condition_grade not in ('TG2', 'TG3') or (cause is not null and consequence is not null)),
  check (condition_grade <> 'TG3' or cost_estimate_ore is not null),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade
);
create index building_part_order on building_part (estate_id, building_id, code, id);
