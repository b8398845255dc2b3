-- What was documented stays with the estate, whoever leaves: a project outlives the company that ran it, what was signed keeps
-- the name that it was signed with, and a file the account that brought it.
alter table project alter column company_id drop not null;
alter table project drop constraint project_company_id_fkey;
alter table project add constraint project_company_id_fkey foreign key (company_id) references company on delete set null;
alter table project add company_name text;
update project p set company_name = c.name from company c where c.id = p.company_id;
alter table project alter column company_name set not null;

-- One that nobody runs any more is over.
create function name_project_company() returns trigger language plpgsql as $$
begin
  if new.company_id is null then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.company_name := (select name from company where id = new.company_id);
  end if;
  return new;
end $$;
create trigger name_project_company before insert or update of company_id on project for each row execute function name_project_company();

alter table control_area add completed_by_name text;
alter table control_point add completed_by_name text;
alter table control_point add verified_by_name text;
alter table project_document add added_by_name text;
alter table project_deviation add raised_by_name text;
alter table project_deviation add mended_by_name text;
alter table file alter column owner_account_id drop not null;
alter table file drop constraint file_owner_account_id_fkey;
alter table file add constraint file_owner_account_id_fkey foreign key (owner_account_id) references account on delete set null;

-- The work as the estate keeps it, and what its owner is to be reminded of.
alter table renovation add project_id uuid;
alter table renovation add foreign key (estate_id, project_id) references project (estate_id, id) on delete set null (project_id);
create unique index renovation_project on renovation (estate_id, project_id) where project_id is not null;

create table project_deadline (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('callInspection', 'inspection', 'lastWalk', 'complaint')),
  due_date date not null,
  told_at timestamptz,
  created_at timestamptz default now() not null,
  unique (estate_id, project_id, kind),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index project_deadline_coming on project_deadline (due_date) where told_at is null;
