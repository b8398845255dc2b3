-- Each past day of the audit log, by a hash of its entries and of the day before: what is changed afterwards shows.
create table audit_seal (
  day date primary key,
  entries int not null check (entries >= 0),
  previous bytea,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger history_is_kept before update or delete on audit_seal for each row execute function history_is_kept();
create trigger history_is_kept_whole before truncate on audit_seal for each statement execute function history_is_kept();
revoke update, delete on audit_seal from current_user;
create index audit_entry_at on audit_entry (at, id);

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
