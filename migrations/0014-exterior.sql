-- The outside of an estate, and the pictures that it is known by.

-- What is said of an estate's outside; of an estate without a row nothing has been said yet. It has the estate's id.
create table estate_exterior (
  id uuid primary key default new_id() references estate on delete cascade,
  estate_id uuid not null unique references estate on delete cascade,
  cladding text check (length(cladding) <= 255),
  roof text check (length(roof) <= 255),
  foundation text check (length(foundation) <= 255),
  description text check (length(description) <= 4000),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (id = estate_id)
);

-- A picture has the id of its file, so that whoever uploads one knows what to call it.
create table exterior_image (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  file_id uuid not null,
  caption text check (length(caption) between 1 and 255),
  sort_order int not null,
  version int not null default 1,
  -- Removed, and can be had back for a while.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (id = file_id),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index exterior_image_order on exterior_image (estate_id, sort_order, id) where removed_at is null;
create index exterior_image_file on exterior_image (estate_id, file_id);
create index exterior_image_removed on exterior_image (removed_at) where removed_at is not null;

-- Pictures from which an estate's own can be chosen, beside those of its outside.
create table estate_image (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  check (id = file_id),
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index estate_image_file on estate_image (estate_id, file_id);
