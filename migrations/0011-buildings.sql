-- Buildings, the papers and the controls that hang on each, and its parts with their condition.

create table building (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 100),
  house_type text check (house_type in
    ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
  building_number text check (building_number ~ '^\d{1,9}$'),
  built_year int check (built_year between 1000 and 2200),
  gross_area_m2 float8 check (gross_area_m2 >= 0),
  floors_count int check (floors_count >= 0),

  foundation text,
  structure text,
  roof_type text,
  roof_covering text,
  cladding text,
  windows_year int check (windows_year between 1000 and 2200),
  heating text,
  ventilation text,

  architect_name text,
  architect_company text,
  architect_phone text,
  architect_email text,

  -- Whether maintenance is planned for it.
  in_plan boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What hangs on a building names its estate as well, so that it can hang under its own estate only.
  unique (estate_id, id),
  unique (estate_id, name)
);

create table drawing (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  document_type text not null check (document_type in ('workingDrawing', 'applicationDrawing', 'detailedDrawing', 'fdv', 'productDocumentation',
    'otherDocumentation', 'contract', 'deliveryDescription', 'constructionApplication', 'heatLossCalculation', 'finalReport', 'completionCertificate')),
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
create trigger keep_file_text after insert or update or delete on drawing
  for each row execute function keep_file_text('drawing', 'custom_name', 'document_type', 'id');

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
create trigger keep_file_text after insert or update or delete on other_document
  for each row execute function keep_file_text('otherDocument', 'custom_name', '', 'id');

create table estate_control_point (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  type text not null check (type in ('earthWorks', 'concrete', 'tinsmith', 'electrician', 'carpenter', 'roofing', 'wetAreas', 'ventilation',
    'paintingAndFloors', 'chimneys', 'masonry', 'plumbing', 'bathroom', 'doors', 'windows', 'other')),
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  comment text check (length(comment) <= 4000),
  is_completed boolean not null default false,
  completed_at timestamptz,
  -- A control that was made went well or it did not. Of those made long ago, nobody has said.
  result text check (result in ('ok', 'notOk')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_completed = (completed_at is not null)),
  check (result is null or is_completed),
  unique (estate_id, id),
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
create trigger keep_file_text after insert or update or delete on estate_control_point_file
  for each row execute function keep_file_text('controlPoint', '', '', 'control_point_id');

-- What shows that a control was made is found by the name of the control.
create function rename_file_text() returns trigger language plpgsql as $$
begin
  update file_text set name = new.name where record_id = new.id and kind = 'controlPoint';
  return null;
end $$;
create trigger rename_file_text after update of name on estate_control_point
  for each row when (old.name is distinct from new.name) execute function rename_file_text();

-- A part of a building is an area of the maintenance plan as well: what it is, in which condition, what comes of it where it
-- fails, and for how long it will do.
create table building_part (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  building_id uuid not null,
  code text not null check (code ~ '^[2-7]\d$'),
  name text check (length(name) <= 100),
  description text check (length(description) <= 4000),
  quantity float8 check (quantity >= 0),
  unit text check (unit in ('piece', 'm', 'm2', 'm3')),

  condition_grade text not null check (condition_grade in ('TG0', 'TG1', 'TG2', 'TG3', 'TGIU')),
  consequence_grade text check (consequence_grade in ('KG0', 'KG1', 'KG2', 'KG3')),
  cause text check (length(cause) <= 4000),
  consequence text check (length(consequence) <= 4000),
  cost_estimate_ore bigint check (cost_estimate_ore >= 0),
  remaining_life_years int check (remaining_life_years between 0 and 200),
  inspected_on date,

  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whoever says that something is wrong says why and what comes of it, and of the gravest what it costs.
  check (condition_grade not in ('TG2', 'TG3') or (cause is not null and consequence is not null)),
  check (condition_grade <> 'TG3' or cost_estimate_ore is not null),
  unique (estate_id, id),
  unique (estate_id, building_id, id),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete cascade
);
create index building_part_order on building_part (estate_id, building_id, code, id);

-- How grave it is that a part is in its condition, where both are graded.
create function maintenance_risk(condition_grade text, consequence_grade text) returns text language sql immutable parallel safe as $$
  select case when score >= 6 then 'high' when score >= 3 then 'medium' when score is not null then 'low' end
  from (select nullif(substr(condition_grade, 3), 'IU')::int * substr(consequence_grade, 3)::int score) graded
$$;
