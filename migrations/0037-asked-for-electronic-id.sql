-- When whoever claims an estate was last asked to show by an electronic ID who they are.
alter table estate_claim add electronic_id_asked_at timestamptz;
