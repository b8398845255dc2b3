-- Reads the whole log once, while it is read and written as ever: some seconds for each ten million entries.
alter table audit_entry validate constraint audit_entry_before;
