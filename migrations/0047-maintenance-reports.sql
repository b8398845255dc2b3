-- Reports of a maintenance plan: what their makers say in them, and what became of them once they were made.

create table maintenance_report (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  title text not null check (length(title) between 1 and 255),
  report_type text not null default 'conditionReport' check (report_type in ('otherReport', 'valueRate', 'damageReport', 'conditionReport')),
  from_year int not null check (from_year between 1900 and 2200),
  to_year int not null,
  -- None for all that are in the plan.
  building_ids uuid[] not null default '{}',
  summary text check (length(summary) <= 4000),
  condition text check (length(condition) <= 4000),
  proposals text check (length(proposals) <= 4000),
  economy text check (length(economy) <= 4000),
  image_file_id uuid,
  author_account_id uuid references account on delete set null,
  -- Accounts that are told once it is made.
  recipient_ids uuid[] not null default '{}',

  -- Since when it is being made, by whom, in which language, and how far that has come.
  asked_at timestamptz,
  asked_by_account_id uuid references account on delete set null,
  language text check (language in ('nb', 'en')),
  progress int not null default 0 check (progress between 0 and 100),
  failure text check (failure in ('noRoom', 'failed')),

  -- What was printed, as JSON, and the SHA-256 of the paper.
  generated_at timestamptz,
  content text,
  file_id uuid,
  file_hash bytea check (length(file_hash) = 32),

  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (to_year between from_year and from_year + 29),
  check (num_nonnulls(generated_at, content, file_hash) in (0, 3)),
  unique (estate_id, id),
  foreign key (estate_id, image_file_id) references file (estate_id, id),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index maintenance_report_order on maintenance_report (estate_id, id desc);
create index maintenance_report_image on maintenance_report (image_file_id) where image_file_id is not null;
create index maintenance_report_file on maintenance_report (file_id) where file_id is not null;
create index maintenance_report_author on maintenance_report (author_account_id) where author_account_id is not null;
create index maintenance_report_asker on maintenance_report (asked_by_account_id) where asked_by_account_id is not null;

-- Papers that go with a report: uploads of its own, and documents that stand elsewhere on the estate and may go from there.
create table maintenance_report_document (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  report_id uuid not null,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null references file on delete cascade,
  created_at timestamptz not null default now(),
  unique (report_id, file_id),
  foreign key (estate_id, report_id) references maintenance_report (estate_id, id) on delete cascade
);
create index maintenance_report_document_report on maintenance_report_document (estate_id, report_id, id);
create index maintenance_report_document_file on maintenance_report_document (file_id);

-- A report that was made stays as it was made. What a key does by itself, when an account goes, is another trigger's doing.
create function made_report_stays() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and old.generated_at is not null then
    raise exception 'a report that was made is never changed' using errcode = 'GR409';
  end if;
  return new;
end $$;
create trigger made_report_stays before update on maintenance_report for each row execute function made_report_stays();

-- Guests start without the reports, those who were invited before as well.
insert into permission (account_id, guest_invitation_id, subject, effect, action, expiration_date)
  select g.account_id, g.id, 'estate/' || g.estate_id || '/maintenance-reports', 'deny', 'read', g.expires_at
    from guest_invitation g where g.account_id is not null;
update guest_invitation set restrictions = restrictions || '{maintenance-reports}'::text[];
