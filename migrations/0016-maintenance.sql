-- Maintenance: who sees to it, what is planned for the buildings of an estate, and the papers of the plan.

-- Whom an estate's owners turn to for its maintenance: suppliers, and caretakers of the landlord's.
create table maintenance_supplier (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text collate "nb-NO-x-icu" not null check (length(name) between 1 and 255),
  trade text not null check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  party_kind text not null default 'supplier' check (party_kind in ('landlord', 'supplier')),
  email text not null check (length(email) <= 254),
  -- E.164.
  phone text not null check (phone ~ '^\+[1-9]\d{7,14}$'),
  organization_number char(9) check (organization_number ~ '^\d{9}$'),
  company_id uuid references company on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id),
  -- A task follows what its supplier is to the landlord.
  unique (estate_id, id, party_kind)
);
create unique index maintenance_supplier_email on maintenance_supplier (estate_id, lower(email));
create index maintenance_supplier_name on maintenance_supplier (estate_id, name, id);
create index maintenance_supplier_company on maintenance_supplier (company_id) where company_id is not null;
create index maintenance_supplier_unknown on maintenance_supplier (organization_number) where company_id is null;

-- A supplier is tied to the company of its number as a subcontractor is, whichever of the two comes here first.
create trigger maintenance_supplier_company before insert or update of organization_number on maintenance_supplier
  for each row execute function finds_company_of_number();

create function company_finds_suppliers() returns trigger language plpgsql as $$
begin
  update maintenance_supplier set company_id = new.id where organization_number = new.organization_number and company_id is null;
  return null;
end $$;
create trigger company_suppliers after insert on company for each row execute function company_finds_suppliers();

-- Of an area, or of the plan as a whole.
create table plan_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  building_id uuid,
  area_id uuid,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((building_id is null) = (area_id is null)),
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index plan_document_area on plan_document (estate_id, area_id, id desc);
create index plan_document_building on plan_document (estate_id, building_id);
create index plan_document_file on plan_document (estate_id, file_id);
create trigger keep_file_text after insert or update or delete on plan_document
  for each row execute function keep_file_text('maintenance', 'custom_name', '', 'id');

create table maintenance_task (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  building_id uuid not null,
  area_id uuid not null,
  title text not null check (length(title) between 1 and 255),
  description text check (length(description) <= 4000),
  -- 1 is the highest.
  priority int not null default 2 check (priority between 1 and 3),
  trade text check (trade in ('electrician', 'plumber', 'murer', 'roofer', 'ventilation', 'painter', 'machineContractor', 'concreter',
    'tinsmith', 'carpenter', 'tiler', 'gardener', 'floorer', 'architect', 'consultant', 'housingAssociation', 'condominium', 'rateEngineer',
    'realEstateAgent', 'other')),
  estimated_cost_ore bigint check (estimated_cost_ore >= 0),

  responsible_kind text not null default 'landlord' check (responsible_kind in ('landlord', 'supplier')),
  -- An owner's account, or none where it is the owners together; else a supplier.
  responsible_id uuid,
  -- The same where it is a supplier of this estate. Kept by a trigger.
  supplier_id uuid,

  -- Once, or again and again: the start and a number of periods, and nothing else, say when.
  start_date date not null,
  period text check (period in ('day', 'week', 'month')),
  every int not null default 1 check (every between 1 and 1000),
  end_date date,
  basis text not null default 'plan' check (basis in ('plan', 'completion')),
  archived_at timestamptz,

  -- What follows from that and from what was done: from where the series is counted, from which day on it is open, through
  -- which day it is done, and the next time that is not done nor passed over because a later one was: its day in the series,
  -- and the day it is to be done. Kept by triggers, since whole plans are counted and ordered by it.
  counted_from date,
  open_from date,
  done_through date,
  next_due_date date,
  next_date date,

  -- What it was made of: a part in a bad condition, a sensor that found it damp, or a control point that failed. What was
  -- found is kept as it was then.
  origin_kind text check (origin_kind in ('condition', 'moisture', 'controlPoint')),
  origin_part_id uuid,
  origin_sensor_id uuid,
  origin_control_point_id uuid,
  origin_name text,
  origin_code text,
  origin_found text,
  -- Since when the finding has nothing more to hear of it: it was looked at again, or another task was made of it.
  origin_settled_at timestamptz,

  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date >= start_date),
  check (responsible_kind = 'landlord' or supplier_id is not null),
  check (num_nonnulls(origin_part_id, origin_sensor_id, origin_control_point_id) <= (origin_kind is not null)::int),
  unique (estate_id, id),
  -- What is planned there keeps a building and its areas.
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id),
  foreign key (estate_id, supplier_id, responsible_kind) references maintenance_supplier (estate_id, id, party_kind) on update cascade,
  foreign key (estate_id, origin_part_id) references building_part (estate_id, id) on delete set null (origin_part_id),
  foreign key (estate_id, origin_sensor_id) references moisture_sensor (estate_id, id) on delete set null (origin_sensor_id),
  foreign key (estate_id, origin_control_point_id) references estate_control_point (estate_id, id)
    on delete set null (origin_control_point_id)
);
create index maintenance_task_area on maintenance_task (estate_id, area_id, id);
create index maintenance_task_of_area on maintenance_task (estate_id, area_id, next_date) where archived_at is null;
create index maintenance_task_of_building on maintenance_task (estate_id, building_id, next_date) where archived_at is null;
-- What comes next on an estate is read in its order.
create index maintenance_task_coming on maintenance_task (estate_id, next_date, priority, id) where archived_at is null and next_date is not null;
create index maintenance_task_responsible on maintenance_task (estate_id, responsible_id, responsible_kind) where archived_at is null;
create index maintenance_task_supplier on maintenance_task (estate_id, supplier_id) where supplier_id is not null;
create index maintenance_task_origin_part on maintenance_task (estate_id, origin_part_id) where origin_part_id is not null;
create index maintenance_task_origin_sensor on maintenance_task (estate_id, origin_sensor_id) where origin_sensor_id is not null;
create index maintenance_task_origin_point on maintenance_task (estate_id, origin_control_point_id) where origin_control_point_id is not null;
-- A finding has one task until that is settled.
create unique index maintenance_task_origin_part_id_idx on maintenance_task (origin_part_id) where origin_settled_at is null;
create unique index maintenance_task_origin_sensor_id_idx on maintenance_task (origin_sensor_id) where origin_settled_at is null;
create unique index maintenance_task_origin_control_point_id_idx on maintenance_task (origin_control_point_id) where origin_settled_at is null;

-- Who is responsible for a task may be a supplier of the same estate, and follows what that is to the landlord.
create function task_finds_supplier() returns trigger language plpgsql as $$
begin
  new.supplier_id := (select id from maintenance_supplier where estate_id = new.estate_id and id = new.responsible_id);
  return new;
end $$;
create trigger maintenance_task_supplier before insert or update of responsible_id on maintenance_task
  for each row execute function task_finds_supplier();

-- The owners together take over from a supplier that goes.
create function supplier_hands_back() returns trigger language plpgsql as $$
begin
  update maintenance_task set responsible_kind = 'landlord', responsible_id = null, version = version + 1, updated_at = now()
    where estate_id = old.estate_id and supplier_id = old.id;
  return old;
end $$;
create trigger maintenance_supplier_hands_back before delete on maintenance_supplier for each row execute function supplier_hands_back();

-- Whoever looks again at what was put right has heard that it was done.
create function settle_finding() returns trigger language plpgsql as $$
begin
  execute format('update maintenance_task set origin_settled_at = now() where estate_id = $1 and %I = $2
    and archived_at is not null and origin_settled_at is null', tg_argv[0]) using new.estate_id, new.id;
  return null;
end $$;
create trigger settle_finding after update on building_part for each row
  when (old.condition_grade <> new.condition_grade or old.inspected_on is distinct from new.inspected_on)
  execute function settle_finding('origin_part_id');
create trigger settle_finding after update on estate_control_point for each row
  when (old.is_completed <> new.is_completed) execute function settle_finding('origin_control_point_id');

-- A task that is archived keeps nothing: it goes with its area. The tasks of one estate are looked through, not those of all.
create function forget_archived_tasks() returns trigger language plpgsql as $$
begin
  delete from maintenance_task where estate_id = old.estate_id and area_id = old.id and archived_at is not null;
  return old;
end $$;
create trigger forget_archived_tasks before delete on building_part for each row execute function forget_archived_tasks();
