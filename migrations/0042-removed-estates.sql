-- An estate that its owner has removed is nobody's, and can be had back for thirty days. Its place in the land register is free meanwhile.
alter table estate add removed_at timestamptz;
drop index estate_cadastre;
create unique index estate_cadastre on estate (municipality_no, gnr, bnr, fnr, snr) where identity_kind = 'cadastre' and removed_at is null;
drop index estate_share;
create unique index estate_share on estate (organization_number, share_number) where identity_kind = 'share' and removed_at is null;
create index estate_removed on estate (removed_at) where removed_at is not null;

create table removed_estate (
  id uuid primary key default new_id(),
  estate_id uuid not null unique references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  claim_status text not null,
  share_numerator int not null,
  share_denominator int not null,
  created_at timestamptz not null default now()
);
create index removed_estate_account on removed_estate (account_id);
