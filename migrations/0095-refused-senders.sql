-- Whom an address wants no mail from: a company, or a person who writes for themselves. Said by whoever reads the mails there,
-- with or without an account; who is refused is told nothing.
create table refused_sender (
  id uuid primary key default new_id(),
  email citext not null check (length(email::text) <= 254),
  company_id uuid references company on delete cascade,
  user_id uuid references app_user on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(company_id, user_id) = 1),
  unique (company_id, email),
  unique (user_id, email)
);
create index refused_sender_email on refused_sender (email);
