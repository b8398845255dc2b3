-- What lies in a mailbox is found among an estate's documents.
alter table file_text drop constraint file_text_kind_check;
alter table file_text add check (kind in
  ('report', 'insurance', 'privateDocument', 'drawing', 'otherDocument', 'controlPoint', 'renovation', 'maintenance', 'mailboxDocument'));
create trigger keep_file_text after insert or update of file_id or delete on mailbox_document
  for each row execute function keep_file_text('mailboxDocument', 'custom_name', '', 'company_id');
