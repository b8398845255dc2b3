-- What an estate is worth to its owner. Amounts are whole øre.
alter table estate
  add purchase_price_ore bigint check (purchase_price_ore >= 0),
  add purchased_on date,
  add tax_value_ore bigint check (tax_value_ore >= 0),
  add loan_ore bigint check (loan_ore >= 0),
  add shared_debt_ore bigint check (shared_debt_ore >= 0),
  add monthly_shared_cost_ore bigint check (monthly_shared_cost_ore >= 0);

-- Each estimate stays with its day; of one day there is one.
create table estate_value_estimate (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate (id) on delete cascade,
  valued_on date not null,
  amount_ore bigint not null check (amount_ore >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, valued_on)
);
