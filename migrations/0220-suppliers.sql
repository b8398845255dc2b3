-- Whom an estate's owners turn to for its maintenance: suppliers, and caretakers of the landlord's.
create table maintenance_supplier (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  trade text not null check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  party_kind text not null default 'supplier' check (party_kind in ('landlord', 'supplier')),
  email text not null check (length(email) <= 254),
  -- E.164.
  phone text not null check (phone ~ '^\+[1-9]\d{7,14}$'),
  organization_number char(9) check (organization_number ~ '^\d{9}$'),
  company_id uuid references company on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id)
);
create unique index maintenance_supplier_email on maintenance_supplier (estate_id, lower(email));
create index maintenance_supplier_name on maintenance_supplier (estate_id, name, id);
create index maintenance_supplier_company on maintenance_supplier (company_id) where company_id is not null;
create index maintenance_supplier_unknown on maintenance_supplier (organization_number) where company_id is null;

-- A supplier is tied to the company of its number as a subcontractor is, whichever of the two comes here first.
alter function subcontractor_finds_company() rename to finds_company_of_number;
create trigger maintenance_supplier_company before insert or update of organization_number on maintenance_supplier
  for each row execute function finds_company_of_number();
create function company_finds_suppliers() returns trigger language plpgsql as $$
begin
  update maintenance_supplier set company_id = new.id where organization_number = new.organization_number and company_id is null;
  return null;
end $$;
create trigger company_suppliers after insert on company for each row execute function company_finds_suppliers();

-- The supplier that a company was let in as.
alter table access_link
  add supplier_id uuid,
  add foreign key (estate_id, supplier_id) references maintenance_supplier (estate_id, id) on delete set null (supplier_id);
create index access_link_supplier on access_link (estate_id, supplier_id) where supplier_id is not null;
