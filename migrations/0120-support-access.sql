-- A system administrator's look into an estate: asked for with a reason, over within the hour, told to its owners.
create table support_access (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index support_access_estate on support_access (estate_id, id desc);
create index support_access_account on support_access (account_id, ends_at);
create index support_access_user on support_access (user_id);

-- What it lets see are entries like any other, which end with it.
alter table permission add column support_access_id uuid references support_access on delete cascade;
create index permission_support_access on permission (support_access_id) where support_access_id is not null;
