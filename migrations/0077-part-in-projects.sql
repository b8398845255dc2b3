-- What somebody is to a project who neither administers the company that runs it nor is kept out. As a function it costs a
-- statement nothing until it is asked: most rows are told to those who lead them, and written out in each statement its
-- tables were made ready every time.
create function part_in_project(project uuid, estate uuid, run_by uuid, account uuid, employer uuid, leads boolean,
  closed_estates uuid[], open_estates uuid[], open_projects uuid[]) returns text language plpgsql stable parallel safe as $$
begin
  if leads and exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role = 'ProjectManager' and (t.account_id = account or s.company_id = employer))
  then return 'manager'; end if;
  if run_by = employer or exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and (t.account_id = account or s.company_id = employer))
  then return 'participant'; end if;
  if estate <> all(closed_estates) and exists (select from estate_owner o where o.estate_id = estate and o.account_id = account)
  then return 'owner'; end if;
  if estate = any(open_estates) or project = any(open_projects) then return 'guest'; end if;
  return null;
end $$;
