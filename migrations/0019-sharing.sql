-- Who sees an estate beside its owners: guests, those who help, what either may, public links, and companies.

-- Whom an owner lets in to an estate. What that permits are entries of its own, which come and go with it.
create table guest_invitation (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid references account on delete cascade,
  email text not null check (length(email) <= 254),
  -- What the owner calls the guest; what a guest is called themselves is nobody's to know.
  name text check (length(name) between 1 and 255),
  access_level text not null check (access_level in ('read', 'edit')),
  restrictions text[] not null default '{}',
  expires_at timestamptz,
  state text not null default 'CREATED' check (state in ('CREATED', 'CONFIRMED')),
  invited_by uuid references account on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, estate_id)
);
create unique index guest_invitation_email on guest_invitation (estate_id, lower(email));
create index guest_invitation_estate on guest_invitation (estate_id, id desc);
create index guest_invitation_inviter on guest_invitation (invited_by) where invited_by is not null;

-- Who owns an estate is no guest there any more.
create function owner_is_no_guest() returns trigger language plpgsql as $$
begin
  delete from guest_invitation where estate_id = new.estate_id and account_id = new.account_id;
  return null;
end $$;
create trigger owner_is_no_guest after insert on estate_owner for each row execute function owner_is_no_guest();

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

-- What an account may do to a subject, or may not. An entry of an invitation or of a look ends with it.
create table permission (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  subject text not null,
  effect text not null default 'allow' check (effect in ('allow', 'deny')),
  action text check (action in ('create', 'read', 'update', 'delete')),
  guest_invitation_id uuid references guest_invitation on delete cascade,
  support_access_id uuid references support_access on delete cascade,
  expiration_date timestamptz,
  created_at timestamptz not null default now()
);
create index permission_account on permission (account_id, subject);
-- Who holds entries on an estate.
create index permission_subject on permission (subject);
create index permission_guest_invitation on permission (guest_invitation_id) where guest_invitation_id is not null;
create index permission_support_access on permission (support_access_id) where support_access_id is not null;
create trigger raise_session_version after insert or update or delete on permission for each row execute function raise_session_version();

create table public_link (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  -- What its owner calls it.
  name text check (length(name) between 1 and 100),
  key_hash bytea not null unique,
  key_sealed bytea not null,
  sections text[] not null,
  -- As a session's: raised by every change of what the link shows.
  version int not null default 1,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Visits are counted in memory and added up here in batches.
  visits int not null default 0 check (visits >= 0),
  last_visit_at timestamptz,
  created_by uuid not null references account,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (cardinality(sections) <= 20)
);
create index public_link_estate on public_link (estate_id);
create index public_link_created_by on public_link (created_by);

-- Lets a company in to an estate: asked for by its owner and taken up by the company, or there by default with what the company
-- did. An owner may ask a supplier whose company is not here yet: the request waits for it, and finds it when it comes.
create table access_link (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  company_id uuid references company on delete cascade,
  -- The supplier that the company was let in as.
  supplier_id uuid,
  status text not null default 'unclaimed' check (status in ('unclaimed', 'claimed', 'claimedByDefault')),
  requested_at timestamptz not null default now(),
  claimed_at timestamptz check ((claimed_at is null) = (status = 'unclaimed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (company_id is not null or (supplier_id is not null and status = 'unclaimed')),
  unique (estate_id, company_id),
  foreign key (estate_id, supplier_id) references maintenance_supplier (estate_id, id) on delete set null (supplier_id)
);
create index access_link_company on access_link (company_id);
create index access_link_supplier on access_link (estate_id, supplier_id) where supplier_id is not null;
create unique index access_link_waiting on access_link (estate_id, supplier_id) where company_id is null;

-- As long as nobody has claimed it, a request is for whoever the supplier is.
create function access_link_follows_supplier() returns trigger language plpgsql as $$
begin
  delete from access_link l where l.estate_id = new.estate_id and l.supplier_id = new.id and l.status = 'unclaimed'
    and exists (select from access_link o where o.estate_id = l.estate_id and o.company_id = new.company_id and o.id <> l.id);
  update access_link set company_id = new.company_id, updated_at = now()
    where estate_id = new.estate_id and supplier_id = new.id and status = 'unclaimed';
  return null;
end $$;
create trigger access_link_follows_supplier after update on maintenance_supplier for each row
  when (new.company_id is distinct from old.company_id) execute function access_link_follows_supplier();

-- With a supplier goes what was asked of it; whom it let in stays until an owner ends that.
create function forget_access_requests() returns trigger language plpgsql as $$
begin
  delete from access_link where estate_id = old.estate_id and supplier_id = old.id and status = 'unclaimed';
  return old;
end $$;
create trigger forget_access_requests before delete on maintenance_supplier for each row execute function forget_access_requests();

-- When an account last read something of an estate: noted in memory, written in batches, to the nearest minutes.
create table estate_visit (
  estate_id uuid not null references estate on delete cascade,
  account_id uuid not null references account on delete cascade,
  last_at timestamptz not null,
  primary key (estate_id, account_id)
);
create index estate_visit_account on estate_visit (account_id);
