-- What all who take part in a project need at hand is a list of its own, beside the drawings and the papers to hand over.
alter table project_document_list drop constraint project_document_list_list_check;
alter table project_document_list add constraint project_document_list_list_check check (list in ('delivery', 'drawings', 'common'));

create or replace function begin_project() returns trigger language plpgsql as $$
begin
  insert into project_document_list (estate_id, project_id, list)
    select new.estate_id, new.id, list from unnest(array['delivery', 'drawings', 'common']) list;
  insert into project_budget (estate_id, project_id) values (new.estate_id, new.id);
  return null;
end $$;

insert into project_document_list (estate_id, project_id, list) select estate_id, id, 'common' from project;
