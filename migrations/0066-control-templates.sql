-- What a company looks at in its jobs, as it keeps it for the next one.
create table company_control_template (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  work text check (work in ('NEW_BUILDING', 'NEW_APARTMENT', 'BATHROOM', 'FRONT_DOOR_REPLACEMENT', 'WINDOW_REPLACEMENT', 'ROOF_TILES_REPLACEMENT', 'ROOFING_FELT_REPLACEMENT', 'EXTERIOR_CLADDING_REPLACEMENT')),
  trade text check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter', 'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer', 'realEstateAgent', 'other')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create index company_control_template_name on company_control_template (company_id, name, id);

create table company_control_area (
  id uuid primary key default new_id(),
  company_id uuid not null,
  template_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  sort_order int not null,
  unique (company_id, template_id, id),
  foreign key (company_id, template_id) references company_control_template (company_id, id) on delete cascade
);

create table company_control_point (
  id uuid primary key default new_id(),
  company_id uuid not null,
  template_id uuid not null,
  area_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  help_text text check (length(help_text) between 1 and 1000),
  wanted_picture text check (length(wanted_picture) between 1 and 255),
  sort_order int not null,
  foreign key (company_id, template_id, area_id) references company_control_area (company_id, template_id, id) on delete cascade
);
create index company_control_point_area on company_control_point (company_id, template_id, area_id, sort_order);

-- A copy: a project keeps what it started with, whatever becomes of the template.
alter table control_point
  add help_text text check (length(help_text) between 1 and 1000),
  add wanted_picture text check (length(wanted_picture) between 1 and 255);
