-- When the land register was last asked what the user owns. A number that was given elsewhere has asked nothing yet.
alter table app_user add registry_asked_at timestamptz;
update app_user set registry_asked_at = updated_at where exists (select from estate_registry_entry where user_id = app_user.id);
