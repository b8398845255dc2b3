-- What companies send to the owners of an estate: one mailbox for each company, with its deliveries.
create table mailbox (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  company_id uuid not null references company on delete cascade,
  last_sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (estate_id, company_id)
);
create index mailbox_latest on mailbox (estate_id, last_sent_at desc, id desc);
create index mailbox_company on mailbox (company_id);

create table mailbox_message (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  company_id uuid not null,
  subject text not null check (length(subject) between 1 and 255),
  message text check (length(message) <= 4000),
  sender_account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  unique (estate_id, company_id, id),
  foreign key (estate_id, company_id) references mailbox (estate_id, company_id) on delete cascade
);
create index mailbox_message_newest on mailbox_message (company_id, id desc);
create index mailbox_message_sender on mailbox_message (sender_account_id, created_at);

-- Its file is named here until it is moved to another section of the estate, or deleted: what was sent stays known to the sender.
create table mailbox_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  company_id uuid not null,
  message_id uuid not null,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_name text not null,
  file_type text not null,
  file_size int not null,
  file_id uuid,
  seen_at timestamptz,
  deleted_at timestamptz,
  moved_at timestamptz,
  moved_to text check (moved_to in ('report', 'privateDocument', 'insurance', 'drawing', 'otherDocument')),
  moved_record_id uuid,
  moved_building_id uuid,
  created_at timestamptz not null default now(),
  check (num_nonnulls(file_id, deleted_at, moved_at) >= 1),
  check (file_id is null or num_nonnulls(deleted_at, moved_at) = 0),
  check ((moved_at is null) = (moved_to is null) and (moved_at is null) = (moved_record_id is null)),
  foreign key (estate_id, company_id, message_id) references mailbox_message (estate_id, company_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index mailbox_document_newest on mailbox_document (estate_id, company_id, id desc) where deleted_at is null;
create index mailbox_document_message on mailbox_document (message_id, id);
create index mailbox_document_file on mailbox_document (file_id) where file_id is not null;
create index mailbox_document_unseen on mailbox_document (estate_id, company_id) where seen_at is null and deleted_at is null;
create trigger keep_file_text after insert or update of file_id or delete on mailbox_document
  for each row execute function keep_file_text('mailboxDocument', 'custom_name', '', 'company_id');

-- What the file is like is told after it is gone, too.
create function describe_mailbox_file() returns trigger language plpgsql as $$
begin
  select name, type, size into new.file_name, new.file_type, new.file_size from file where id = new.file_id;
  return new;
end $$;
create trigger describe_mailbox_file before insert on mailbox_document for each row execute function describe_mailbox_file();
