-- An address gives nothing until whoever reads its mails has opened a link that was sent there. Whoever is here already keeps what
-- they have, and proves the address when they next sign in.

alter table app_user
  add column email_verified_at timestamptz,
  -- What somebody signed in by until another user showed that it is theirs. Until they name a new address, it still lets them in.
  add column lost_email citext check (length(lost_email) <= 254),
  add check (lost_email is null or email_verified_at is null);
create index app_user_lost_email on app_user (lost_email) where lost_email is not null;

-- What a link in a mail proves, once: that its reader reads the mails of this address. It is worth something to its user alone.
create table email_token (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  email citext not null check (length(email) <= 254),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_token_user on email_token (user_id, created_at);
create index email_token_address on email_token (email, created_at);
create index email_token_expiry on email_token (expires_at);

-- A guest's invitation waits without an account until its address is somebody's.
create index guest_invitation_waiting on guest_invitation (lower(email)) where account_id is null;

-- So does what makes somebody an owner whom a company has added an estate for.
create table owner_invitation (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  email citext not null check (length(email) <= 254),
  created_at timestamptz not null default now(),
  unique (estate_id, email)
);
create index owner_invitation_email on owner_invitation (email);
