-- How many there are is told from the index alone.
create index file_text_listed on file_text (estate_id, created_at desc, id desc) include (section, kind);
drop index file_text_newest;
alter index file_text_listed rename to file_text_newest;
