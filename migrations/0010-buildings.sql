alter table estate
  add heating text,
  add water_supply text check (water_supply in ('municipal', 'shared', 'own')),
  add sewer text check (sewer in ('municipal', 'shared', 'septicTank', 'treatmentPlant', 'none')),
  add electricity text,
  add energy_grade text check (energy_grade in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  add radon_measured_on date,
  add radon_bq int check (radon_bq >= 0),
  add internet text;

create table building (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 100),
  house_type text check (house_type in ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
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
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What hangs on a building names its estate as well, so that it can hang under its own estate only.
  unique (estate_id, id),
  unique (estate_id, name)
);
