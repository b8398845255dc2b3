-- A number in the company register is anybody's to type. What was addressed to a firm is bound to whoever registers its number here
-- only once it is proven that they are that firm, or by a contact whose address is proven, or when whoever addressed it says so.

alter table company
  add column proven_at timestamptz,
  -- A person whom the register names has proven who they are; or an administrator of the whole has looked into it.
  add column proven_by text check (proven_by in ('register', 'administrator')),
  add column proven_role text,
  add column proof_reason text check (length(proof_reason) between 1 and 500),
  add column confirmed_by uuid references app_user on delete set null,
  -- Somebody like the one whom the register names: for an administrator to look into.
  add column doubted_at timestamptz,
  add check ((proven_at is null) = (proven_by is null)),
  add check ((proven_by = 'administrator') is not distinct from (proof_reason is not null) or proven_by is null and proof_reason is null);
create index company_confirmed_by on company (confirmed_by) where confirmed_by is not null;
create index company_unproven on company (created_at desc, id desc) where proven_at is null;

-- Whom the sample of the company register names in a role.
create table register_company_role (
  organization_number char(9) not null references register_company on delete cascade,
  name text not null,
  birthdate date not null,
  role text not null,
  primary key (organization_number, name, role)
);
insert into register_company_role (organization_number, name, birthdate, role)
select organization_number, (array['KARI ANNE NORDMANN', 'OLA HANSEN', 'BERIT LUND', 'PER STRAND', 'SIRI LIEN'])[1 + n % 5],
  date '1961-03-14' + n * 97 % 12000, 'Daglig leder'
from (select organization_number, row_number() over (order by organization_number)::int n from register_company) c;

-- The company that goes by a number, as far as that is known: proven, or with an administrator who reads the mails of the contact.
create function company_of(asked_number char(9), contact text) returns uuid language sql stable as $$
  select c.id from company c where c.organization_number = asked_number and (c.proven_at is not null or exists (
    select from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin' join app_user u on u.id = a.user_id
    where a.company_id = c.id and not a.is_disabled and u.email = contact::citext and u.email_verified_at is not null))
$$;

create or replace function finds_company_of_number() returns trigger language plpgsql as $$
begin
  -- What was bound stays bound to the number.
  if tg_op = 'UPDATE' and new.company_id is not null and new.organization_number is not distinct from old.organization_number then
    return new;
  end if;
  new.company_id := company_of(new.organization_number, new.email);
  return new;
end $$;
drop trigger subcontractor_company on subcontractor;
create trigger subcontractor_company before insert or update of organization_number, email on subcontractor
  for each row execute function finds_company_of_number();
drop trigger maintenance_supplier_company on maintenance_supplier;
create trigger maintenance_supplier_company before insert or update of organization_number, email on maintenance_supplier
  for each row execute function finds_company_of_number();

drop trigger company_subcontractors on company;
drop function company_finds_subcontractors();
drop trigger company_suppliers on company;
drop function company_finds_suppliers();

-- Binds what waits for a company, where it may now.
create function bind_company(found uuid) returns void language sql as $$
  update subcontractor s set company_id = found from company c where c.id = found and s.organization_number = c.organization_number
    and s.company_id is null and s.owner_company_id <> found and company_of(s.organization_number, s.email) = found;
  update maintenance_supplier s set company_id = found from company c where c.id = found and s.organization_number = c.organization_number
    and s.company_id is null and company_of(s.organization_number, s.email) = found;
$$;
create function company_is_proven() returns trigger language plpgsql as $$
begin
  perform bind_company(new.id);
  return null;
end $$;
create trigger company_proven after update of proven_at on company for each row
  when (old.proven_at is null and new.proven_at is not null) execute function company_is_proven();
create trigger company_comes_proven after insert on company for each row when (new.proven_at is not null) execute function company_is_proven();

create function administrator_is_known() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'account_role' then
    perform bind_company(a.company_id) from account a where a.id = new.account_id and a.company_id is not null and a.user_id is not null;
  elsif tg_table_name = 'account' then
    perform bind_company(new.company_id);
  else
    perform bind_company(a.company_id) from account a where a.user_id = new.id and a.company_id is not null;
  end if;
  return null;
end $$;
create trigger administrator_named after insert on account_role for each row when (new.role = 'Company.Admin')
  execute function administrator_is_known();
create trigger administrator_comes after update of user_id on account for each row
  when (new.company_id is not null and new.user_id is not null and old.user_id is null) execute function administrator_is_known();
create trigger administrator_proven after update of email, email_verified_at on app_user for each row
  when (new.email_verified_at is not null and (old.email_verified_at is null or old.email <> new.email)) execute function administrator_is_known();
