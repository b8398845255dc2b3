-- Why a project was closed although something of it was open; its book tells it.
alter table project add column close_reason text;
alter table project add constraint project_close_reason_check check (close_reason is null or (closed_at is not null and length(close_reason) between 1 and 1000)) not valid;
alter table project validate constraint project_close_reason_check;
