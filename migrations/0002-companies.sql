-- Companies, what they tell about themselves, and whom they call in.

create table company (
  id uuid primary key default new_id(),
  organization_number char(9) not null unique check (organization_number ~ '^\d{9}$'),
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  address_line1 text,
  postal_code text,
  city text,

  description text check (length(description) <= 2000),
  trades text[] not null default '{}' check (trades <@ array['electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter',
    'machineContractor', 'concreter', 'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation',
    'condominium', 'rateEngineer', 'realEstateAgent', 'other']),
  phone text,
  email text,
  website text check (website ~ '^https?://'),
  central_approval boolean not null default false,
  wet_room_certificate boolean not null default false,
  insurance_company text,
  contact_name text,
  logo_file_id uuid,

  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index company_logo on company (logo_file_id) where logo_file_id is not null;
-- Where the licence office looks somebody up.
create index company_office_search on company using gin (folded(name || ' ' || organization_number) gin_trgm_ops);

-- The other companies that a company calls in.
create table subcontractor (
  id uuid primary key default new_id(),
  owner_company_id uuid not null references company on delete cascade,
  company_id uuid references company on delete set null,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  organization_number char(9) not null check (organization_number ~ '^\d{9}$'),
  trade text not null check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  contact_name text,
  email text,
  phone text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (company_id <> owner_company_id),
  unique (owner_company_id, organization_number)
);
create index subcontractor_name on subcontractor (owner_company_id, name, id);
create index subcontractor_company on subcontractor (company_id) where company_id is not null;
create index subcontractor_unknown on subcontractor (organization_number) where company_id is null;

-- A subcontractor is tied to the company of its number, whichever of the two comes here first.
create function finds_company_of_number() returns trigger language plpgsql as $$
begin
  new.company_id := (select id from company where organization_number = new.organization_number);
  return new;
end $$;
create trigger subcontractor_company before insert or update of organization_number on subcontractor
  for each row execute function finds_company_of_number();

create function company_finds_subcontractors() returns trigger language plpgsql as $$
begin
  update subcontractor set company_id = new.id where organization_number = new.organization_number and company_id is null;
  return null;
end $$;
create trigger company_subcontractors after insert on company
  for each row execute function company_finds_subcontractors();
