-- An owner of the estate can be named in a project. It gives them nothing that an owner has not, and ends with what they own.
alter table project_participant drop constraint project_participant_role_check,
  add constraint project_participant_role_check check (role in ('ProjectManager', 'Subcontractor', 'Owner')),
  add constraint project_participant_owner_check check (role <> 'Owner' or account_id is not null);

create function owner_leaves_projects() returns trigger language plpgsql as $$
begin
  delete from project_participant where role = 'Owner' and account_id = old.account_id and estate_id = old.estate_id;
  return null;
end $$;
create trigger owner_leaves_projects after delete on estate_owner for each row execute function owner_leaves_projects();

create or replace function builds_on(estate uuid, account uuid, employer uuid) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from project p where p.estate_id = estate and p.closed_at is null
    and (p.company_id = employer or exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
      where t.estate_id = p.estate_id and t.project_id = p.id and t.role <> 'Owner' and (t.account_id = account or s.company_id = employer))));
end $$;

create or replace function part_in_project(project uuid, estate uuid, run_by uuid, account uuid, employer uuid, leads boolean, closed_estates uuid[], open_estates uuid[], open_projects uuid[])
  returns text language plpgsql stable parallel safe as $$
begin
  if leads and exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role = 'ProjectManager' and (t.account_id = account or s.company_id = employer))
  then return 'manager'; end if;
  if exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role <> 'Owner' and (t.account_id = account or s.company_id = employer))
  then return 'participant'; end if;
  if estate <> all(closed_estates) and exists (select from estate_owner o where o.estate_id = estate and o.account_id = account)
  then return 'owner'; end if;
  if estate = any(open_estates) or project = any(open_projects) then return 'guest'; end if;
  return null;
end $$;
