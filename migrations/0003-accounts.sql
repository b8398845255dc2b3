-- People who sign in, and the accounts that they act as.

create table app_user (
  id uuid primary key default new_id(),
  email citext not null unique check (length(email) <= 254),
  password_hash text,
  first_name text not null,
  last_name text not null,
  name text collate "nb-NO-x-icu" generated always as (first_name || ' ' || last_name) stored,
  phone text,
  address_line1 text check (length(address_line1) <= 255),
  postal_code char(4) check (postal_code ~ '^\d{4}$'),
  city text check (length(city) <= 255),
  language text not null default 'nb' check (language in ('nb', 'en')),
  is_system_admin boolean not null default false,

  -- The identity number itself is never kept: what is left of it recognises the same person, and tells nobody who it is.
  identity_hash bytea unique,
  person_status text check (person_status in ('B', 'D')),
  -- When the land register was last asked what the user owns. A number that was given elsewhere has asked nothing yet.
  registry_asked_at timestamptz,

  beta_accepted_at timestamptz,
  -- Who has left: the row stays for what refers to it, and says nothing of a person any more.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (deleted_at is null or num_nonnulls(password_hash, phone, address_line1, postal_code, city, identity_hash) = 0)
);
-- Where the licence office looks somebody up.
create index app_user_office_search on app_user using gin (folded(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);

create table account (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  account_type text not null check (account_type in ('customer', 'company')),
  company_id uuid references company,
  name text collate "nb-NO-x-icu" not null,
  is_disabled boolean not null default false,
  can_view_profile boolean not null default true,
  is_profile_update_needed boolean not null default false,
  is_remembered boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((account_type = 'company') = (company_id is not null)),
  unique (user_id, company_id)
);
create unique index account_one_customer on account (user_id) where account_type = 'customer';
create unique index account_one_remembered on account (user_id) where is_remembered;
create index account_company on account (company_id) where company_id is not null;

create table account_role (
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('Customer.Owner', 'Customer.Guest', 'Company.Admin', 'Company.Leader', 'Company.Professional')),
  primary key (account_id, role)
);

-- What a link in a mail proves, once: that its reader reads the mails of this user.
create table password_token (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('reset', 'create')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_token_user on password_token (user_id, created_at);
create index password_token_expiry on password_token (expires_at);

-- A copy of all that is somebody's own, made when they ask for it. Its content lies in the file store under its id.
create table data_export (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  size bigint check (size > 0),
  sha256 bytea,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(size, sha256, ready_at, expires_at) in (0, 4))
);
create unique index data_export_under_way on data_export (user_id) where ready_at is null;
create index data_export_user on data_export (user_id, id desc);
create index data_export_age on data_export (created_at);
