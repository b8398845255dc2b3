-- A book tells what the orders of a project cost. The companies that were called in get a copy without them, and what tells
-- of all prices is read by those who run the project and by the owners alone.
alter table handover_book add column firm_pdf_file_id uuid, add column firm_content_hash bytea check (length(firm_content_hash) = 32),
  add column firm_page_count int, add foreign key (estate_id, firm_pdf_file_id) references file (estate_id, id);
create index handover_book_firm_pdf on handover_book (firm_pdf_file_id) where firm_pdf_file_id is not null;

update file f set section = 'project-priced' where f.section = 'project-inside' and f.id in (
  select pdf_file_id from handover_book union select zip_file_id from handover_book union select file_id from handover_zip);
