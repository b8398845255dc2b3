-- The book of a completed project, and all of it in one file; made when nobody waits for it.
create table handover_book (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  language text not null check (language in ('nb', 'en')),
  state text default 'waiting' not null check (state in ('waiting', 'making', 'ready', 'failed')),
  step text default 'content' not null check (step in ('content', 'pictures', 'zip')),
  done int default 0 not null,
  count int default 0 not null,
  page_count int,
  content_hash bytea check (length(content_hash) = 32),
  pdf_file_id uuid,
  zip_file_id uuid,
  ready_at timestamptz,
  created_at timestamptz default now() not null,
  check ((state = 'ready') = (ready_at is not null)),
  check (state <> 'ready' or num_nonnulls(page_count, content_hash, pdf_file_id, zip_file_id) = 4),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade,
  foreign key (estate_id, pdf_file_id) references file (estate_id, id),
  foreign key (estate_id, zip_file_id) references file (estate_id, id)
);
create index handover_book_newest on handover_book (estate_id, project_id, id desc);
create index handover_book_pdf on handover_book (pdf_file_id) where pdf_file_id is not null;
create index handover_book_zip on handover_book (zip_file_id) where zip_file_id is not null;
-- However many ask at once, one is made.
create unique index handover_book_under_way on handover_book (project_id) where state in ('waiting', 'making');

-- Uploads that no record has adopted go with whoever brought them.
create function forget_uploads() returns trigger language plpgsql as $$
begin
  delete from file where owner_account_id = old.id and is_temporary;
  return old;
end $$;
create trigger forget_uploads before delete on account for each row execute function forget_uploads();
