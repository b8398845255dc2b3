-- What an estate can still have back, the latest first.
create index floor_removed_of_estate on floor (estate_id, removed_at desc, id desc) where removed_at is not null;
create index room_removed_of_estate on room (estate_id, removed_at desc, id desc) where removed_at is not null;
