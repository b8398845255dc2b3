-- Who is signed in, what is counted against those who try too often, and answers that are given twice.

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

-- Hung on each table that decides what a session may do.
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
create trigger raise_session_version after update on app_user for each row execute function raise_session_version();
create trigger raise_session_version after insert or update or delete on account for each row execute function raise_session_version();
create trigger raise_session_version after insert or update or delete on account_role for each row execute function raise_session_version();

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

create table login_failure (
  id uuid primary key default new_id(),
  email_hash bytea not null,
  address inet not null,
  at timestamptz not null default now()
);
create index login_failure_address on login_failure (address, at);

-- What is open to everybody but not to be done in bulk, counted for each address.
create table attempt (
  id uuid primary key default new_id(),
  kind text not null,
  address inet not null,
  at timestamptz not null default now()
);
create index attempt_address on attempt (kind, address, at);
create index attempt_age on attempt (at);

-- Refusals that come in floods: the first of a quarter of an hour has an entry in the log, all of them are counted here.
create table refusal_count (
  id uuid primary key default new_id(),
  operation text not null,
  outcome text not null,
  address inet,
  account_id uuid references account on delete cascade,
  begins_at timestamptz not null,
  times int not null default 1,
  unique nulls not distinct (address, operation, outcome, account_id, begins_at)
);
create index refusal_count_account on refusal_count (account_id);
create index refusal_count_age on refusal_count (begins_at);

-- What a call that names a key was answered, so that the same call is answered the same.
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
