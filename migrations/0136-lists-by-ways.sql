-- Which company runs the project of an order, kept beside it: so a large company's orders are found newest first by an index.
-- It follows the project's own, and so needs no foreign key.
alter table project_order add column run_by_company_id uuid;
create function order_is_run_by() returns trigger language plpgsql as $$
begin
  select company_id into new.run_by_company_id from project where id = new.project_id for share;
  return new;
end
$$;
create trigger order_is_run_by before insert on project_order for each row execute function order_is_run_by();
create function project_runs_orders() returns trigger language plpgsql as $$
begin
  update project_order set run_by_company_id = new.company_id where project_id = new.id;
  return null;
end
$$;
create trigger project_runs_orders after update of company_id on project for each row
  when (old.company_id is distinct from new.company_id) execute function project_runs_orders();
-- What is approved is not changed by this.
alter table project_order disable trigger approved_stays;
update project_order o set run_by_company_id = p.company_id from project p where p.id = o.project_id;
alter table project_order enable trigger approved_stays;

-- What lists look at stands in the index itself, in the order in which they tell it.
create index project_order_run_by on project_order (run_by_company_id, id desc) include (status, type, project_id, estate_id);
drop index project_order_subcontractor;
create index project_order_subcontractor on project_order (subcontractor_id, id desc) include (status, type, project_id, estate_id)
  where subcontractor_id is not null;
create index project_order_made_elsewhere on project_order (made_by_company_id, id desc) include (status, type, project_id, estate_id)
  where made_by_company_id is distinct from run_by_company_id;
drop index project_order_estate;
create index project_order_estate on project_order (estate_id, id desc);
drop index project_company;
create index project_company on project (company_id, id desc) include (closed_at, estate_id);
create index project_participant_managing on project_participant (subcontractor_id, project_id) where role = 'ProjectManager';
