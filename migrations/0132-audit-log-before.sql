-- The audit log is to be kept by month. What is in it becomes one part as it is, without being written anew: it is held to
-- lie before a day that is far enough away for instances that write meanwhile. Looked at in the next migration, so that
-- nobody waits for that; here it is a matter of milliseconds, whatever is there.
do $$
begin
  execute format('alter table audit_entry add constraint audit_entry_before check (at < %L) not valid', (
    select (date_trunc('month', greatest(now() + interval '7 days', max(at)) at time zone 'UTC') + interval '1 month') at time zone 'UTC'
    from audit_entry));
end $$;
