-- What was written lately waits in a list that each search walks through, and which makes the index look so dear that
-- prepared plans read all documents of an estate instead: for one with 5,000 that was 1,084 ms in place of 2.
alter index file_text_search set (fastupdate = off);
select gin_clean_pending_list('file_text_search');
