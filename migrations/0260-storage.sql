-- How much lies with every estate and every company, and with every account of what no record holds yet.
create table storage (
  holder_id uuid primary key,
  bytes bigint not null
);
insert into storage select coalesce(estate_id, company_id, owner_account_id), sum(size) from file group by 1;

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
