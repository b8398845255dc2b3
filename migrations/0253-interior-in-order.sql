-- The first of many rooms and comments are found in their order, without a look at the rest.
create index room_listed on room (estate_id, floor_id, sort_order, id) where removed_at is null;
create index room_comment_listed on room_comment (estate_id, room_id, id desc);
drop index room_comment_estate;
