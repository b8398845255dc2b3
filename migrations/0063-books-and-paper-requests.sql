-- A book can be ended while it is made, and whoever asked for it is told when it is there.
alter table handover_book add asked_by_account_id uuid references account on delete set null;
create index handover_book_asked_by on handover_book (asked_by_account_id) where asked_by_account_id is not null;
alter table handover_book drop constraint handover_book_state_check;
alter table handover_book add constraint handover_book_state_check check (state in ('waiting', 'making', 'ready', 'failed', 'ended'));

-- Who was asked for a paper and has not answered is reminded once.
alter table paper_request add reminded_at timestamptz;
create index paper_request_unanswered on paper_request (created_at) where revoked_at is null and delivered_at is null and reminded_at is null;
