-- What a read from a replica is held to, each as the snapshot that it is read in shows it: how old that is, whether it has what
-- its reader wrote, and whether it has what anybody lost since.

-- When the primary was last known to write: raised every second while anybody reads from replicas.
create table replica_beat (
  is_only boolean primary key default true,
  beaten_at timestamptz not null default now()
);
insert into replica_beat default values;

create function beat_for_replicas() returns timestamptz language sql as $$
  update replica_beat set beaten_at = clock_timestamp() where beaten_at < clock_timestamp() - interval '900 milliseconds';
  select clock_timestamp();
$$;

-- How often each user has changed anything. Raised as the last thing of a transaction, so that nobody waits for long.
create table user_write (
  user_id uuid primary key references app_user on delete cascade,
  times bigint not null
);

create function count_user_write() returns trigger language plpgsql as $$
begin
  insert into user_write as before (user_id, times) select id, 1 from app_user where id = new.user_id
    on conflict (user_id) do update set times = before.times + 1;
  return null;
end $$;
create constraint trigger count_user_write after insert on audit_entry deferrable initially deferred
  for each row when (new.outcome = 'done' and new.user_id is not null) execute function count_user_write();

-- How often anybody lost what they were to an estate, a project or an order. In slots, so that those who take something away at
-- the same moment do not wait for each other; a slot's number only grows.
create table standing_loss (
  slot smallint primary key,
  times bigint not null default 0
);
insert into standing_loss (slot) select generate_series(0, 15);

create function count_standing_loss() returns trigger language plpgsql as $$
begin
  -- Once in a transaction, however much is taken away in it.
  if current_setting('grunnmur.lost_in', true) is distinct from pg_current_xact_id()::text then
    update standing_loss set times = times + 1 where slot = pg_backend_pid() % 16;
    perform set_config('grunnmur.lost_in', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

create constraint trigger count_standing_loss_changed after update on estate_owner deferrable initially deferred
  for each row execute function count_standing_loss();
create constraint trigger count_standing_loss_removed after delete on estate_owner deferrable initially deferred
  for each row execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on access_link deferrable initially deferred
  for each row when (old.claimed_at is not null and (old.estate_id, old.company_id, old.claimed_at) is distinct from (new.estate_id, new.company_id, new.claimed_at))
  execute function count_standing_loss();
create constraint trigger count_standing_loss_removed after delete on access_link deferrable initially deferred
  for each row when (old.claimed_at is not null) execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on project_participant deferrable initially deferred
  for each row when ((old.project_id, old.account_id, old.subcontractor_id, old.role) is distinct from (new.project_id, new.account_id, new.subcontractor_id, new.role))
  execute function count_standing_loss();
create constraint trigger count_standing_loss_removed after delete on project_participant deferrable initially deferred
  for each row execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on subcontractor deferrable initially deferred
  for each row when (old.company_id is distinct from new.company_id) execute function count_standing_loss();
create constraint trigger count_standing_loss_removed after delete on subcontractor deferrable initially deferred
  for each row execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on project deferrable initially deferred
  for each row when ((old.estate_id, old.company_id, old.closed_at) is distinct from (new.estate_id, new.company_id, new.closed_at))
  execute function count_standing_loss();
create constraint trigger count_standing_loss_removed after delete on project deferrable initially deferred
  for each row execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on project_order deferrable initially deferred
  for each row when ((old.subcontractor_id, old.side, old.made_by_company_id, old.released_at) is distinct from (new.subcontractor_id, new.side, new.made_by_company_id, new.released_at))
  execute function count_standing_loss();
create constraint trigger count_standing_loss_changed after update on order_quotation deferrable initially deferred
  for each row when (old.status is distinct from new.status) execute function count_standing_loss();
