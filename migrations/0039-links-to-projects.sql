-- A public link may show one project, and of its estate nothing but where it stands.
alter table public_link add project_id uuid,
  add foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade;
create index public_link_project on public_link (estate_id, project_id) where project_id is not null;
