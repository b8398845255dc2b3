-- A link by which whoever was asked brings papers without an account: one for all that they were asked for at once. Its key
-- is kept as a hash alone.
create table supplier_link (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  participant_id uuid references project_participant on delete cascade,
  key_hash bytea not null unique check (length(key_hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz default now() not null,
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index supplier_link_project on supplier_link (project_id, id desc);
create index supplier_link_participant on supplier_link (participant_id) where participant_id is not null;

insert into supplier_link (id, estate_id, project_id, participant_id, key_hash, expires_at, created_at)
select id, estate_id, project_id, participant_id, key_hash, expires_at, created_at from paper_request;

alter table paper_request add column link_id uuid;
update paper_request set link_id = id;
alter table paper_request alter column link_id set not null;
alter table paper_request add constraint paper_request_link_fkey foreign key (estate_id, project_id, link_id)
  references supplier_link (estate_id, project_id, id) on delete cascade;
create index paper_request_link on paper_request (estate_id, project_id, link_id);
alter table paper_request drop column key_hash;
