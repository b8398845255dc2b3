-- The identity number itself is never kept: what is left of it recognises the same person, and tells nobody who it is.
alter table app_user
  add address_line1 text check (length(address_line1) <= 255),
  add postal_code char(4) check (postal_code ~ '^\d{4}$'),
  add city text check (length(city) <= 255),
  add identity_hash bytea unique,
  add person_status text check (person_status in ('B', 'D')),
  add beta_accepted_at timestamptz;

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

create table outbox_mail (
  id uuid primary key default new_id(),
  to_email text not null check (length(to_email) <= 254),
  template text not null,
  language text not null check (language in ('nb', 'en')),
  -- Links in a mail open doors, so what it is written from is sealed, and gone once the mail is.
  data_sealed bytea,
  attempts int not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  created_at timestamptz not null default now()
);
create index outbox_mail_to on outbox_mail (lower(to_email));
create index outbox_mail_age on outbox_mail (created_at);

-- A token acts through a session of its own, which ends with it, with its account and with its time.
create table access_token (
  id uuid primary key default new_id(),
  session_id uuid not null unique references session on delete cascade,
  account_id uuid not null references account on delete cascade,
  name text not null check (length(name) between 1 and 255),
  scope text not null check (scope in ('read', 'write')),
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index access_token_account on access_token (account_id);

-- What is open to everybody but not to be done in bulk, counted for each address.
create table attempt (
  id uuid primary key default new_id(),
  kind text not null,
  address inet not null,
  at timestamptz not null default now()
);
create index attempt_address on attempt (kind, address, at);
create index attempt_age on attempt (at);
