-- How many documents each section of an estate has, which is told with each page of them.
create table document_count (
  estate_id uuid not null references estate on delete cascade,
  section text not null,
  documents int not null,
  primary key (estate_id, section)
);

create function count_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count as kept (estate_id, section, documents)
      select estate_id, section, count(*) from added group by estate_id, section order by estate_id, section
      on conflict (estate_id, section) do update set documents = kept.documents + excluded.documents;
  elsif tg_op = 'DELETE' then
    update document_count kept set documents = kept.documents - gone.documents
      from (select estate_id, section, count(*) documents from removed group by estate_id, section) gone
      where gone.estate_id = kept.estate_id and gone.section = kept.section;
  else
    insert into document_count as kept (estate_id, section, documents)
      select estate_id, section, sum(n) from (select estate_id, section, 1 n from added union all select estate_id, section, -1 from removed) changed
        group by estate_id, section having sum(n) <> 0 order by estate_id, section
      on conflict (estate_id, section) do update set documents = kept.documents + excluded.documents;
  end if;
  return null;
end $$;
create trigger count_added_documents after insert on file_text
  referencing new table as added for each statement execute function count_documents();
create trigger count_changed_documents after update on file_text
  referencing old table as removed new table as added for each statement execute function count_documents();
create trigger count_removed_documents after delete on file_text
  referencing old table as removed for each statement execute function count_documents();

insert into document_count (estate_id, section, documents)
  select estate_id, section, count(*) from file_text group by estate_id, section;
