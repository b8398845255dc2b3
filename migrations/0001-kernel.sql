-- What everything else stands on: ids, how text is searched, the audit log, and the mails that wait to be sent.

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
create extension if not exists btree_gin;
create extension if not exists citext;

-- How text is searched: case, accents and the old spelling aa make no difference.
create function folded(value text) returns text language sql immutable strict parallel safe as $$
  select replace(public.unaccent('public.unaccent', lower(translate(value, 'åÅ', 'ää'))), 'aa', 'a')
$$;

-- Who did what, to which record, and how it went. It outlives what it names, so it refers to nothing.
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
create index audit_entry_at on audit_entry (at, id);
create index audit_entry_estate on audit_entry (estate_id, id desc) where estate_id is not null;
create index audit_entry_record on audit_entry (record_id, id desc) where record_id is not null;

-- Each past day of the audit log, by a hash of its entries and of the day before: what is changed afterwards shows.
create table audit_seal (
  day date primary key,
  entries int not null check (entries >= 0),
  previous bytea,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);

-- What was done stays as it was written: the history can be added to and read, and that is all.
create function history_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger history_is_kept before update or delete on audit_entry for each row execute function history_is_kept();
create trigger history_is_kept_whole before truncate on audit_entry for each statement execute function history_is_kept();
create trigger history_is_kept before update or delete on audit_seal for each row execute function history_is_kept();
create trigger history_is_kept_whole before truncate on audit_seal for each statement execute function history_is_kept();
revoke update, delete, truncate on audit_entry from current_user;
revoke update, delete on audit_seal from current_user;

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

-- Reminders that somebody does not want. By address: a supplier who has no account may not want them either.
create table mail_refusal (
  email citext not null check (length(email) <= 254),
  kind text not null check (kind in ('maintenance', 'insurance', 'licence')),
  created_at timestamptz not null default now(),
  primary key (email, kind)
);
