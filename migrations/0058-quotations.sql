-- What several firms would take for the same work: each prices for itself, beside the order that one of them is taken over into.

create table order_quotation (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  order_id uuid not null,
  subcontractor_id uuid references subcontractor on delete set null,
  -- As it was called when it was asked.
  firm_name text not null check (length(firm_name) between 1 and 255),
  status text not null default 'asked' check (status in ('asked', 'given', 'declined', 'taken')),
  answer_by date,
  asked_at timestamptz not null default now(),
  asked_by_account_id uuid references account on delete set null,
  answered_at timestamptz,
  answered_by_account_id uuid references account on delete set null,
  starts_on date,
  ends_on date,
  valid_until date,
  -- How many days later the project ends because of it.
  days_added int check (days_added between 0 and 3650),
  reservations text check (length(reservations) between 1 and 2000),
  -- Why it was declined.
  words text check (length(words) between 1 and 2000),
  -- As its lines come to; written with them.
  net_ore bigint not null default 0 check (net_ore between 0 and 900000000000),
  vat_ore bigint not null default 0 check (vat_ore >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, subcontractor_id),
  unique (estate_id, project_id, id),
  check (ends_on >= starts_on),
  check (status = 'asked' or answered_at is not null),
  foreign key (estate_id, project_id, order_id) references project_order (estate_id, project_id, id) on delete cascade
);
create index order_quotation_order on order_quotation (estate_id, project_id, order_id, id);
create index order_quotation_subcontractor on order_quotation (subcontractor_id, id desc) where subcontractor_id is not null;
create index order_quotation_asker on order_quotation (asked_by_account_id) where asked_by_account_id is not null;
create index order_quotation_answerer on order_quotation (answered_by_account_id) where answered_by_account_id is not null;
-- One is taken over, and one only.
create unique index order_quotation_taken on order_quotation (order_id) where status = 'taken';

create table quotation_line (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  quotation_id uuid not null,
  description text not null check (length(description) between 1 and 255),
  quantity_milli int not null check (quantity_milli between 1 and 1000000000),
  unit text check (length(unit) between 1 and 20),
  unit_price_ore bigint not null check (unit_price_ore between 0 and 900000000000),
  discount_bp int not null default 0 check (discount_bp between 0 and 10000),
  vat_rate int not null check (vat_rate in (25, 15, 12, 0)),
  net_ore bigint not null check (net_ore between 0 and 900000000000),
  created_at timestamptz not null default now(),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, quotation_id) references order_quotation (estate_id, project_id, id) on delete cascade
);
create index quotation_line_quotation on quotation_line (estate_id, project_id, quotation_id, id);

create table quotation_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  quotation_id uuid not null,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  created_at timestamptz not null default now(),
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, quotation_id) references order_quotation (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index quotation_document_quotation on quotation_document (estate_id, project_id, quotation_id, id);
create index quotation_document_file on quotation_document (file_id);

alter table order_event drop constraint order_event_action_check;
alter table order_event add constraint order_event_action_check
  check (action in ('create', 'ask', 'takeOver', 'release', 'withdraw', 'reject', 'resend', 'rework', 'approve', 'comment'));
