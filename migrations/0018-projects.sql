-- Work that a company does on an estate for its owner, who takes part in it, and what is controlled.

create table project (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  company_id uuid not null references company on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  -- Three groups of digits, as companies number their cases.
  project_number text check (project_number ~ '^\d+/\d+/\d+$' and length(project_number) <= 50),
  type text not null check (type in ('NEW_BUILDING', 'NEW_APARTMENT', 'RENOVATION', 'CUSTOM')),
  renovation_presets text[] not null default '{}' check (renovation_presets <@ array['BATHROOM', 'FRONT_DOOR_REPLACEMENT', 'WINDOW_REPLACEMENT',
    'ROOF_TILES_REPLACEMENT', 'ROOFING_FELT_REPLACEMENT', 'EXTERIOR_CLADDING_REPLACEMENT']),
  -- The customer as the company names them; the account where it is one of the owners.
  customer_name text not null check (length(customer_name) between 1 and 255),
  customer_account_id uuid references account on delete set null,
  start_date date,
  end_date date,
  description text check (length(description) <= 4000),
  image_file_id uuid,
  -- A point that is done awaits a second pair of eyes.
  needs_verification boolean not null default false,
  closed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (type = 'RENOVATION' or renovation_presets = '{}'),
  check (end_date >= start_date),
  unique (estate_id, id)
);
create index project_company on project (company_id, id desc);
create index project_customer on project (customer_account_id) where customer_account_id is not null;
create index project_image on project (image_file_id) where image_file_id is not null;

alter table file add foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade;
alter table project add foreign key (estate_id, image_file_id) references file (estate_id, id) deferrable initially deferred;

-- People of the company itself, or a company that it calls in. The owners of the estate are read from it.
create table project_participant (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  role text not null check (role in ('ProjectManager', 'Subcontractor')),
  account_id uuid references account on delete cascade,
  subcontractor_id uuid references subcontractor on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(account_id, subcontractor_id) = 1),
  unique (project_id, account_id, role),
  unique (project_id, subcontractor_id, role),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index project_participant_project on project_participant (estate_id, project_id, id);
create index project_participant_account on project_participant (account_id, project_id) where account_id is not null;
create index project_participant_subcontractor on project_participant (subcontractor_id, project_id) where subcontractor_id is not null;

-- One with a code is of the catalogue and has its name; one without has a name of its own.
create table control_area (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  code text check (length(code) between 1 and 100),
  name text check (length(name) between 1 and 255),
  renovation_type text check (renovation_type in ('BATHROOM', 'FRONT_DOOR_REPLACEMENT', 'WINDOW_REPLACEMENT', 'ROOF_TILES_REPLACEMENT',
    'ROOFING_FELT_REPLACEMENT', 'EXTERIOR_CLADDING_REPLACEMENT')),
  party_name text check (length(party_name) between 1 and 255),
  subcontractor_id uuid references subcontractor on delete set null,
  is_disabled boolean not null default false,
  completed_at timestamptz,
  completed_by_account_id uuid references account on delete set null,
  sort_order int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(code, name) >= 1),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index control_area_order on control_area (estate_id, project_id, sort_order, id);
create unique index control_area_code on control_area (project_id, code, renovation_type) nulls not distinct where code is not null;
create index control_area_subcontractor on control_area (subcontractor_id) where subcontractor_id is not null;
create index control_area_completer on control_area (completed_by_account_id) where completed_by_account_id is not null;

create table control_point (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  control_area_id uuid not null,
  code text check (length(code) between 1 and 100),
  name text check (length(name) between 1 and 255),
  comment text check (length(comment) <= 4000),
  is_disabled boolean not null default false,
  completed_at timestamptz,
  completed_by_account_id uuid references account on delete set null,
  verified_at timestamptz,
  verified_by_account_id uuid references account on delete set null,
  sort_order int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(code, name) >= 1),
  check (verified_at is null or completed_at is not null),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, control_area_id) references control_area (estate_id, project_id, id) on delete cascade
);
create index control_point_order on control_point (estate_id, project_id, control_area_id, sort_order, id);
create unique index control_point_code on control_point (control_area_id, code) where code is not null;
create index control_point_completer on control_point (completed_by_account_id) where completed_by_account_id is not null;
create index control_point_verifier on control_point (verified_by_account_id) where verified_by_account_id is not null;

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
