-- A token may be made for less than its account may: for parts of the product, and for some estates. Null is no limit. The
-- estates are no foreign keys: a token whose estates are gone is for none, and must not become one for all.
alter table access_token
  add column areas text[] check (cardinality(areas) > 0),
  add column estate_ids uuid[] check (cardinality(estate_ids) between 1 and 100);
