-- Paid plans, how they are ordered, what they cost, and what the licence office does to them.

-- What a licence is ordered with: made first, used once, so that an order sent twice is one order.
create table purchase_order (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index purchase_order_account on purchase_order (account_id);
create index purchase_order_unused on purchase_order (created_at) where used_at is null;

-- The number last given out. It is raised in the transaction that uses it, so that none is ever missing.
create table invoice_series (
  name text primary key,
  last_number int not null
);
insert into invoice_series (name, last_number) values ('licence', 10000);

-- One without a plan is for what has no end of its own, such as a supplier's access that an owner pays for.
create table licence_invoice (
  id uuid primary key default new_id(),
  number int not null unique,
  account_id uuid references account on delete set null,
  company_id uuid references company on delete set null,
  plan text check (plan in ('CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS')),
  valid_from timestamptz not null,
  valid_to timestamptz,
  issued_on date not null,
  due_on date not null,
  net_ore bigint not null,
  vat_ore bigint not null,
  gross_ore bigint not null check (gross_ore = net_ore + vat_ore),
  -- Seller, buyer and lines, as they stood on the day.
  content jsonb not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(account_id, company_id) <= 1),
  check ((plan is null) = (valid_to is null))
);
create index licence_invoice_account on licence_invoice (account_id, id desc) where account_id is not null;
create index licence_invoice_company on licence_invoice (company_id, id desc) where company_id is not null;

create function invoice_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice stays as it was sent' using errcode = 'insufficient_privilege';
end $$;
create trigger invoice_is_kept before delete or update of number, plan, valid_from, valid_to, issued_on, due_on, net_ore, vat_ore, gross_ore, content
  on licence_invoice for each row execute function invoice_is_kept();

create table licence (
  id uuid primary key default new_id(),
  account_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  plan text not null check (plan in ('CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS')),
  valid_from timestamptz not null default now(),
  valid_to timestamptz not null,
  purchase_order_id uuid unique references purchase_order on delete set null,
  invoice_id uuid references licence_invoice,
  -- How many days before the end its holder was last reminded.
  reminded_days int check (reminded_days in (30, 7)),
  created_at timestamptz not null default now(),
  check ((account_id is null) <> (company_id is null)),
  check ((plan = 'CUSTOMER_PLUS') = (account_id is not null)),
  check (valid_to >= valid_from)
);
create index licence_account on licence (account_id) where account_id is not null;
create index licence_company on licence (company_id) where company_id is not null;
create index licence_invoice_of on licence (invoice_id) where invoice_id is not null;
create index licence_end on licence (valid_to);
create trigger raise_session_version after insert or update or delete on licence for each row execute function raise_session_version();

-- What was given, prolonged or ended by hand, and why.
create table licence_adjustment (
  id uuid primary key default new_id(),
  account_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  plan text not null check (plan in ('CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS')),
  change text not null check (change in ('GRANT', 'EXTEND', 'END')),
  valid_to timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  made_by uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  check ((account_id is null) <> (company_id is null))
);
create index licence_adjustment_account on licence_adjustment (account_id, id desc) where account_id is not null;
create index licence_adjustment_company on licence_adjustment (company_id, id desc) where company_id is not null;
create index licence_adjustment_made_by on licence_adjustment (made_by);
