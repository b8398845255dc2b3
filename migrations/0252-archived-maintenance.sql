-- How many times of an estate's tasks are done, which is told with each page of them.
create table archived_maintenance (
  estate_id uuid primary key references estate on delete cascade,
  done int not null
);

create function count_archived_maintenance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, count(*) from added where done_date is not null group by estate_id order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  elsif tg_op = 'DELETE' then
    update archived_maintenance kept set done = kept.done - gone.done
      from (select estate_id, count(*) done from removed where done_date is not null group by estate_id) gone where gone.estate_id = kept.estate_id;
  else
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, sum(n) from (select estate_id, 1 n from added where done_date is not null
        union all select estate_id, -1 from removed where done_date is not null) changed group by estate_id having sum(n) <> 0 order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  end if;
  return null;
end $$;
create trigger count_added_maintenance after insert on maintenance_occurrence
  referencing new table as added for each statement execute function count_archived_maintenance();
create trigger count_changed_maintenance after update on maintenance_occurrence
  referencing old table as removed new table as added for each statement execute function count_archived_maintenance();
create trigger count_removed_maintenance after delete on maintenance_occurrence
  referencing old table as removed for each statement execute function count_archived_maintenance();

insert into archived_maintenance (estate_id, done)
  select estate_id, count(*) from maintenance_occurrence where done_date is not null group by estate_id;
