-- Papers of an estate as a whole: reports, insurances, the private folder, and what is kept of renovations.

create table report_archive_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  report_type text not null default 'otherReport' check (report_type in ('otherReport', 'valueRate', 'damageReport', 'conditionReport')),
  custom_name text not null check (length(custom_name) between 1 and 255),
  report_date date,
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index report_archive_document_estate on report_archive_document (estate_id, id desc);
create index report_archive_document_file on report_archive_document (file_id);
create trigger keep_file_text after insert or update or delete on report_archive_document
  for each row execute function keep_file_text('report', 'custom_name', 'report_type', 'id');

-- For the owners' own eyes.
create table private_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index private_document_estate on private_document (estate_id, id desc);
create index private_document_file on private_document (file_id);
create trigger keep_file_text after insert or update or delete on private_document
  for each row execute function keep_file_text('privateDocument', 'custom_name', '', 'id');

create table insurance_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  kind text not null check (kind in ('insurance', 'broker', 'appraiser')),
  company text not null check (length(company) between 1 and 255),
  policy_number text,
  valid_to date,
  -- The end of which the owners were told; where it is moved they are told of the new one.
  reminded_of date,
  contact_name text,
  phone text,
  custom_name text check (length(custom_name) between 1 and 255),
  file_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index insurance_document_estate on insurance_document (estate_id, id desc);
create index insurance_document_file on insurance_document (file_id) where file_id is not null;
-- For the reminders of those that run out.
create index insurance_document_ending on insurance_document (valid_to) where valid_to is not null;
create trigger keep_file_text after insert or update or delete on insurance_document
  for each row execute function keep_file_text('insurance', 'custom_name', 'kind', 'id');

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
create trigger keep_file_text after insert or update or delete on renovation_document
  for each row execute function keep_file_text('renovation', 'custom_name', 'document_type', 'renovation_id');

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
