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

create table insurance_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  kind text not null check (kind in ('insurance', 'broker', 'appraiser')),
  company text not null check (length(company) between 1 and 255),
  policy_number text,
  valid_to date,
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
