-- Why a point was finished against its own open deviation, or without the picture that it asks for.
alter table control_point add column despite text;
alter table control_point add constraint control_point_despite_check check (despite is null or (completed_at is not null and length(despite) between 1 and 1000)) not valid;
alter table control_point validate constraint control_point_despite_check;
