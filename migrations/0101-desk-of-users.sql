-- Whoever looks after the system closes a user or an account, and sees where somebody is signed in.
alter table app_user add column blocked_at timestamptz;
alter table account
  add column blocked_at timestamptz,
  add constraint account_blocked_check check (blocked_at is null or is_disabled);
alter table session
  add column device text,
  add column network inet,
  add column seen_at timestamptz not null default now();
update session set seen_at = created_at;

-- What an entry of the audit log says in words: the reason that was given, or the address that somebody tried to sign in by.
-- It has the entry's id, and is kept beside the log, since the log is never changed and this may have to be forgotten.
create table audit_note (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('reason', 'tried')),
  told text not null check (length(told) between 1 and 500),
  created_at timestamptz not null default now()
);
create index audit_note_age on audit_note (created_at) where kind = 'tried';
create index audit_note_tried on audit_note (lower(told)) where kind = 'tried';
