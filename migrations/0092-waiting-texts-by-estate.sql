-- What waits to be read is taken in turns, an estate at a time.
drop index file_text_waiting;
create index file_text_waiting on file_text (estate_id, id) where state = 'waiting';
