-- Lets a company in to an estate: asked for by its owner and taken up by the company, or there by default with what the company did.
create table access_link (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  company_id uuid not null references company on delete cascade,
  status text not null default 'unclaimed' check (status in ('unclaimed', 'claimed', 'claimedByDefault')),
  requested_at timestamptz not null default now(),
  claimed_at timestamptz check ((claimed_at is null) = (status = 'unclaimed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, company_id)
);
create index access_link_company on access_link (company_id);
