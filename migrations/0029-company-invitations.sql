-- Somebody whom a company wants to have is asked. Until they say yes the account is nobody's, and the company sees what it has typed.

alter table account
  alter column user_id drop not null,
  add column invited_email citext check (length(invited_email) <= 254),
  add column invited_first_name text,
  add column invited_last_name text,
  add column invited_phone text,
  -- Who has left a company keeps the account that its records refer to, and can do nothing with it.
  add column left_at timestamptz,
  add check (num_nonnulls(invited_email, invited_first_name, invited_last_name) = case when user_id is null then 3 else 0 end),
  add check (user_id is not null or account_type = 'company'),
  add check (left_at is null or is_disabled);
create unique index account_invited on account (company_id, invited_email) where user_id is null;
create index account_invited_email on account (invited_email) where user_id is null;
