-- Where the water is shut off and the fuses are, and the numbers of the meters.
alter table estate
  add main_stopcock text check (length(main_stopcock) <= 255),
  add fuse_box text check (length(fuse_box) <= 255),
  add water_meter text check (length(water_meter) <= 255),
  add electricity_meter text check (length(electricity_meter) <= 255);
