-- What was done can be corrected and taken back. A correction is held to the version that it was read at; `set_aside` is
-- what was moved in the series when it was done, which taking it back moves again.
alter table maintenance_occurrence
  add column version int not null default 1,
  add column set_aside jsonb;
