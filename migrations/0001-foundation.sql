-- Ids are UUID v7: they sort by the moment they were made, to a quarter of a microsecond.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    substring(int8send(us / 1000) from 3)
      || int2send((28672 | ((us % 1000) * 4096 / 1000)::int)::int2)
      || substring(uuid_send(gen_random_uuid()) from 9),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint us) clock
$$;

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists citext;

-- How text is searched: case, accents and the old spelling aa make no difference.
create function folded(value text) returns text language sql immutable strict parallel safe as $$
  select replace(public.unaccent('public.unaccent', lower(translate(value, 'åÅ', 'ää'))), 'aa', 'a')
$$;

create table file (
  id uuid primary key default new_id(),
  name text not null check (length(name) between 1 and 255),
  url_name text not null,
  type text not null,
  size int not null check (size > 0),
  sha256 bytea not null,
  width int,
  height int,
  purpose text not null check (purpose in ('image', 'document')),
  owner_account_id uuid not null,
  is_temporary boolean not null default true,
  expires_at timestamptz,
  estate_id uuid,
  section text,
  created_at timestamptz not null default now(),
  check (is_temporary = (expires_at is not null)),
  check ((estate_id is null) = (section is null))
);
create index file_owner on file (owner_account_id) where is_temporary;
create index file_expiry on file (expires_at) where is_temporary;

create table company (
  id uuid primary key default new_id(),
  organization_number char(9) not null unique check (organization_number ~ '^\d{9}$'),
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  address_line1 text,
  postal_code text,
  city text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table app_user (
  id uuid primary key default new_id(),
  email citext not null unique check (length(email) <= 254),
  password_hash text,
  first_name text not null,
  last_name text not null,
  name text collate "nb-NO-x-icu" generated always as (first_name || ' ' || last_name) stored,
  phone text,
  language text not null default 'nb' check (language in ('nb', 'en')),
  is_system_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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
alter table file add foreign key (owner_account_id) references account on delete cascade;

create table account_role (
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('Customer.Owner', 'Customer.Guest', 'Company.Admin', 'Company.Leader', 'Company.Professional')),
  primary key (account_id, role)
);

create table permission (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  subject text not null,
  effect text not null default 'allow' check (effect in ('allow', 'deny')),
  action text check (action in ('create', 'read', 'update', 'delete')),
  expiration_date timestamptz,
  created_at timestamptz not null default now()
);
create index permission_account on permission (account_id, subject);

create table licence (
  id uuid primary key default new_id(),
  account_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  plan text not null check (plan in ('CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS')),
  valid_from timestamptz not null default now(),
  valid_to timestamptz not null,
  created_at timestamptz not null default now(),
  check ((account_id is null) <> (company_id is null)),
  check ((plan = 'CUSTOMER_PLUS') = (account_id is not null))
);
create index licence_account on licence (account_id) where account_id is not null;
create index licence_company on licence (company_id) where company_id is not null;

create table session (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  user_id uuid not null references app_user on delete cascade,
  account_id uuid references account on delete set null,
  -- Raised by whatever changes what the session may do: whoever keeps a copy of that compares it.
  version int not null default 1,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index session_of_user on session (user_id);
create index session_of_account on session (account_id);
create index session_expiry on session (expires_at);

create table login_failure (
  id uuid primary key default new_id(),
  email_hash bytea not null,
  address inet not null,
  at timestamptz not null default now()
);
create index login_failure_address on login_failure (address, at);

create function raise_session_version() returns trigger language plpgsql as $$
declare changed record;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  case tg_table_name
    when 'app_user' then update session set version = version + 1 where user_id = changed.id;
    when 'account' then update session set version = version + 1 where user_id = changed.user_id;
    when 'licence' then
      update session set version = version + 1 where account_id = changed.account_id
        or account_id in (select id from account where company_id = changed.company_id);
    else update session set version = version + 1 where account_id = changed.account_id;
  end case;
  return null;
end $$;
create trigger raise_session_version after insert or update or delete on permission for each row execute function raise_session_version();
create trigger raise_session_version after insert or update or delete on account_role for each row execute function raise_session_version();
create trigger raise_session_version after insert or update or delete on licence for each row execute function raise_session_version();
create trigger raise_session_version after insert or update or delete on account for each row execute function raise_session_version();
create trigger raise_session_version after update on app_user for each row execute function raise_session_version();

create table estate (
  id uuid primary key default new_id(),
  owner_kind text not null default 'PRIVATE' check (owner_kind in ('PRIVATE', 'COMPANY')),
  identity_kind text not null check (identity_kind in ('cadastre', 'share')),
  municipality_no char(4) check (municipality_no ~ '^\d{4}$'),
  gnr int check (gnr >= 1),
  bnr int check (bnr >= 1),
  fnr int check (fnr >= 0),
  snr int check (snr >= 0),
  organization_number char(9) check (organization_number ~ '^\d{9}$'),
  share_number text,
  ownership_kind text not null check (ownership_kind in ('housingAssociation', 'owned', 'custom')),
  house_type text check (house_type in ('detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'garage', 'outbuilding', 'commercial', 'other')),
  built_year int check (built_year between 1000 and 2200),
  plot_area_m2 float8 check (plot_area_m2 >= 0),
  address_line1 text collate "nb-NO-x-icu" not null check (length(address_line1) between 1 and 255),
  address_line2 text,
  contact_name text,
  contact_phone_number text,
  contact_email text,
  image_file_id uuid,
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

alter table file add foreign key (estate_id) references estate on delete cascade;
alter table file add unique (estate_id, id);
alter table estate add foreign key (id, image_file_id) references file (estate_id, id) deferrable initially deferred;

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

create table public_link (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  key_hash bytea not null unique,
  key_sealed bytea not null,
  sections text[] not null,
  -- As a session's: raised by every change of what the link shows.
  version int not null default 1,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid not null references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index public_link_estate on public_link (estate_id);

create table audit_entry (
  id uuid primary key default new_id(),
  at timestamptz not null default now(),
  user_id uuid,
  account_id uuid,
  address inet,
  request_id text,
  operation text not null,
  estate_id uuid,
  record_id uuid,
  outcome text not null,
  changed_fields text[] not null default '{}'
);
create index audit_entry_estate on audit_entry (estate_id, id desc) where estate_id is not null;
create index audit_entry_record on audit_entry (record_id, id desc) where record_id is not null;

-- What was done stays as it was written: the history can be added to and read, and that is all.
create function history_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger history_is_kept before update or delete on audit_entry for each row execute function history_is_kept();
create trigger history_is_kept_whole before truncate on audit_entry for each statement execute function history_is_kept();
revoke update, delete, truncate on audit_entry from current_user;

create table idempotent_answer (
  account_id uuid not null references account on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  status int,
  answer text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);
