-- The year wheel as a calendar, for whoever has the address. Its secret is found by its hash and kept sealed, as a public
-- link's. A feed that is taken back is gone, and it goes with the account that made it.
create table calendar_feed (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  key_hash bytea not null unique,
  key_sealed bytea not null,
  -- Everybody's tasks, or those of one owner, of the owners together, or of a supplier.
  responsible_kind text check (responsible_kind in ('landlord', 'supplier')),
  responsible_id uuid,
  language text not null check (language in ('nb', 'en')),
  -- Who made it.
  account_id uuid not null references account on delete cascade,
  last_fetched_at timestamptz,
  created_at timestamptz not null default now(),
  check (responsible_id is null or responsible_kind is not null),
  check (responsible_kind <> 'supplier' or responsible_id is not null)
);
create index calendar_feed_estate on calendar_feed (estate_id, created_at desc, id desc);
create index calendar_feed_account on calendar_feed (account_id);
