-- How damp it is, and who measures it.

create table moisture_sensor (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  building_id uuid,
  name text not null check (length(name) between 1 and 100),
  location text check (length(location) <= 255),
  quantity text not null check (quantity in ('RH_PERCENT', 'WOOD_MOISTURE_WT_PERCENT')),
  warn_at float8 not null check (warn_at between 0 and 100),
  alarm_at float8 not null check (alarm_at between 0 and 100),
  -- What its network calls it.
  device_id text check (length(device_id) between 1 and 100),
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (warn_at <= alarm_at),
  unique (estate_id, id),
  unique (estate_id, device_id),
  foreign key (estate_id, building_id) references building (estate_id, id) on delete set null (building_id)
);
create index moisture_sensor_building on moisture_sensor (estate_id, building_id);

-- One a moment, so that a message that comes twice is one reading. Of all tables this one grows most: its only index holds the
-- value as well, so that the newest readings are told from it alone.
create table moisture_reading (
  sensor_id uuid not null references moisture_sensor on delete cascade,
  measured_at timestamptz not null,
  value float8 not null check (value between 0 and 100),
  source text not null check (source in ('manual', 'dt', 'ttn')),
  is_backfilled boolean not null default false,
  primary key (sensor_id, measured_at) include (value)
);

-- With one of these a network of sensors hands in what it measured on one estate. The secret itself is not kept.
create table moisture_token (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text not null check (length(name) between 1 and 100),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- How often it was used in the minute that began then.
  minute timestamptz,
  uses int not null default 0
);
create index moisture_token_estate on moisture_token (estate_id, id);
