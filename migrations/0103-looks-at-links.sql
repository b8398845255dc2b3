-- What its maker looks at before there is a link: one for each who looks, for half an hour, and none of the estate's links.
alter table public_link add column is_preview boolean not null default false;
create unique index public_link_preview on public_link (estate_id, created_by) where is_preview;
