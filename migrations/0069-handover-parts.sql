-- Everything of a project is more than one file holds: the file with everything comes in parts.
alter table handover_book add unique (estate_id, project_id, id);

create table handover_zip (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  project_id uuid not null,
  book_id uuid not null,
  part int not null check (part > 0),
  file_id uuid not null,
  unique (book_id, part),
  foreign key (estate_id, project_id, book_id) references handover_book (estate_id, project_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index handover_zip_book on handover_zip (estate_id, project_id, book_id, part);
create index handover_zip_file on handover_zip (file_id);
insert into handover_zip (estate_id, project_id, book_id, part, file_id)
  select estate_id, project_id, id, 1, zip_file_id from handover_book where zip_file_id is not null;
