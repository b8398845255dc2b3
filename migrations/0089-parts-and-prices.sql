-- Of the people of the company that runs a project those take part who were given a part; whoever administers it leads.
-- Whoever has had a hand in one that goes on has a part in it from now on.
insert into project_participant (estate_id, project_id, role, account_id, confirmed_at)
select p.estate_id, p.id, 'Subcontractor', a.id, now()
from project p join account a on a.company_id = p.company_id and not a.is_disabled and a.user_id is not null
where p.closed_at is null
  and not exists (select from project_participant t where t.project_id = p.id and t.account_id = a.id)
  and (exists (select from control_point c where c.project_id = p.id and a.id in (c.completed_by_account_id, c.verified_by_account_id))
    or exists (select from control_area c where c.project_id = p.id and c.completed_by_account_id = a.id)
    or exists (select from project_document d where d.project_id = p.id and d.added_by_account_id = a.id)
    or exists (select from project_deviation d where d.project_id = p.id and a.id in (d.raised_by_account_id, d.mended_by_account_id))
    or exists (select from project_order o where o.project_id = p.id and o.made_by_account_id = a.id)
    or exists (select from order_event e where e.project_id = p.id and e.account_id = a.id));

create or replace function part_in_project(project uuid, estate uuid, run_by uuid, account uuid, employer uuid, leads boolean,
  closed_estates uuid[], open_estates uuid[], open_projects uuid[])
returns text language plpgsql stable parallel safe as $$
begin
  if leads and exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role = 'ProjectManager' and (t.account_id = account or s.company_id = employer))
  then return 'manager'; end if;
  if exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and (t.account_id = account or s.company_id = employer))
  then return 'participant'; end if;
  if estate <> all(closed_estates) and exists (select from estate_owner o where o.estate_id = estate and o.account_id = account)
  then return 'owner'; end if;
  if estate = any(open_estates) or project = any(open_projects) then return 'guest'; end if;
  return null;
end $$;

-- Since when an order is for whoever is to do it: what was said of it before is not that company's to read.
alter table project_order add column given_at timestamptz not null default now();
-- An approved order stays as it was agreed to; since when it was its company's is no part of that.
alter table project_order disable trigger approved_stays;
update project_order o set given_at = coalesce((select max(e.created_at) from order_event e where e.order_id = o.id and e.action = 'takeOver'), o.created_at);
alter table project_order enable trigger approved_stays;

-- Which of the companies that were called in brought a paper. Of an order that one of them made they are taken to be its own.
alter table order_document add column company_id uuid references company (id) on delete set null;
create index order_document_company on order_document (company_id) where company_id is not null;
alter table order_document disable trigger approved_stays;
update order_document d set company_id = o.made_by_company_id from project_order o where o.id = d.order_id and o.side = 'subcontractor';
alter table order_document enable trigger approved_stays;
