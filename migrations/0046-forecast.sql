-- What thirty years of maintenance are counted with, and between whom its cost is divided.

create table forecast_assumption (
  id uuid primary key default new_id(),
  estate_id uuid not null unique references estate on delete cascade,
  -- Hundredths of a per cent.
  price_growth_bp int not null check (price_growth_bp between 0 and 2000),
  price_source text check (length(price_source) between 1 and 255),
  fund_ore bigint not null check (fund_ore between 0 and 1000000000000),
  yearly_saving_ore bigint not null check (yearly_saving_ore between 0 and 1000000000000),
  interest_bp int not null default 0 check (interest_bp between 0 and 2000),
  area_m2 double precision check (area_m2 > 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A flat's part of what an estate costs: so many of all that there are.
create table share_of_estate (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text not null check (length(name) between 1 and 100),
  numerator int not null check (numerator between 1 and 1000000),
  sort_order int not null,
  created_at timestamptz not null default now(),
  unique (estate_id, sort_order)
);
