-- A part of a building stands there once: by its two digits and its own name, if it has one. Of those that were written twice
-- the later ones are told apart by a number, so that what is planned on them stays where it is; again, where that name was taken.
do $$ begin
  loop
    update building_part p set name = concat_ws(' ', left(p.name, 90), '(' || twice.nth || ')') from (
      select id, row_number() over (partition by estate_id, building_id, code, name order by id) nth from building_part) twice
      where twice.id = p.id and twice.nth > 1;
    exit when not found;
  end loop;
end $$;

create unique index building_part_once on building_part (estate_id, building_id, code, name) nulls not distinct;
