create table renovation (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  kind text not null check (kind in ('professional', 'selfEffort', 'selfEffortProfessional')),
  title text not null check (length(title) between 1 and 255),
  year int not null check (year between 1500 and 2500),
  trades text[] not null default '{}' check (trades <@ array['electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter',
    'machineContractor', 'concreter', 'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation',
    'condominium', 'rateEngineer', 'realEstateAgent', 'other']),
  -- As their customer names them; most are no companies here.
  companies text[] not null default '{}' check (cardinality(companies) <= 20),
  description text check (length(description) <= 4000),
  cost_ore bigint check (cost_ore >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id)
);
create index renovation_order on renovation (estate_id, year desc, id desc);

create table renovation_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  renovation_id uuid not null,
  document_type text not null check (document_type in ('contract', 'receipt', 'otherDocument', 'agreement')),
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, renovation_id) references renovation (estate_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index renovation_document_order on renovation_document (estate_id, renovation_id, id);
create index renovation_document_file on renovation_document (estate_id, file_id);

create table renovation_picture (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  renovation_id uuid not null,
  side text not null check (side in ('before', 'after')),
  caption text check (length(caption) between 1 and 255),
  sort_order int not null,
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, renovation_id) references renovation (estate_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index renovation_picture_order on renovation_picture (estate_id, renovation_id, side, sort_order, id);
create index renovation_picture_file on renovation_picture (estate_id, file_id);
