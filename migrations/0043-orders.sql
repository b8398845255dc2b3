-- What a customer asks to have done, or is offered: priced, released, approved, and never changed afterwards.

create table project_order (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  -- Counted within its project, without a gap where none is deleted.
  number int not null check (number > 0),
  type text not null check (type in ('request', 'quote')),
  status text not null default 'open' check (status in ('open', 'rejectedByPmOrSc', 'readyForCustomer', 'rejectedByCustomer', 'approvedByCustomer')),
  title text not null check (length(title) between 1 and 255),
  description text check (length(description) <= 4000),
  trade text check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter', 'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer', 'realEstateAgent', 'other')),
  subcontractor_id uuid references subcontractor on delete set null,
  due_date date,
  valid_until date,
  price_kind text not null default 'FIXED' check (price_kind in ('FIXED', 'MAXIMUM', 'ESTIMATE', 'HOURLY', 'INDICATION')),
  -- Of work beside the contract: why it is, when the customer was asked, and how many days it adds.
  why_outside text check (length(why_outside) <= 2000),
  asked_on date,
  days_added int check (days_added between 0 and 3650),
  side text not null check (side in ('company', 'subcontractor', 'owner')),
  made_by_account_id uuid references account on delete set null,
  made_by_company_id uuid references company on delete set null,
  made_by_name text not null check (length(made_by_name) between 1 and 255),
  -- As its lines come to; written with them.
  net_ore bigint not null default 0 check (net_ore between 0 and 900000000000),
  vat_ore bigint not null default 0 check (vat_ore >= 0),
  -- Its latest move, which whoever it concerns has seen or not.
  moved_at timestamptz not null default now(),
  moved_by_account_id uuid references account on delete set null,
  -- Since then its customer knows of it, whatever becomes of it.
  released_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, number),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index project_order_project on project_order (project_id, id desc);
create index project_order_estate on project_order (estate_id);
create index project_order_subcontractor on project_order (subcontractor_id) where subcontractor_id is not null;
create index project_order_maker on project_order (made_by_account_id) where made_by_account_id is not null;
create index project_order_company on project_order (made_by_company_id) where made_by_company_id is not null;
create index project_order_mover on project_order (moved_by_account_id) where moved_by_account_id is not null;

create table order_line (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  order_id uuid not null,
  description text not null check (length(description) between 1 and 255),
  -- Thousandths, øre and hundredths of a per cent: whole numbers, so that nothing is lost.
  quantity_milli int not null check (quantity_milli between 1 and 1000000000),
  unit text check (length(unit) between 1 and 20),
  unit_price_ore bigint not null check (unit_price_ore between 0 and 900000000000),
  discount_bp int not null default 0 check (discount_bp between 0 and 10000),
  vat_rate int not null check (vat_rate in (25, 15, 12, 0)),
  net_ore bigint not null check (net_ore between 0 and 900000000000),
  created_at timestamptz not null default now(),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, order_id) references project_order (estate_id, project_id, id) on delete cascade
);
create index order_line_order on order_line (estate_id, project_id, order_id, id);

create table order_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('working', 'application', 'detailed', 'turnkey', 'divided', 'building', 'heatLoss', 'final', 'completion', 'other')),
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  created_at timestamptz not null default now(),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, order_id) references project_order (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index order_document_order on order_document (estate_id, project_id, order_id, id);
create index order_document_file on order_document (file_id);

-- Who did what with an order, when and why; and what the two sides write to each other.
create table order_event (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  order_id uuid not null,
  action text not null check (action in ('create', 'release', 'withdraw', 'reject', 'resend', 'rework', 'approve', 'comment')),
  words text check (length(words) between 1 and 4000),
  account_id uuid references account on delete set null,
  account_name text not null,
  side text not null check (side in ('company', 'subcontractor', 'owner')),
  created_at timestamptz not null default now(),
  check (action not in ('reject', 'comment') or words is not null),
  foreign key (estate_id, project_id, order_id) references project_order (estate_id, project_id, id) on delete cascade
);
create index order_event_order on order_event (estate_id, project_id, order_id, id);
create index order_event_account on order_event (account_id) where account_id is not null;

-- When an account last looked at an order, and when it was last written to about what others write there.
create table order_seen (
  order_id uuid not null references project_order on delete cascade,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz,
  mailed_at timestamptz,
  primary key (account_id, order_id)
);
create index order_seen_order on order_seen (order_id);

-- What was agreed, word for word as it was shown. It names its records, and outlives them: no key goes anywhere.
create table order_approval (
  -- Its order's.
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  -- Canonical JSON, and the SHA-256 of its bytes.
  content text not null,
  content_hash bytea not null check (length(content_hash) = 32),
  file_id uuid,
  file_hash bytea not null check (length(file_hash) = 32),
  approved_at timestamptz not null,
  account_id uuid not null,
  account_name text,
  email text,
  session_hash bytea not null,
  gross_ore bigint not null
);
create index order_approval_project on order_approval (estate_id, project_id);
create index order_approval_account on order_approval (account_id);

create function agreed_stays() returns trigger language plpgsql as $$
begin
  if current_setting('grunnmur.erasing', true) = 'on' then return coalesce(new, old); end if;
  raise exception 'what was approved is never changed' using errcode = 'GR409';
end $$;
create trigger agreed_stays before update or delete on order_approval for each row execute function agreed_stays();

-- Who made, moved or approved orders is forgotten when they are; what was agreed, and its hash, stay. Nothing else may.
create function forget_orderer(forgotten uuid) returns void language plpgsql as $$
begin
  perform set_config('grunnmur.erasing', 'on', true);
  update order_approval set account_name = null, email = null where account_id = forgotten;
  update order_event set account_name = 'Slettet bruker' where account_id = forgotten;
  update project_order set made_by_name = 'Slettet bruker' where made_by_account_id = forgotten;
  perform set_config('grunnmur.erasing', 'off', true);
end $$;

-- An approved order, its lines and its papers stay as they are. What a key does by itself, when an estate, a company or an
-- account goes, is another trigger's doing and passes.
create function approved_stays() returns trigger language plpgsql as $$
declare
  id_of_order uuid := case tg_table_name when 'project_order' then (to_jsonb(old) ->> 'id')::uuid
    else (to_jsonb(coalesce(old, new)) ->> 'order_id')::uuid end;
begin
  if pg_trigger_depth() > 1 or current_setting('grunnmur.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_table_name = 'project_order' then
    if old.status = 'approvedByCustomer' then raise exception 'an approved order is never changed' using errcode = 'GR409'; end if;
  elsif exists (select from project_order o where o.id = id_of_order and o.status = 'approvedByCustomer') then
    raise exception 'an approved order is never changed' using errcode = 'GR409';
  end if;
  return coalesce(new, old);
end $$;
create trigger approved_stays before update or delete on project_order for each row execute function approved_stays();
create trigger approved_stays before insert or update or delete on order_line for each row execute function approved_stays();
create trigger approved_stays before insert or update or delete on order_document for each row execute function approved_stays();
