-- Blocks have more than four storeys. The constraint is put back unchecked and looked through afterwards, so that reading goes on.
alter table floor drop constraint floor_type_check;
alter table floor add constraint floor_type_check
  check (type in ('basement', 'lowerGround', 'groundFloor', 'attic', 'loft') or type ~ '^floor([1-9]|1[0-9]|20)$') not valid;
alter table floor validate constraint floor_type_check;
