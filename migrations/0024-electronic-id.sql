-- Signing in by somebody who knows the person, and identity numbers that are proven that way.

-- A user as a provider knows them: who has shown it to be theirs may sign in by it.
create table sign_in_link (
  id uuid primary key default new_id(),
  user_id uuid not null references app_user on delete cascade,
  issuer text not null check (length(issuer) <= 2000),
  subject text not null check (length(subject) between 1 and 255),
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index sign_in_link_user on sign_in_link (user_id);

-- On the way to a provider and back, once, in one browser, within ten minutes.
create table sign_in_round (
  id uuid primary key default new_id(),
  state_hash bytea not null unique,
  browser_hash bytea not null,
  provider text not null,
  purpose text not null check (purpose in ('signIn', 'link', 'prove')),
  -- Whoever was signed in as it began; nobody where it is to sign in.
  user_id uuid references app_user on delete cascade,
  -- What shows that an answer belongs to this round.
  secrets_sealed bytea not null,
  return_to text not null check (length(return_to) <= 2000),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((purpose = 'signIn') = (user_id is null))
);
create index sign_in_round_expiry on sign_in_round (expires_at);
create index sign_in_round_user on sign_in_round (user_id) where user_id is not null;

alter table app_user add column identity_proven_at timestamptz;
alter table session add column provider text;
