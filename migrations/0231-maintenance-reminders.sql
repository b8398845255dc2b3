-- Reminders that somebody does not want. By address: a supplier who has no account may not want them either.
create table mail_refusal (
  email citext not null check (length(email) <= 254),
  kind text not null check (kind in ('maintenance', 'insurance', 'licence')),
  created_at timestamptz not null default now(),
  primary key (email, kind)
);

-- Who was reminded of maintenance in which week, by its Monday: nobody twice.
create table maintenance_reminder (
  week date not null,
  email citext not null check (length(email) <= 254),
  primary key (week, email)
);

-- Where a supplier goes, nobody follows in a calendar what it was responsible for.
create function supplier_leaves_calendars() returns trigger language plpgsql as $$
begin
  delete from calendar_feed where estate_id = old.estate_id and responsible_id = old.id;
  return old;
end $$;
create trigger maintenance_supplier_calendars before delete on maintenance_supplier for each row execute function supplier_leaves_calendars();
