-- The papers of a project, list by list; of each paper the files before the newest are kept. And its budget.
create table project_document_list (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  list text not null check (list in ('delivery', 'drawings')),
  version int default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  unique (estate_id, project_id, list),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);

create table project_document (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  list text not null,
  document_type text not null check (document_type in ('workingDrawing', 'applicationDrawing', 'detailedDrawing', 'fdv', 'productDocumentation',
    'otherDocumentation', 'contract', 'deliveryDescription', 'constructionApplication', 'heatLossCalculation', 'finalReport', 'completionCertificate')),
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  added_by_account_id uuid references account on delete set null,
  version int default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  unique (estate_id, project_id, id),
  foreign key (estate_id, project_id, list) references project_document_list (estate_id, project_id, list) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index project_document_order on project_document (estate_id, project_id, list, document_type, id);
create index project_document_current on project_document (file_id);
create index project_document_adder on project_document (added_by_account_id) where added_by_account_id is not null;
create trigger keep_file_text after insert or delete or update on project_document
  for each row execute function keep_file_text('otherDocument', 'custom_name', 'document_type', 'id');

create table project_document_file (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  document_id uuid not null,
  file_id uuid not null,
  created_at timestamptz default now() not null,
  foreign key (estate_id, project_id, document_id) references project_document (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index project_document_file_document on project_document_file (estate_id, project_id, document_id, id);
create index project_document_file_file on project_document_file (file_id);

create table project_document_seen (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  list text not null,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null,
  unique (account_id, project_id, list),
  foreign key (estate_id, project_id, list) references project_document_list (estate_id, project_id, list) on delete cascade
);
create index project_document_seen_list on project_document_seen (estate_id, project_id, list);

create table project_budget (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  is_locked boolean default false not null,
  version int default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  unique (estate_id, project_id),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);

create table project_budget_line (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  trade text not null check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  description text check (length(description) between 1 and 255),
  amount_ore bigint not null check (amount_ore between 0 and 10000000000000),
  sort_order int not null,
  created_at timestamptz default now() not null,
  foreign key (estate_id, project_id) references project_budget (estate_id, project_id) on delete cascade
);
create index project_budget_line_order on project_budget_line (estate_id, project_id, sort_order, id);

-- Each project has both lists and a budget from its first day, so that each is there to be read and to be held.
create function begin_project() returns trigger language plpgsql as $$
begin
  insert into project_document_list (estate_id, project_id, list) values (new.estate_id, new.id, 'delivery'), (new.estate_id, new.id, 'drawings');
  insert into project_budget (estate_id, project_id) values (new.estate_id, new.id);
  return null;
end $$;
create trigger begin_project after insert on project for each row execute function begin_project();
insert into project_document_list (estate_id, project_id, list)
  select p.estate_id, p.id, l.list from project p cross join (values ('delivery'), ('drawings')) l (list);
insert into project_budget (estate_id, project_id) select estate_id, id from project;
