-- Estates, who owns them, and what they were thought to be worth. Amounts are whole øre.

create table estate (
  id uuid primary key default new_id(),
  owner_kind text not null default 'PRIVATE' check (owner_kind in ('PRIVATE', 'COMPANY')),

  -- As the land register names it, or as its housing association does.
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4) check (municipality_no ~ '^\d{4}$'),
  gnr int check (gnr >= 1),
  bnr int check (bnr >= 1),
  fnr int check (fnr >= 0),
  snr int check (snr >= 0),
  organization_number char(9) check (organization_number ~ '^\d{9}$'),
  share_number text,

  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text check (house_type in
    ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
  built_year int check (built_year between 1000 and 2200),
  plot_area_m2 float8 check (plot_area_m2 >= 0),
  address_line1 text collate "nb-NO-x-icu" not null check (length(address_line1) between 1 and 255),
  address_line2 text,
  contact_name text,
  contact_phone_number text,
  contact_email text,
  image_file_id uuid,

  heating text,
  water_supply text check (water_supply in ('municipal', 'shared', 'own')),
  sewer text check (sewer in ('municipal', 'shared', 'septicTank', 'treatmentPlant', 'none')),
  electricity text,
  energy_grade text check (energy_grade in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  radon_measured_on date,
  radon_bq int check (radon_bq >= 0),
  internet text,

  -- What it is worth to its owner.
  purchase_price_ore bigint check (purchase_price_ore >= 0),
  purchased_on date,
  tax_value_ore bigint check (tax_value_ore >= 0),
  loan_ore bigint check (loan_ore >= 0),
  shared_debt_ore bigint check (shared_debt_ore >= 0),
  monthly_shared_cost_ore bigint check (monthly_shared_cost_ore >= 0),

  -- Whether its owners want to see first what a company says it did.
  confirms_suppliers boolean not null default false,

  search_text text generated always as (folded(
    address_line1 || ' ' || coalesce(address_line2, '') || ' ' ||
    coalesce(municipality_no || '-' || gnr::text || '/' || bnr::text, '') || ' ' ||
    coalesce(organization_number || ' ' || share_number, ''))) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case identity_kind
    when 'cadastre' then num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 5 and num_nonnulls(organization_number, share_number) = 0
    else num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 0 and num_nonnulls(organization_number, share_number) = 2 end)
);
create unique index estate_cadastre on estate (municipality_no, gnr, bnr, fnr, snr) where identity_kind = 'cadastre';
create unique index estate_share on estate (organization_number, share_number) where identity_kind = 'share';
create index estate_search on estate using gin (search_text gin_trgm_ops);

create table estate_owner (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  claim_status text not null default 'claimed' check (claim_status in ('claimed', 'unclaimed', 'claimedByDefault')),
  share_numerator int not null default 1 check (share_numerator >= 1),
  share_denominator int not null default 1 check (share_denominator >= share_numerator),
  created_at timestamptz not null default now(),
  unique (account_id, estate_id)
);
create index estate_owner_estate on estate_owner (estate_id);

-- Each estimate stays with its day; of one day there is one.
create table estate_value_estimate (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  valued_on date not null,
  amount_ore bigint not null check (amount_ore >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, valued_on)
);
