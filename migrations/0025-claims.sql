-- Somebody who says that an estate is theirs, and what became of it.

create table estate_claim (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The register names the person, by a number that was proven or by one that was only typed; or nobody does.
  evidence text not null check (evidence in ('proven', 'typed', 'none')),
  share_numerator int not null check (share_numerator >= 1),
  share_denominator int not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'denied', 'expired')),
  expires_at timestamptz not null,
  -- A letter to the estate's own address, with a code that is kept as a hash.
  letter_at timestamptz,
  code_hash text,
  code_expires_at timestamptz,
  code_tries int not null default 0 check (code_tries between 0 and 5),
  settled_at timestamptz,
  settled_as text check (settled_as in ('register', 'owner', 'letter', 'administrator')),
  settled_by uuid references app_user on delete set null,
  reason text check (length(reason) between 1 and 500),
  owners_told_at timestamptz,
  created_at timestamptz not null default now(),
  check (share_denominator >= share_numerator),
  check ((state in ('approved', 'denied')) = (settled_as is not null)),
  check ((code_hash is null) = (code_expires_at is null)),
  check (settled_as is distinct from 'administrator' or reason is not null)
);
create unique index estate_claim_waiting on estate_claim (estate_id, account_id) where state = 'waiting';
create index estate_claim_estate on estate_claim (estate_id, id desc);
create index estate_claim_account on estate_claim (account_id, id desc);
create index estate_claim_settler on estate_claim (settled_by) where settled_by is not null;
create index estate_claim_end on estate_claim (expires_at) where state = 'waiting';
create index estate_claim_untold on estate_claim (id) where owners_told_at is null;

-- What the register says of whoever has proven a number, and of whoever has only typed one.
alter table estate_registry_entry add column is_proven boolean not null default false;

-- Somebody may own without a part that is known: what the register gives to others is taken from what was only assumed.
alter table estate_owner drop constraint estate_owner_share_numerator_check;
alter table estate_owner add constraint estate_owner_share_numerator_check check (share_numerator >= 0);
