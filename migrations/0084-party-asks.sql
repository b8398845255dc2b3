-- What one party has asked of others: invitations, letters and whatever else is put into somebody's hands. How often within a day
-- is counted here, so that all instances count alike. Who asked, or who was asked, is kept as a hash, and no longer than it counts.
create table party_ask (
  id uuid primary key default new_id(),
  kind text not null check (length(kind) between 1 and 60),
  party_hash bytea not null check (length(party_hash) = 32),
  asked_at timestamptz not null default now()
);
create index party_ask_party on party_ask (kind, party_hash, asked_at);
create index party_ask_age on party_ask (asked_at);
