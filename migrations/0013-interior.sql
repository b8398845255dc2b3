-- The inside of an estate: floors, their rooms, and what was said of them.

create table floor (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  type text not null check (type in ('basement', 'lowerGround', 'groundFloor', 'floor1', 'floor2', 'floor3', 'floor4', 'attic', 'loft')),
  name text check (length(name) between 1 and 255),
  sort_order int not null,
  -- Kept by the triggers below, so that no list has to count.
  room_count int not null default 0,
  area_m2 float8 not null default 0,
  version int not null default 1,
  -- Deleted, and can be had back for a while.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id)
);
create index floor_order on floor (estate_id, sort_order, id) where removed_at is null;
create index floor_removed on floor (removed_at) where removed_at is not null;
-- What an estate can still have back, the latest first.
create index floor_removed_of_estate on floor (estate_id, removed_at desc, id desc) where removed_at is not null;

create table room (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  floor_id uuid not null,
  type text not null check (type in ('livingRoom', 'kitchen', 'bathroom', 'toilet', 'bedroom', 'hall', 'laundry', 'storage',
    'technicalRoom', 'office', 'balcony', 'terrace', 'stairwell', 'garage', 'other')),
  name text check (length(name) between 1 and 255),
  area_m2 float8 check (area_m2 between 0 and 1000000),
  sort_order int not null,
  -- Kept by a trigger, as the counts of a floor.
  comment_count int not null default 0,
  version int not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id),
  foreign key (estate_id, floor_id) references floor (estate_id, id) on delete cascade
);
create index room_order on room (floor_id, sort_order, id) where removed_at is null;
create index room_floor on room (estate_id, floor_id);
create index room_removed on room (removed_at) where removed_at is not null;
create index room_removed_of_estate on room (estate_id, removed_at desc, id desc) where removed_at is not null;
-- The first of many are found in their order, without a look at the rest.
create index room_listed on room (estate_id, floor_id, sort_order, id) where removed_at is null;

create table room_comment (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  room_id uuid not null,
  text text not null check (length(text) <= 4000),
  author_account_id uuid references account on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id),
  foreign key (estate_id, room_id) references room (estate_id, id) on delete cascade
);
create index room_comment_room on room_comment (room_id, id desc);
create index room_comment_listed on room_comment (estate_id, room_id, id desc);
create index room_comment_author on room_comment (author_account_id);

create table room_comment_picture (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  comment_id uuid not null,
  file_id uuid not null,
  foreign key (estate_id, comment_id) references room_comment (estate_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index room_comment_picture_comment on room_comment_picture (comment_id, id);
create index room_comment_picture_estate on room_comment_picture (estate_id, comment_id);
create index room_comment_picture_file on room_comment_picture (estate_id, file_id);

create function count_rooms() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update floor set room_count = room_count - 1, area_m2 = greatest(area_m2 - coalesce(old.area_m2, 0), 0) where id = old.floor_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update floor set room_count = room_count + 1, area_m2 = area_m2 + coalesce(new.area_m2, 0) where id = new.floor_id;
  end if;
  return null;
end $$;
create trigger count_rooms after insert or delete or update of floor_id, area_m2, removed_at on room for each row execute function count_rooms();

create function count_room_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update room set comment_count = comment_count + 1 where id = new.room_id;
  else
    update room set comment_count = comment_count - 1 where id = old.room_id;
  end if;
  return null;
end $$;
create trigger count_room_comments after insert or delete on room_comment for each row execute function count_room_comments();
