-- Files: what is known of each content in the file store, whose it is, and how much room it takes up.

-- It lies with the account that uploaded it until a record of an estate or of a company takes it along.
create table file (
  id uuid primary key default new_id(),
  name text not null check (length(name) between 1 and 255),
  url_name text not null,
  type text not null,
  size int not null check (size > 0),
  sha256 bytea not null,
  width int,
  height int,
  purpose text not null check (purpose in ('image', 'document')),

  owner_account_id uuid not null references account on delete cascade,
  is_temporary boolean not null default true,
  expires_at timestamptz,

  estate_id uuid references estate on delete cascade,
  company_id uuid references company on delete cascade,
  section text,
  -- What belongs to a project is read by whoever sees the project, and not by all who see the estate.
  project_id uuid,

  created_at timestamptz not null default now(),
  check (is_temporary = (expires_at is not null)),
  check (project_id is null or estate_id is not null),
  constraint file_place_check check ((section is null) = (num_nonnulls(estate_id, company_id) = 0) and num_nonnulls(estate_id, company_id) <= 1),
  -- What names a file names its estate or its company as well, so that it can only have one of its own.
  unique (estate_id, id),
  unique (company_id, id)
);
create index file_owner on file (owner_account_id) where is_temporary;
create index file_expiry on file (expires_at) where is_temporary;
create index file_picture on file (estate_id, id) where purpose = 'image' and not is_temporary;
create index file_project on file (estate_id, project_id) where project_id is not null;

alter table company add foreign key (id, logo_file_id) references file (company_id, id) deferrable initially deferred;
alter table estate add foreign key (id, image_file_id) references file (estate_id, id) deferrable initially deferred;

-- Every content that the file store must hold.
create view stored_content as
  select id, size::float8 size, sha256 from file
  union all
  select id, size::float8, sha256 from data_export where ready_at is not null;

-- How much lies with every estate and every company, and with every account of what no record holds yet.
create table storage (
  holder_id uuid primary key,
  bytes bigint not null
);

-- What comes to a holder must find room there; each connection says how much there is. Two that come at once wait for each other.
create function move_storage(holders uuid[], moved bigint[]) returns void language plpgsql as $$
declare
  room bigint := nullif(current_setting('grunnmur.room', true), '')::bigint;
begin
  with changed as (
    select h.holder_id, sum(h.bytes) bytes from unnest(holders, moved) h (holder_id, bytes) group by 1 having sum(h.bytes) <> 0
  ), kept as (
    insert into storage as s (holder_id, bytes) select * from changed order by holder_id
    on conflict (holder_id) do update set bytes = s.bytes + excluded.bytes returning s.*
  )
  select room from kept join changed using (holder_id) where changed.bytes > 0 and kept.bytes > room limit 1 into room;
  if found then
    raise exception 'no room left' using errcode = 'GR507';
  end if;
end $$;

create function keep_storage() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(size::bigint)) from come;
  elsif tg_op = 'DELETE' then
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(-size::bigint)) from gone;
  else
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(bytes::bigint)) from (
      select estate_id, company_id, owner_account_id, size bytes from come
      union all select estate_id, company_id, owner_account_id, -size from gone) moved;
  end if;
  return null;
end $$;
create trigger file_comes after insert on file referencing new table as come for each statement execute function keep_storage();
create trigger file_moves after update on file referencing old table as gone new table as come for each statement execute function keep_storage();
create trigger file_goes after delete on file referencing old table as gone for each statement execute function keep_storage();
