-- The registers outside: what they answered, the sample that stands in for them, and what a user is told to own.

-- What a register answered, so that it is asked once, and stood in for while it is away.
create table register_answer (
  register text not null,
  asked text not null,
  answer jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (register, asked)
);
create index register_answer_age on register_answer (fetched_at);

-- How often an account has searched the land register within the minute that began then.
create table property_search (
  account_id uuid primary key references account on delete cascade,
  started_at timestamptz not null default now(),
  searches int not null default 1
);

-- What the register says that a user owns, since the user asked it.
create table estate_registry_entry (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4),
  gnr int,
  bnr int,
  fnr int,
  snr int,
  organization_number char(9),
  share_number text,
  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text,
  built_year int,
  plot_area_m2 float8,
  address_line1 text not null,
  address_line2 text,
  share_numerator int not null default 1,
  share_denominator int not null default 1,
  created_at timestamptz not null default now()
);
create index estate_registry_entry_user on estate_registry_entry (user_id);

-- The sample that stands in for the registers where no address of theirs is set. All of it is invented.
-- Searched by how it begins, byte by byte, and else by any of its words.
create table register_address (
  id uuid primary key default new_id(),
  address_line1 text not null,
  postal_code char(4) not null,
  city text not null,
  municipality_no char(4) not null,
  gnr int not null,
  bnr int not null,
  fnr int not null default 0,
  search_text text collate "C" generated always as (folded(address_line1 || ' ' || postal_code || ' ' || city)) stored
);
create index register_address_prefix on register_address (search_text);
create index register_address_words on register_address using gin (search_text gin_trgm_ops);

create table register_company (
  organization_number char(9) primary key check (organization_number ~ '^\d{9}$'),
  name text not null,
  address_line1 text not null,
  postal_code char(4) not null,
  city text not null,
  search_text text collate "C" generated always as (folded(name)) stored
);
create index register_company_prefix on register_company (search_text);
create index register_company_words on register_company using gin (search_text gin_trgm_ops);

create table register_property (
  id uuid primary key default new_id(),
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4),
  gnr int,
  bnr int,
  fnr int,
  snr int,
  organization_number char(9),
  share_number text,
  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text check (house_type in
    ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
  built_year int,
  plot_area_m2 float8,
  address_line1 text not null,
  address_line2 text,
  check (case identity_kind
    when 'cadastre' then num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 5 and num_nonnulls(organization_number, share_number) = 0
    else num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 0 and num_nonnulls(organization_number, share_number) = 2 end)
);
create unique index register_property_cadastre on register_property (municipality_no, gnr, bnr, fnr, snr) where identity_kind = 'cadastre';
create unique index register_property_share on register_property (organization_number, share_number) where identity_kind = 'share';

-- Owners are known by what an identity number leaves behind, never by the number.
create table register_owner (
  property_id uuid not null references register_property on delete cascade,
  identity_hash bytea not null,
  person_status text not null default 'B' check (person_status in ('B', 'D')),
  share_numerator int not null default 1 check (share_numerator >= 1),
  share_denominator int not null default 1 check (share_denominator >= share_numerator),
  primary key (identity_hash, property_id)
);
