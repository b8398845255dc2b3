-- Where on a drawing it is: of its width and of its height, from the upper left.
alter table project_deviation
  add mark_x float8 check (mark_x between 0 and 1),
  add mark_y float8 check (mark_y between 0 and 1),
  add check ((mark_x is null) = (mark_y is null) and (mark_x is null or document_id is not null));
